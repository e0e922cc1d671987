import * as z from "zod/mini";

export const currencies = ["USD", "KRW", "CNY"] as const;
export const currency = z.enum(currencies);
export type Currency = (typeof currencies)[number];

/** Symbols of SPEC.md 9. */
export const currencySymbols: Record<Currency, string> = { KRW: "₩", USD: "$", CNY: "¥" };
/** Decimals of the minor unit: KRW has none (ISO 4217; DOMAIN.md D0). */
export const minorDigits: Record<Currency, number> = { KRW: 0, USD: 2, CNY: 2 };

/** A settled amount in the minor unit of its currency: 100 KRW is 100, 1.00 USD is 100. */
export const money = z.object({ amount: z.int(), currency });
export type Money = z.output<typeof money>;

/** Price of one piece: a decimal string of up to 9 + 5 digits, above zero (DOMAIN.md D0). */
export const unitPrice = z
  .string()
  .check(z.regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,5})?$/, { error: "UNIT_PRICE" }));
export type UnitPrice = string;

const scale = 100_000n;

/** A unit price in hundred-thousandths, exact. */
export function toScaled(price: UnitPrice): bigint {
  const [whole = "0", fraction = ""] = price.split(".");
  return BigInt(whole) * scale + BigInt(fraction.padEnd(5, "0"));
}

/** Compares two unit prices: negative, zero or positive, as a sort wants it. */
export function comparePrices(left: UnitPrice, right: UnitPrice): number {
  const difference = toScaled(left) - toScaled(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * The total of one line in minor units, rounded half up once (DOMAIN.md D0). Page and server both
 * call this, so that they never differ. Throws RangeError above 2^53.
 */
export function lineAmount(price: UnitPrice, quantity: number, of: Currency): number {
  const minor = 10n ** BigInt(minorDigits[of]);
  const exact = toScaled(price) * BigInt(quantity) * minor;
  const rounded = (exact * 2n + scale) / (scale * 2n);
  if (rounded > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("Amount too large.");
  return Number(rounded);
}

export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency)
    throw new Error("Amounts of two currencies cannot be added.");
  return { amount: left.amount + right.amount, currency: left.currency };
}

/** Price steps: from `minQty` pieces on, one piece costs `unitPrice`. */
export const priceBreak = z.strictObject({
  minQty: z.int().check(z.minimum(1), z.maximum(9_999_999)),
  unitPrice,
});
export type PriceBreak = z.output<typeof priceBreak>;

/** Steps must rise strictly in quantity and never rise in price (DOMAIN.md D1, lesson B11). */
export const priceBreaks = z.array(priceBreak).check(
  z.minLength(1),
  z.maxLength(10),
  z.refine(
    (steps) =>
      steps.every((step, index) => {
        const before = steps[index - 1];
        return (
          !before ||
          (step.minQty > before.minQty && comparePrices(step.unitPrice, before.unitPrice) <= 0)
        );
      }),
    { error: "PRICE_BREAKS" },
  ),
);

/** The unit price at a quantity, or undefined below the first step. */
export function priceAt(breaks: readonly PriceBreak[], quantity: number): UnitPrice | undefined {
  return breaks.findLast((step) => step.minQty <= quantity)?.unitPrice;
}
