import { wonOf } from "@bupum/shared/deal/award-plans/rules";
import { deliveryRate, feeAt } from "@bupum/shared/deal/product-estimate-orders/freight";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { amountAt, minorDigits, toMajor, type WonRates } from "@bupum/shared/kernel/money/amounts";
import { withVat } from "@bupum/shared/kernel/money/tax";
import { orderOf } from "@bupum/shared/deal/product-estimates/rules";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { BookCell } from "@bupum/ui/sheet/book-file";
import type { Cell } from "../comparison.ts";
import { mark, type SellerColumn } from "./columns.ts";

/** Where the rates of the sheet stand: "$D$3". */
export type RatePlaces = Partial<Record<Quote["currency"], string>>;

interface Given {
  cell: Cell;
  isChosen: boolean;
  toKrw: WonRates;
  rates: RatePlaces;
  /** Where the goods are to be delivered. */
  region: Region | undefined;
  /** The value of the seller's chosen goods, and its cell: "K63". */
  goods: { won: number; at: string };
  /** The place of another cell of the same row and seller: "K7". */
  at: (name: SellerColumn) => string;
  /** What is to be known of it besides its figures. */
  note: string;
  terms: string;
}

/** What of an amount is VAT, in whole won. */
function vatOf(amount: number, { currency, vatMode }: Quote, toKrw: WonRates): number {
  if (currency === "KRW") return withVat(amount, vatMode).vat;
  const supply = wonOf(amount, { currency, vatMode }, toKrw) ?? 0;
  if (vatMode === "INCLUDED")
    return (wonOf(amount, { currency, vatMode: "EXCLUDED" }, toKrw) ?? 0) - supply;
  return withVat(supply, vatMode).vat;
}

/** The formulas of one row: its amount, in won without VAT, and the VAT of that. */
function formulas({ quote, at, rates }: Pick<Given, "at" | "rates"> & { quote: Quote }) {
  const { currency, vatMode } = quote;
  const won = currency === "KRW" ? at("amount") : `${at("amount")}*${rates[currency]}`;
  const vat = {
    ZERO_RATED: "0",
    EXCLUDED: `ROUND(${at("supply")}/10,0)`,
    INCLUDED: `ROUND(${won},0)-${at("supply")}`,
  };
  return {
    amount: `ROUND(${at("unitPrice")}*${at("orderQuantity")},${minorDigits[currency]})`,
    supply: vatMode === "INCLUDED" ? `ROUND(${won}*10/11,0)` : `ROUND(${won},0)`,
    vat: vat[vatMode],
  };
}

/** The price of a cell for the pieces that are, or would be, ordered. */
function pricedOf({ quote, bid, item }: Cell) {
  const quantity = orderOf(item)?.quantity ?? bid?.quantity;
  const price =
    quote && quantity !== undefined ? amountAt(quote.breaks, quantity, quote.currency) : undefined;
  return { quantity, price };
}

/** The value of these goods in won without VAT. */
export const goodsWonOf = (cells: readonly Cell[], toKrw: WonRates): number =>
  cells.reduce((sum, cell) => {
    const { price } = pricedOf(cell);
    return sum + ((cell.quote && price && wonOf(price.amount, cell.quote, toKrw)) ?? 0);
  }, 0);

/**
 * The fee that a quote names for the delivery, and its VAT: none once the goods are worth enough, and
 * no figure where nobody has named one.
 */
function feeCells(
  quote: Quote,
  { region, goods, toKrw }: Given,
): Partial<Record<"fee" | "feeVat", BookCell>> {
  const { currency, vatMode } = quote;
  const { fee, freeFromWon } = deliveryRate(quote, region);
  if (fee === undefined) return {};
  const whole = {
    fee: wonOf(fee, { currency, vatMode }, toKrw) ?? 0,
    feeVat: vatOf(fee, quote, toKrw),
  };
  const cellOf = (most: number): BookCell =>
    freeFromWon === undefined
      ? { value: most, look: "number" }
      : {
          value: feeAt({ fee: most, freeFromWon }, goods.won) ?? 0,
          formula: `IF(${goods.at}>=${freeFromWon},0,${most})`,
          look: "number",
        };
  return { fee: cellOf(whole.fee), feeVat: cellOf(whole.feeVat) };
}

/** One seller's answer to one line; figures that follow from others are formulas. */
export function sellerCells(given: Given): Partial<Record<SellerColumn, BookCell>> {
  const { cell, isChosen, toKrw, note, terms } = given;
  const { quote } = cell;
  const noted: BookCell = { value: note };
  if (!quote) return { mark: { look: "mark" }, note: noted };
  const { currency } = quote;
  const { quantity, price } = pricedOf(cell);
  const told: Partial<Record<SellerColumn, BookCell>> = {
    mark: { value: isChosen ? mark : undefined, look: "mark" },
    unitPrice: {
      value: Number(price?.unitPrice ?? quote.breaks[0]?.unitPrice ?? 0),
      look: "price",
    },
    terms: { value: terms },
    days: { value: quote.leadTimeDays, look: "number" },
    note: noted,
  };
  if (quantity === undefined || !price) return told;
  const counted = {
    ...told,
    orderQuantity: { value: quantity, look: "number" },
    amount: {
      value: toMajor(price.amount, currency),
      formula: formulas({ ...given, quote }).amount,
      look: "price",
    },
  } as const;
  const supply = wonOf(price.amount, quote, toKrw);
  if (supply === undefined) return counted;
  const { supply: toSupply, vat: toVat } = formulas({ ...given, quote });
  return {
    ...counted,
    supply: { value: supply, formula: toSupply, look: "number" },
    vat: { value: vatOf(price.amount, quote, toKrw), formula: toVat, look: "number" },
    ...feeCells(quote, given),
  };
}
