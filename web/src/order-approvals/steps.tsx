import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { dueStep } from "@bupum/shared/deal/order-approvals/rules";
import { useDays } from "@bupum/ui/display/days";
import { MemberName } from "../companies/member-name.tsx";
import { useWords } from "../words.ts";
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
                    {released.inPlaceOf && (
                      <small>
                        {" "}
                        (<MemberName userId={released.inPlaceOf} /> {say("inPlaceOf")})
                      </small>
                    )}
                  </>
                ) : (
                  <>
                    {approvers.map((userId, index) => (
                      <span key={userId}>
                        {index > 0 && ` ${say("or")} `}
                        <MemberName userId={userId} />
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
