import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../../words.ts";

/** The state of a line for its seller; a closed line without a quote no longer waits. */
export function LineStatus({ of: { open, replyType } }: { of: Line }) {
  const say = useWords("sellerEstimates");
  if (!open && replyType === "PENDING") return <Status of="CANCELLED">{say("due.closed")}</Status>;
  return <Status of={replyType}>{say(`states.${replyType}`)}</Status>;
}
