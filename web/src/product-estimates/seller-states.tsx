import type { EstimateGroup } from "@bupum/shared/estimate-groups/contract";
import { type Meaning, Status } from "@bupum/ui/status";
import { useWords } from "../words.ts";
import styles from "./compare-page.module.css";

const meanings: Record<EstimateGroup["status"], Meaning> = {
  PENDING: "waiting",
  CONFIRMED: "good",
  REJECTED: "bad",
  COMPLETED: "good",
  CANCELLED: "over",
};

/** How far each seller is. */
export function SellerStates({ group }: { group: EstimateGroup }) {
  const say = useWords("productEstimates");
  return (
    <section aria-labelledby="sellers">
      <h2 id="sellers">{say("sellers.title")}</h2>
      <ul className={styles["sellers"]}>
        {group.estimates.map((estimate) => (
          <li key={estimate.id}>
            <strong>{estimate.sellerName}</strong>
            <Status of={estimate.status} meaning={meanings[estimate.status]}>
              {say(`sellers.states.${estimate.status}`)}
            </Status>
            <p className={styles["dimmed"]}>
              {[
                say("sellers.answered", {
                  lines: estimate.lineCount,
                  replied: estimate.repliedCount,
                }),
                estimate.rejectedCount > 0 &&
                  say("sellers.refused", { count: estimate.rejectedCount }),
                estimate.pendingCount > 0 &&
                  group.open &&
                  say("sellers.waiting", { count: estimate.pendingCount }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
