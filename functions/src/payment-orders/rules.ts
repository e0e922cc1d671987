import type { SubscribeType } from "@bupum/shared/subscribes/plans";
import type { FoundPayment, Outcome, Refusal } from "../providers/card/card.ts";

/** On the statement of the card and on the provider's receipt, which are Korean. */
export const orderNameOf: Record<SubscribeType, string> = {
  MONTHLY: "비즈니스 플러스 월간 구독",
  QUARTERLY: "비즈니스 플러스 분기 구독",
  YEARLY: "비즈니스 플러스 연간 구독",
};

/** Of a payment that the provider has never heard of: nobody is at fault, and nothing counts. */
export const neverMade: Refusal = {
  state: "FAILED",
  code: "NOT_FOUND_PAYMENT",
  isHard: false,
  isOurs: true,
};

/** What came of a payment, from what the provider has of it now. */
export function outcomeOf(found: FoundPayment): Outcome {
  const { status, failure, approvedAt, paymentKey, totalAmount: amount, receiptUrl } = found;
  if (status === "ABORTED" || status === "EXPIRED") {
    const { code, isHard } = failure ?? { code: status, isHard: false };
    return { state: "FAILED", code, isHard };
  }
  // Refunded meanwhile or not: it was paid first.
  if (approvedAt === undefined || !["DONE", "CANCELED", "PARTIAL_CANCELED"].includes(status))
    return { state: "UNKNOWN", code: status };
  const paid = { state: "PAID", paymentKey, approvedAt, amount } as const;
  return { ...paid, ...(receiptUrl !== undefined && { receiptUrl }) };
}
