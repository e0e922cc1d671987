import type { EstimateRow } from "@bupum/shared/deal/estimates/contract";
import { useWords } from "../../words.ts";
import styles from "./request-number.module.css";

/**
 * The number by which buyer and seller name a deal (DECISIONS 241), and the seller's own of it,
 * which its quotation bears.
 */
export function RequestNumber({
  of: { groupNumber, number },
}: {
  of: Pick<EstimateRow, "groupNumber" | "number">;
}) {
  const say = useWords("sellerEstimates");
  return (
    <span className={styles["numbers"]}>
      {groupNumber} <small>{say("ownNumber", { number })}</small>
    </span>
  );
}
