import type { EstimateRow } from "@bupum/shared/deal/estimates/contract";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../../words.ts";

type Counted = Pick<EstimateRow, "status" | "open" | "lineCount" | "pendingCount">;

/**
 * The state of a received request. It waits until each line is answered (D2-10): once some are, it
 * says how many of how many.
 */
export function EstimateState({ of }: { of: Counted }) {
  const say = useWords("sellerEstimates");
  const { status, open, lineCount, pendingCount } = of;
  const answered = lineCount - pendingCount;
  const isPartly = open && status === "PENDING" && answered > 0;
  return (
    <Status of={status}>
      {isPartly ? say("answered", { answered, count: lineCount }) : say(`estimateStates.${status}`)}
    </Status>
  );
}
