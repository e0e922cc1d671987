import { type Currency, toScaled, type WonRates, wonRate } from "../../kernel/money/amounts.ts";
import { supplyShare, type VatMode } from "../../kernel/money/tax.ts";

/** Prices of one part that a buyer's memory keeps: so many paid, and as many not taken (D32-2). */
export const mostKept = 20;
/** Those of them that are shown. */
export const mostPast = 10;
/** Those of them that a list reads. */
export const mostListed = 3;
/** Parts whose last prices one call reads. */
export const mostAsked = 100;
/** Purchases from which on a part counts as bought regularly (D32-6). */
export const regularFrom = 2;
/** Regularly bought parts that are looked at for fallen prices, the last bought first (D32-6). */
export const mostRegular = 60;
/** Fallen prices that the home page shows. */
export const mostFallen = 5;
/** Prices from which on a chart is drawn (D32-5). */
export const chartFrom = 5;

/** The price of one piece, with what it contains. */
export interface PieceOf {
  unitPrice: string;
  currency: Currency;
  vatMode: VatMode;
}

/** A price without VAT, in major units. */
export function supplyPrice({ unitPrice, vatMode }: PieceOf): number {
  const [over, under] = supplyShare(vatMode);
  return ((Number(toScaled(unitPrice)) / 100_000) * over) / under;
}

export interface PriceMove {
  /** To one decimal; negative where today's price is lower. */
  percent: number;
  sign: -1 | 0 | 1;
  /** The currencies differ: converted by the rates of the day. */
  isApproximate: boolean;
}

/**
 * Today's price against a past one, both without VAT and in one currency (D32-4); undefined if a
 * rate is unknown. Quantities are not compared: whoever shows the past price says its quantity.
 */
export function priceMove(today: PieceOf, past: PieceOf, rates: WonRates): PriceMove | undefined {
  const isApproximate = today.currency !== past.currency;
  const [now, then] = isApproximate
    ? [wonRate(today.currency, rates), wonRate(past.currency, rates)]
    : [1, 1];
  const before = supplyPrice(past) * (then ?? 0);
  if (!now || before === 0) return undefined;
  const tenths = Math.round(((supplyPrice(today) * now) / before - 1) * 1_000);
  const sign = tenths === 0 ? 0 : tenths < 0 ? -1 : 1;
  return { percent: sign === 0 ? 0 : tenths / 10, sign, isApproximate };
}

/** "−3%", "+12.5%", "≈ −3%"; "±0%" where it is the same. */
export function moveText({ percent, sign, isApproximate }: PriceMove): string {
  const figures = `${{ [-1]: "−", 0: "±", 1: "+" }[sign]}${Math.abs(percent)}%`;
  return isApproximate ? `≈ ${figures}` : figures;
}
