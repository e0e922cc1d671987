import type { SubscribeType } from "@bupum/shared/billing/plans/plans";
import type { Refusal } from "../../providers/card/card.ts";

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
