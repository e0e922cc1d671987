import { pieces } from "./pieces.ts";
import * as z from "zod/mini";
import { rule } from "../rule.ts";
import { comparePrices, currencies } from "./amounts.ts";

export { comparePrices, type Currency, priceAt, type PriceBreak } from "./amounts.ts";

export const currency = z.enum(currencies);
/** A settled amount in the minor unit of its currency: 100 KRW is 100, 1.00 USD is 100. */
export const money = z.object({ amount: z.int(), currency });
export type Money = z.output<typeof money>;

/** Price of one piece: a decimal string of up to 9 + 5 digits, above zero (D0-6). */
export const unitPrice = z.string().check(
  // A rule of its own, because many OpenAPI readers do not support look-ahead in patterns.
  z.regex(/^\d{1,9}(\.\d{1,5})?$/, { error: "UNIT_PRICE" }),
  rule((text) => /[1-9]/.test(text), { error: "UNIT_PRICE" }),
);
export const priceBreak = z.strictObject({
  minQty: pieces,
  unitPrice,
});

const mostSteps = 10;
type Step = z.output<typeof priceBreak>;

/** Each step against the one before, so that a fault stands at the step that breaks the rule. */
const stepRules = Array.from({ length: mostSteps - 1 }, (_, before) => {
  const at = before + 1;
  return [
    rule<Step[]>((steps) => !steps[at] || steps[at].minQty > steps[before]!.minQty, {
      error: "STEP_QUANTITY",
      path: [at, "minQty"],
    }),
    rule<Step[]>(
      (steps) => !steps[at] || comparePrices(steps[at].unitPrice, steps[before]!.unitPrice) <= 0,
      { error: "STEP_PRICE", path: [at, "unitPrice"] },
    ),
  ];
}).flat();

/** Steps must rise strictly in quantity and never rise in price (D0-6). */
export const priceBreaks = z
  .array(priceBreak)
  .check(z.minLength(1), z.maxLength(mostSteps), ...stepRules);
