import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { isAway } from "@bupum/shared/accounts/companies/approval-rules";
import { dueStep } from "@bupum/shared/deal/order-approvals/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useNow } from "@bupum/ui/now";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { MemberName } from "../companies/member-name.tsx";
import { membersOf } from "../companies/queries.ts";
import { useWords } from "../words.ts";
import { InPlaceOf } from "./in-place-of.tsx";
import styles from "./approvals.module.css";

/** Who releases it, step by step, and who has. */
export function Steps({ of: { steps, status } }: { of: OrderApproval }) {
  const say = useWords("orderApprovals");
  const days = useDays();
  const due = dueStep({ steps });
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{say("steps")}</h2>
      <ol className={styles["steps"]}>
        {steps.map(({ approvers, released }, at) => {
          const isDue = status === "WAITING" && at === due;
          return (
            // The steps never change their places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} data-state={released ? "done" : isDue ? "due" : "later"}>
              <b>{say("step", { number: at + 1 })}</b>
              <span>
                {released ? (
                  <>
                    <MemberName userId={released.by} /> {say("released")} ·{" "}
                    {days.moment(released.at)}
                    <InPlaceOf of={released} />
                  </>
                ) : (
                  <>
                    {approvers.map((userId, index) => (
                      <span key={userId}>
                        {index > 0 && ` ${say("or")} `}
                        <MemberName userId={userId} />
                        {isDue && <StandIn of={userId} />}
                      </span>
                    ))}
                    {isDue && <small> · {say("due")}</small>}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Who stands in for an approver today (D41-5). */
function StandIn({ of }: { of: Id<"usr"> }) {
  const say = useWords("orderApprovals");
  const today = seoulDay(useNow());
  const companyId = actingCompany();
  const { data } = useQuery({
    ...membersOf(companyId ?? ""),
    enabled: companyId !== undefined,
  });
  const standIn = data?.find(({ userId }) => userId === of)?.standIn;
  if (!isAway(standIn, today)) return null;
  return (
    <small>
      {" "}
      ({say("standIn")} <MemberName userId={standIn.userId} />)
    </small>
  );
}
