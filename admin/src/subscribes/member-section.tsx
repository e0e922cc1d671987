import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";

/** Links from an account to its subscription, payments and card. */
export const MemberBilling = onlyFor(
  "subscribeEntities.list",
  function MemberBilling({ userId }: { userId: AdminUser["id"] }) {
    const say = useWords("subscribes");
    return (
      <section aria-labelledby="billing">
        <h2 id="billing">{say("ofMember")}</h2>
        <p>{say("ofMemberHint")}</p>
        <Group>
          <Link to="/subscriptions" search={{ userId }}>
            {say("title")}
          </Link>
          <Link to="/payments" search={{ userId }}>
            {say("payments")}
          </Link>
          <Link to="/cards" search={{ userId }}>
            {say("cards")}
          </Link>
        </Group>
      </section>
    );
  },
);
