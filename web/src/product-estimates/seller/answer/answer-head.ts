import type { Estimate } from "@bupum/shared/estimates/contract";
import { estimateStatusOf } from "@bupum/shared/estimate-groups/rules";
import type { Line } from "@bupum/shared/product-estimates/contract";

/**
 * The head as its lines stand: the server counts them a moment after an answer. What closed an
 * estimate, and the orders of a closed one, only the server knows.
 */
export function headOf(estimate: Estimate, lines: readonly Line[]): Estimate {
  if (!estimate.open || lines.length !== estimate.lineCount) return estimate;
  const states = lines.map(({ replyType }) => ({ replyType, confirmedOrders: 0 }));
  return { ...estimate, status: estimateStatusOf(true, states) };
}
