import type { FoundPayment, Outcome, Refusal } from "./card.ts";
import { kindOf } from "./toss-errors.ts";

/** The meaning of a refusal code: nothing was charged. */
export function refusalOf(code: string): Refusal {
  const kind = kindOf(code);
  return {
    state: "FAILED",
    code,
    isHard: kind === "HARD",
    ...(kind === "OURS" && { isOurs: true }),
  };
}

/** The outcome of a charge, from a reply or a later query. */
export function outcomeOf(found: FoundPayment): Outcome {
  const { status, failCode, approvedAt, paymentKey, totalAmount: amount } = found;
  const { approvalNumber, receiptUrl } = found;
  if (status === "ABORTED" || status === "EXPIRED") return refusalOf(failCode ?? status);
  // Paid, whether or not it was refunded later.
  if (approvedAt === undefined || !["DONE", "CANCELED", "PARTIAL_CANCELED"].includes(status))
    return { state: "UNKNOWN", code: status };
  const paid = { state: "PAID", paymentKey, approvedAt, amount } as const;
  return {
    ...paid,
    ...(approvalNumber !== undefined && { approvalNumber }),
    ...(receiptUrl !== undefined && { receiptUrl }),
  };
}
