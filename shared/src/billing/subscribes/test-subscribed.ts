import { Problem } from "../../kernel/problem.ts";
import { type PriceTable, prices, type SubscribeType } from "../plans/plans.ts";
import type { Subscribed } from "./rules.ts";

// What the tests of the rules begin with. Their figures are worked out by hand from
// docs/domain/subscriptions.md.

/** March to April 2027: 31 days, 2,678,400 seconds. */
export const start = "2027-03-10T05:00:00.000Z";
export const end = "2027-04-10T05:00:00.000Z";

export const one = (given: Partial<Subscribed> = {}): Subscribed => ({
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  consent: { amount: 42_900, textVersion: "1", at: start },
  periodStart: start,
  periodEnd: end,
  nextBillingAt: end,
  entitledUntil: end,
  dunningStage: 0,
  ...given,
});

/** The prices of plans.ts, one of which rises at a moment. */
export const rising = (type: SubscribeType, from: string, amount: number): PriceTable => ({
  ...prices,
  [type]: [...prices[type], { from, amount }],
});

/** What an act is refused with, or what it returns. */
export function refusal(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error instanceof Problem ? { code: error.code, params: error.params } : error;
  }
}
