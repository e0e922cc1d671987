import type { FoundPayment, Outcome, Refusal } from "./card.ts";
import { kindOf } from "./toss-errors.ts";

/** What a code of refusal says: nothing was taken. */
export function refusalOf(code: string): Refusal {
  const kind = kindOf(code);
  return {
    state: "FAILED",
    code,
    isHard: kind === "HARD",
    ...(kind === "OURS" && { isOurs: true }),
  };
}

/** What came of a charge, from the payment that it answered with or that was asked for later. */
export function outcomeOf(found: FoundPayment): Outcome {
  const { status, failCode, approvedAt, paymentKey, totalAmount: amount } = found;
  const { approvalNumber, receiptUrl } = found;
  if (status === "ABORTED" || status === "EXPIRED") return refusalOf(failCode ?? status);
  // Refunded meanwhile or not: it was paid first.
  if (approvedAt === undefined || !["DONE", "CANCELED", "PARTIAL_CANCELED"].includes(status))
    return { state: "UNKNOWN", code: status };
  const paid = { state: "PAID", paymentKey, approvedAt, amount } as const;
  return {
    ...paid,
    ...(approvalNumber !== undefined && { approvalNumber }),
    ...(receiptUrl !== undefined && { receiptUrl }),
  };
}
