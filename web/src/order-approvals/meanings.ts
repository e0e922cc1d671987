import type { ApprovalStatus } from "@bupum/shared/deal/order-approvals/states";
import type { Meaning } from "@bupum/ui/display/status";

/** What the state of an approval means to its reader. */
export const meanings: Record<ApprovalStatus, Meaning> = {
  WAITING: "waiting",
  RELEASED: "good",
  REFUSED: "bad",
  WITHDRAWN: "over",
  LAPSED: "over",
};
