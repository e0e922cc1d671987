import type { shippingFeePayers } from "../../catalogue/products/merchandise-fields.ts";
import type { Currency } from "../../kernel/money/amounts.ts";
import { addTaxed, type Taxed, totalOf, withVat, type VatMode } from "../../kernel/money/tax.ts";
import type { estimateStatuses } from "../estimate-groups/statuses.ts";

/** One line of a purchase order, placed or about to be placed: amounts in minor units. */
export interface PricedLine {
  /** Without shipping, in the line's VAT mode. */
  amount: number;
  currency: Currency;
  vatMode: VatMode;
  shippingFeePayer: (typeof shippingFeePayers)[number];
  shippingFee?: number | undefined;
  /** The status of a placed order; absent before. */
  status?: (typeof estimateStatuses)[number];
}

/** The breakdown of a purchase order, in minor units of its one currency (D4-12). */
export interface Breakdown {
  currency: Currency;
  /** The lines that were neither refused nor cancelled. */
  goods: Taxed;
  /** The fee of the delivery, once for all lines (DECISIONS 110). */
  shipping: Taxed;
  /** The buyer pays a fee that is not stated yet, or that is to be agreed: it is in no sum. */
  isShippingOpen: boolean;
  /** Goods and shipping. */
  supply: number;
  vat: number;
  /** Goods and shipping with VAT: what the buyer pays. */
  total: number;
  /** The total with VAT of refused and cancelled lines: in no sum. */
  refused: number;
}

/** An order that is refused or cancelled. */
export const isDead = ({ status }: Pick<PricedLine, "status">): boolean =>
  status === "REJECTED" || status === "CANCELLED";

/** The delivery fee that the buyer pays; undefined if it is not stated. */
export function feeOf({
  shippingFeePayer,
  shippingFee,
}: Pick<PricedLine, "shippingFeePayer" | "shippingFee">): number | undefined {
  if (shippingFeePayer === "SELLER_PAYS") return 0;
  return shippingFeePayer === "BUYER_PAYS" ? shippingFee : undefined;
}

/** A seller states one fee for the whole delivery on each line: the highest counts once. */
function shippingOf(lines: readonly PricedLine[]): Taxed {
  const fees = lines.map((line) => withVat(feeOf(line) ?? 0, line.vatMode));
  return fees.reduce((most, fee) => (totalOf(fee) > totalOf(most) ? fee : most), addTaxed([]));
}

type Parts = Pick<Breakdown, "currency" | "goods" | "shipping" | "isShippingOpen" | "refused">;

function summed(parts: Parts): Breakdown {
  const sum = addTaxed([parts.goods, parts.shipping]);
  return { ...parts, ...sum, total: totalOf(sum) };
}

/** The breakdown of one purchase order; all its lines have one currency. */
export function breakdownOf(lines: readonly [PricedLine, ...PricedLine[]]): Breakdown {
  const standing = lines.filter((line) => !isDead(line));
  const taxed = (some: readonly PricedLine[]) =>
    addTaxed(some.map(({ amount, vatMode }) => withVat(amount, vatMode)));
  return summed({
    currency: lines[0].currency,
    goods: taxed(standing),
    shipping: shippingOf(standing),
    isShippingOpen: standing.some((line) => feeOf(line) === undefined),
    refused: totalOf(taxed(lines.filter(isDead))),
  });
}

/** The sums of several purchase orders, one for each currency. */
export const sumsOf = (all: readonly Breakdown[]): Breakdown[] =>
  [...Map.groupBy(all, ({ currency }) => currency)].map(([currency, some]) =>
    summed({
      currency,
      goods: addTaxed(some.map(({ goods }) => goods)),
      shipping: addTaxed(some.map(({ shipping }) => shipping)),
      isShippingOpen: some.some(({ isShippingOpen }) => isShippingOpen),
      refused: some.reduce((sum, { refused }) => sum + refused, 0),
    }),
  );
