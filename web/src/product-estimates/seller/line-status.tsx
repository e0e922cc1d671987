import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../../words.ts";

/** How a line was answered; one that closed without an answer waits for none. */
export function LineStatus({ of: { open, replyType } }: { of: Line }) {
  const say = useWords("sellerEstimates");
  if (!open && replyType === "PENDING") return <Status of="CANCELLED">{say("due.closed")}</Status>;
  return <Status of={replyType}>{say(`states.${replyType}`)}</Status>;
}
