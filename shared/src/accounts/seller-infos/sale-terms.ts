import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { region } from "../../reference/regions/region.ts";

/** Without VAT. */
const value = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
/** Without VAT. In tens of won, so that its VAT is whole won (D36-1). */
const fee = z.int().check(
  z.minimum(0),
  z.maximum(10_000_000),
  rule((won) => won % 10 === 0, { error: "TEN_WON" }),
);

/** What a seller takes for delivery; absent where that is to be agreed. */
export const freight = z.strictObject({
  feeWon: fee,
  /** From goods of this value on there is no fee. */
  freeFromWon: z.optional(value),
  /** Regions with another fee; one without a fee is agreed about each time. */
  regionFees: z._default(
    z.array(z.strictObject({ region, feeWon: z.optional(fee) })).check(
      z.maxLength(14),
      rule((fees) => new Set(fees.map((one) => one.region)).size === fees.length, {
        error: "DUPLICATE_REGIONS",
      }),
    ),
    [],
  ),
});

/** The least value of an order and the freight of a seller, in won (D36-1). */
export const saleTerms = z.strictObject({
  minimumWon: z.optional(value),
  freight: z.optional(freight),
});
export type SaleTerms = z.output<typeof saleTerms>;
