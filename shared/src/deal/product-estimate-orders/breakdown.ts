import type { Currency } from "../../kernel/money/amounts.ts";
import { addTaxed, type Taxed, totalOf, withVat } from "../../kernel/money/tax.ts";
import type { Region } from "../../reference/regions/regions.ts";
import type { estimateStatuses } from "../estimate-groups/statuses.ts";
import { deliveryRate, type DeliveryTerms, feeAt, minimumOf } from "./freight.ts";
import { jointState, type ShippingSaid, type ShippingState, shippingState } from "./shipping.ts";

/** One line of a purchase order, placed or about to be placed: amounts in minor units. */
export interface PricedLine extends DeliveryTerms {
  /** Without shipping, in the line's VAT mode. */
  amount: number;
  currency: Currency;
  /** The status of a placed order; absent before. */
  status?: (typeof estimateStatuses)[number];
  /** Pieces that were cancelled while the others went on (D39-4). */
  cancelledPieces?: readonly { amount: number }[] | undefined;
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
  /** The same as it is said: named, none, to be agreed, or not named yet. */
  shippingState: ShippingState;
  /** Goods and shipping. */
  supply: number;
  vat: number;
  /** Goods and shipping with VAT: what the buyer pays. */
  total: number;
  /** The total with VAT of refused and cancelled lines and pieces: in no sum. */
  refused: number;
}

/** An order that is refused or cancelled. */
export const isDead = ({ status }: Pick<PricedLine, "status">): boolean =>
  status === "REJECTED" || status === "CANCELLED";

/** The fee that each of these lines names for the whole delivery of goods of that value. */
export const feesOf = (
  lines: readonly DeliveryTerms[],
  goodsWon: number,
  region: Region | undefined,
) => lines.map((line) => feeAt(deliveryRate(line, region), goodsWon));

/** Of equal fees the one with more VAT in it, so that the order of lines decides nothing. */
const isHigher = (fee: Taxed, most: Taxed): boolean =>
  totalOf(fee) > totalOf(most) || (totalOf(fee) === totalOf(most) && fee.vat > most.vat);

/** A seller states one fee for the whole delivery on each line: the highest counts once. */
function shippingOf(
  fees: readonly (number | undefined)[],
  lines: readonly PricedLine[],
): Pick<Breakdown, "shipping" | "isShippingOpen" | "shippingState"> {
  const taxed = lines.map(({ vatMode }, at) => withVat(fees[at] ?? 0, vatMode));
  const shipping = taxed.reduce((most, fee) => (isHigher(fee, most) ? fee : most), addTaxed([]));
  const open = lines.filter((_, at) => fees[at] === undefined);
  return {
    shipping,
    isShippingOpen: open.length > 0,
    shippingState: shippingState(shipping.supply, open),
  };
}

type Parts = Omit<Breakdown, "supply" | "vat" | "total">;

function summed(parts: Parts): Breakdown {
  const sum = addTaxed([parts.goods, parts.shipping]);
  return { ...parts, ...sum, total: totalOf(sum) };
}

/** What is said of the shipping of an order, without VAT as in its supply value (D36-7). */
export const shippingOfBreakdown = (
  of: Pick<Breakdown, "shipping" | "shippingState">,
): ShippingSaid => ({ state: of.shippingState, fee: of.shipping.supply });

/** The goods of these lines. */
export const taxedOf = (lines: readonly Pick<PricedLine, "amount" | "vatMode">[]) =>
  addTaxed(lines.map(({ amount, vatMode }) => withVat(amount, vatMode)));

/** What the fee of an order depends on before it is placed; a placed order has its fee. */
export interface Delivery {
  region?: Region | undefined;
  /** The value of goods that counts, where it is more than these lines (D36-6). */
  goodsWon?: number | undefined;
}

/** What of a line was refused or cancelled: all of it, or some pieces. */
const refusedOf = (line: PricedLine) => [
  ...(isDead(line) ? [line] : []),
  ...(line.cancelledPieces ?? []).map(({ amount }) => ({ amount, vatMode: line.vatMode })),
];

/** The breakdown of one purchase order; all its lines have one currency. */
export function breakdownOf(
  lines: readonly [PricedLine, ...PricedLine[]],
  { region, goodsWon }: Delivery = {},
): Breakdown {
  const standing = lines.filter((line) => !isDead(line));
  const goods = taxedOf(standing);
  return summed({
    currency: lines[0].currency,
    goods,
    ...shippingOf(feesOf(standing, goodsWon ?? goods.supply, region), standing),
    refused: totalOf(taxedOf(lines.flatMap(refusedOf))),
  });
}

/** What lines lack of the least value of an order; undefined if they reach it (D36-4). */
export function belowMinimum(
  lines: readonly PricedLine[],
  goodsWon = taxedOf(lines).supply,
): { minimumWon: number; won: number } | undefined {
  const minimumWon = minimumOf(lines);
  return minimumWon === undefined || goodsWon >= minimumWon
    ? undefined
    : { minimumWon, won: minimumWon - goodsWon };
}

/** The sums of several purchase orders, one for each currency. */
export const sumsOf = (all: readonly Breakdown[]): Breakdown[] =>
  [...Map.groupBy(all, ({ currency }) => currency)].map(([currency, some]) =>
    summed({
      currency,
      goods: addTaxed(some.map(({ goods }) => goods)),
      shipping: addTaxed(some.map(({ shipping }) => shipping)),
      isShippingOpen: some.some(({ isShippingOpen }) => isShippingOpen),
      shippingState: jointState(some.map((one) => one.shippingState)),
      refused: some.reduce((sum, { refused }) => sum + refused, 0),
    }),
  );
