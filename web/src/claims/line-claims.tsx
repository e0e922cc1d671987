import { claimableKinds, lastClaimDay } from "@bupum/shared/deal/claims/rules";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { useDays } from "@bupum/ui/display/days";
import { useNow } from "@bupum/ui/now";
import { Link } from "@tanstack/react-router";
import { useMay } from "../companies/queries.ts";
import { ClaimButton } from "./claim-button.tsx";
import { useWords } from "../words.ts";
import styles from "./claims.module.css";
import type { Side } from "./queries.ts";

/** The claims about a line, and for its buyer the way to a new one (D34-1). */
export function LineClaims({ of, side }: { of: Order; side: Side }) {
  const say = useWords("claims");
  const days = useDays();
  const now = useNow();
  const mayClaim = useMay("order") !== false;
  const kinds = side === "BUYER" && mayClaim ? claimableKinds(of, now) : [];
  const claims = of.claims ?? [];
  const until = lastClaimDay(of);
  if (kinds.length === 0 && claims.length === 0) return null;
  return (
    <section>
      <h2>{say("title")}</h2>
      {claims.map(({ id, kind, status }) => (
        <Link
          key={id}
          to={side === "BUYER" ? "/mypage/claims" : "/seller/claims"}
          search={{ claimId: id }}
          className={styles["link"]}
        >
          {say(`reasons.${kind}`)} · {say(`states.${status}`)}
        </Link>
      ))}
      {kinds.length > 0 && (
        <div>
          <ClaimButton lines={[of]} />
          {until && <small> {say("until", { date: days.day(until) })}</small>}
        </div>
      )}
    </section>
  );
}
