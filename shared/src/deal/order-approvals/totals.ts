import { type Breakdown, breakdownOf } from "../product-estimate-orders/breakdown.ts";
import type { ApprovalLine, OrderApproval } from "./contract.ts";
import { standingLines } from "./rules.ts";

/** The lines that nobody has left out; all of them where none is left. */
export function shownLines(approval: Pick<OrderApproval, "lines">): ApprovalLine[] {
  const standing = standingLines(approval);
  return standing.length > 0 ? standing : approval.lines;
}

/** What an approval comes to, as its purchase order will say it. */
export function breakdownOfApproval(approval: Pick<OrderApproval, "lines">): Breakdown {
  const [first, ...more] = shownLines(approval);
  return breakdownOf([first!, ...more]);
}
