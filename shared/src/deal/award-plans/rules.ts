import {
  amountAt,
  type Currency,
  minorDigits,
  wonRate,
  type WonRates,
} from "../../kernel/money/amounts.ts";
import { nearestQuantities } from "../../kernel/money/quantities.ts";
import { supplyShare } from "../../kernel/money/tax.ts";
import { feeOf } from "../product-estimate-orders/breakdown.ts";
import type { Quote } from "../product-estimate-responses/contract.ts";
import type { Line } from "../product-estimates/contract.ts";

/** A quote at the quantity that would be ordered of it, in won without VAT for comparing. */
export interface Bid {
  id: Line["id"];
  requestLineId: string;
  sellerId: Line["sellerId"];
  sellerName: string;
  quote: Quote;
  /** The wanted pieces, or the next more that minimum and multiple allow. */
  quantity: number;
  unitPrice: string;
  /** Minor units of the quote's currency. */
  amount: number;
  /** The seller cannot supply as many as wanted; `quantity` is the most then. */
  isShort: boolean;
  /** Absent where no rate of the currency is known, or the sum is beyond comparing. */
  goodsWon?: number;
  /** The fee of the delivery in which it would come; nothing where the seller pays. */
  feeWon: number;
  /** The buyer pays a fee that nobody has named, or it is to be agreed. */
  isFeeOpen: boolean;
}

const rateDigits = 5;
/** Above it, fifty lines could not be added exactly. */
const mostWon = 2 ** 40;

/**
 * Minor units of a currency in whole won without VAT, rounded half up once. A rate counts to five
 * decimals. Undefined without a rate, and above 2^40 won.
 */
export function wonOf(
  amount: number,
  { currency, vatMode }: { currency: Currency; vatMode: Quote["vatMode"] },
  toKrw: WonRates,
): number | undefined {
  const rate = wonRate(currency, toKrw);
  if (!rate) return undefined;
  const [net, gross] = supplyShare(vatMode);
  const over = BigInt(amount) * BigInt(Math.round(rate * 10 ** rateDigits)) * BigInt(net);
  const under = 10n ** BigInt(minorDigits[currency] + rateDigits) * BigInt(gross);
  const won = Number((2n * over + under) / (2n * under));
  return won > mostWon ? undefined : won;
}

/** What a quote comes to at a quantity; undefined where its terms leave no quantity at all. */
export function bidOf(
  item: Pick<Line, "id" | "requestLineId" | "sellerId" | "sellerName">,
  quote: Quote,
  wanted: number,
  toKrw: WonRates,
): Bid | undefined {
  const near = nearestQuantities(quote, wanted);
  const enough = near.find((one) => one >= wanted);
  const quantity = enough ?? near.at(-1);
  const price = quantity && amountAt(quote.breaks, quantity, quote.currency);
  if (!quantity || !price) return undefined;
  const fee = feeOf(quote);
  const goodsWon = wonOf(price.amount, quote, toKrw);
  const { id, requestLineId, sellerId, sellerName } = item;
  return {
    id,
    requestLineId,
    sellerId,
    sellerName,
    quote,
    quantity,
    ...price,
    isShort: enough === undefined,
    ...(goodsWon !== undefined && { goodsWon }),
    feeWon: wonOf(fee ?? 0, quote, toKrw) ?? 0,
    isFeeOpen: fee === undefined,
  };
}

/** What one seller would be ordered. */
export interface Share {
  sellerId: Line["sellerId"];
  sellerName: string;
  bids: readonly Bid[];
  /** Absent where one of the bids has none. */
  goodsWon?: number;
  /** The goods of one seller come together: the highest fee, once. */
  shippingWon: number;
  isFeeOpen: boolean;
  /** Until the last of them is sent. */
  leadTimeDays: number;
  /** Until the first of them ends. */
  validUntil: Quote["validUntil"];
}
export interface Award {
  shares: readonly Share[];
  /** Goods and shipping without VAT; absent where a bid has no price in won. */
  totalWon?: number;
}

const total = (bids: readonly Bid[]): number | undefined =>
  bids.some(({ goodsWon }) => goodsWon === undefined)
    ? undefined
    : bids.reduce((sum, { goodsWon = 0 }) => sum + goodsWon, 0);

function shareOf(bids: readonly Bid[]): Share {
  const { sellerId, sellerName } = bids[0]!; // groupBy never makes an empty group.
  const goodsWon = total(bids);
  return {
    sellerId,
    sellerName,
    bids,
    ...(goodsWon !== undefined && { goodsWon }),
    shippingWon: Math.max(...bids.map(({ feeWon }) => feeWon)),
    isFeeOpen: bids.some(({ isFeeOpen }) => isFeeOpen),
    leadTimeDays: Math.max(...bids.map(({ quote }) => quote.leadTimeDays)),
    validUntil: bids.map(({ quote }) => quote.validUntil).toSorted()[0]!,
  };
}

/** What the chosen bids come to, seller by seller (D3-18). */
export function awardOf(bids: readonly Bid[]): Award {
  const shares = [...Map.groupBy(bids, ({ sellerId }) => sellerId).values()].map(shareOf);
  const goods = total(bids);
  const shipping = shares.reduce((sum, { shippingWon }) => sum + shippingWon, 0);
  return { shares, ...(goods !== undefined && { totalWon: goods + shipping }) };
}
