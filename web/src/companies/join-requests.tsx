import type { JoinRequest } from "@bupum/shared/accounts/companies/join-requests";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { useDays } from "@bupum/ui/display/days";
import { Failed, Loading } from "@bupum/ui/display/states";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { declineRequest, joinRequestsOf, letIn } from "./queries.ts";
import { RolesField } from "./roles-field.tsx";

interface OfCompany {
  companyId: Id<"cmp">;
}

/** Where the link of the notice leads (D40-17). */
const name = "join-requests";
const showNamed = (section: HTMLElement | null) => {
  if (location.hash === `#${name}`) section?.scrollIntoView();
};

/** Who asks to join a company. For owners (D40-18). */
export function JoinRequests({ companyId }: OfCompany) {
  const say = useWords("companies");
  const { data, error, refetch } = useQuery(joinRequestsOf(companyId));
  return (
    <section id={name} ref={showNamed} className={styles["page"]}>
      <h2>{say("joinRequests")}</h2>
      {!data ? (
        error ? (
          <Failed error={error} again={() => void refetch()} />
        ) : (
          <Loading lines={2} height={44} />
        )
      ) : data.items.length === 0 ? (
        <p className={styles["hint"]}>{say("noJoinRequests")}</p>
      ) : (
        <>
          <p className={styles["hint"]}>{say("joinRequestsHint")}</p>
          <ul className={styles["cards"]}>
            {data.items.map((one) => (
              <li key={`${one.userId} ${one.askedAt}`} className={styles["asking"]}>
                <Asking companyId={companyId} one={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Asking({ companyId, one }: OfCompany & { one: JoinRequest }) {
  const say = useWords("companies");
  const days = useDays();
  const client = useQueryClient();
  const [roles, setRoles] = useState<CompanyRole[]>(["REQUESTER"]);
  const accepting = useMutation(letIn(client));
  const declining = useMutation(declineRequest(client));
  const isBusy = accepting.isPending || declining.isPending;
  const { userId } = one;
  const accept = async () => {
    await accepting.mutateAsync({ companyId, userId, roles });
    toast.done(say("invitationSent"));
  };
  const decline = async () => {
    const title = say("declineOn", { name: one.name });
    const body = say("declineBody", { day: days.dayOf(one.expiresAt) });
    if (!(await confirmed({ title, body, primary: say("decline"), danger: true }))) return;
    await declining.mutateAsync({ companyId, userId });
    toast.done(say("declined"));
  };
  return (
    <>
      <div className={styles["said"]}>
        <b>{one.name}</b>
        <span>{one.email}</span>
        {one.message && <span>{one.message}</span>}
        <span className={styles["hint"]}>
          {say("askedOn", { day: days.dayOf(one.askedAt), until: days.dayOf(one.expiresAt) })}
        </span>
      </div>
      <RolesField label={say("rolesFor", { name: one.name })} roles={roles} onChange={setRoles} />
      <div className={styles["ways"]}>
        <Button
          mih={44}
          loading={accepting.isPending}
          disabled={roles.length === 0 || isBusy}
          aria-label={say("letInOn", { name: one.name })}
          // A failed call is shown as a toast.
          onClick={() => void accept().catch(() => undefined)}
        >
          {say("letIn")}
        </Button>
        <Button
          variant="default"
          mih={44}
          loading={declining.isPending}
          disabled={isBusy}
          aria-label={say("declineOn", { name: one.name })}
          onClick={() => void decline().catch(() => undefined)}
        >
          {say("decline")}
        </Button>
      </div>
    </>
  );
}
