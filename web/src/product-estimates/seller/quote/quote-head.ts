import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import { estimateStatusOf } from "@bupum/shared/deal/estimate-groups/rules";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";

/**
 * The estimate's head with counts from its lines, since the server counts them a moment after an
 * answer. Why an estimate closed, and its orders then, only the server knows.
 */
export function headOf(estimate: Estimate, lines: readonly Line[]): Estimate {
  if (!estimate.open || lines.length !== estimate.lineCount) return estimate;
  const states = lines.map(({ replyType }) => ({ replyType, confirmedOrders: 0 }));
  const pendingCount = lines.filter(({ replyType }) => replyType === "PENDING").length;
  return { ...estimate, pendingCount, status: estimateStatusOf(true, states) };
}
