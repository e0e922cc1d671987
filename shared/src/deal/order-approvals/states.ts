// Without zod, for entry chunks.
/** What became of an order that needs an approval (D41-2). */
export const approvalStatuses = ["WAITING", "RELEASED", "REFUSED", "WITHDRAWN", "LAPSED"] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];
