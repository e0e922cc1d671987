/** Free of zod, so that the sites' entry chunks stay small; the schemas are in money.ts. */
export const currencies = ["USD", "KRW", "CNY"] as const;
export type Currency = (typeof currencies)[number];

/** Symbols as they were given (D23-2). */
export const currencySymbols: Record<Currency, string> = { KRW: "₩", USD: "$", CNY: "¥" };
/** Decimals of the minor unit: KRW has none (ISO 4217; D0-5). */
export const minorDigits: Record<Currency, number> = { KRW: 0, USD: 2, CNY: 2 };

/**
 * The largest total of one line, in minor units: 1e12 KRW, 1e9 USD, 5e9 CNY. Each is about a
 * trillion won, so that sums over thousands of lines stay exact (D0-5, DECISIONS 125).
 */
export const mostAmount: Record<Currency, number> = { KRW: 1e12, USD: 1e11, CNY: 5e11 };

/** Major units in minor units, rounded to the nearest: 12.5 USD is 1,250. */
export const toMinor = (major: number, of: Currency): number =>
  Math.round(major * 10 ** minorDigits[of]);
/** Minor units in major units: 1,250 USD is 12.5. For display and comparison only. */
export const toMajor = (minor: number, of: Currency): number => minor / 10 ** minorDigits[of];

/** The value of one unit of a currency in won; undefined if unknown. */
export type WonRates = Partial<Record<Currency, number>>;
export const wonRate = (of: Currency, rates: WonRates): number | undefined =>
  of === "KRW" ? 1 : rates[of];

/**
 * `major` units of one currency in minor units of another, rounded once; undefined if a rate is
 * unknown.
 */
export function converted(
  major: number,
  [from, to]: readonly [Currency, Currency],
  rates: WonRates,
): number | undefined {
  const [was, is] = [wonRate(from, rates), wonRate(to, rates)];
  return was && is ? toMinor(major * (was / is), to) : undefined;
}

export type UnitPrice = string;
/** Price steps: from `minQty` pieces on, one piece costs `unitPrice`. */
export interface PriceBreak {
  minQty: number;
  unitPrice: UnitPrice;
}

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
 * The total of one line in minor units, rounded half up once (D0-5). Page and server both call this
 * function, so their totals are equal. Throws RangeError above 2^53.
 */
export function lineAmount(price: UnitPrice, quantity: number, of: Currency): number {
  const minor = 10n ** BigInt(minorDigits[of]);
  const exact = toScaled(price) * BigInt(quantity) * minor;
  const rounded = (exact * 2n + scale) / (scale * 2n);
  if (rounded > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("Amount too large.");
  return Number(rounded);
}

/** The unit price at a quantity, or undefined below the first step. */
export function priceAt(breaks: readonly PriceBreak[], quantity: number): UnitPrice | undefined {
  return breaks.findLast((step) => step.minQty <= quantity)?.unitPrice;
}

/**
 * Unit price and total at a quantity; undefined below the first step, and above the largest total
 * of a line.
 */
export function amountAt(
  breaks: readonly PriceBreak[],
  quantity: number,
  of: Currency,
): { unitPrice: UnitPrice; amount: number } | undefined {
  const unitPrice = priceAt(breaks, quantity);
  if (unitPrice === undefined) return undefined;
  try {
    const amount = lineAmount(unitPrice, quantity, of);
    return amount > mostAmount[of] ? undefined : { unitPrice, amount };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
