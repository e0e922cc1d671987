import { type Currency, minorDigits, wonRate, type WonRates } from "../../kernel/money/amounts.ts";
import { priceFor } from "../../kernel/money/quantities.ts";
import { supplyShare } from "../../kernel/money/tax.ts";
import {
  type DeliveryRate,
  deliveryRate,
  feeAt,
  toFreeWon,
} from "../product-estimate-orders/freight.ts";
import {
  jointState,
  type ShippingSaid,
  shippingState,
} from "../product-estimate-orders/shipping.ts";
import type { Quote } from "../product-estimate-responses/contract.ts";
import type { Line } from "../product-estimates/contract.ts";
import type { Region } from "../../reference/regions/regions.ts";

/** A quote at the quantity that would be ordered, in won without VAT for comparison. */
export interface Bid {
  id: Line["id"];
  requestLineId: string;
  sellerId: Line["sellerId"];
  sellerName: string;
  quote: Quote;
  /** The wanted quantity, or the next larger one that minimum and multiple allow. */
  quantity: number;
  unitPrice: string;
  /** Minor units of the quote's currency. */
  amount: number;
  /** The seller cannot supply the wanted quantity; `quantity` is the most that can be ordered. */
  isShort: boolean;
  /** Absent if the currency has no rate, or the total is above the limit for comparison. */
  goodsWon?: number;
  /** The fee of the delivery; 0 if the seller pays. */
  feeWon: number;
  /** From goods in won of this value on there is no fee. */
  freeFromWon?: number;
  /** The least value of an order's goods in won (D36-4). */
  minimumWon?: number;
  /** The buyer pays a fee that is not stated yet, or that is to be agreed. */
  isFeeOpen: boolean;
}

const rateDigits = 5;
/** Above this limit the sum of fifty lines would not be exact. */
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

/** A quote's total at a quantity, delivered there; undefined if its terms allow no quantity. */
export function bidOf(
  item: Pick<Line, "id" | "requestLineId" | "sellerId" | "sellerName">,
  quote: Quote,
  wanted: number,
  toKrw: WonRates,
  region?: Region,
): Bid | undefined {
  const price = priceFor(quote, wanted);
  if (!price) return undefined;
  const { fee, freeFromWon } = deliveryRate(quote, region);
  const minimumWon = quote.saleTerms?.minimumWon;
  const goodsWon = wonOf(price.amount, quote, toKrw);
  const { id, requestLineId, sellerId, sellerName } = item;
  return {
    id,
    requestLineId,
    sellerId,
    sellerName,
    quote,
    ...price,
    isShort: price.quantity < wanted,
    ...(goodsWon !== undefined && { goodsWon }),
    feeWon: wonOf(fee ?? 0, quote, toKrw) ?? 0,
    ...(freeFromWon !== undefined && { freeFromWon }),
    ...(minimumWon !== undefined && { minimumWon }),
    isFeeOpen: fee === undefined,
  };
}

/** The part of an award that goes to one seller. */
export interface Share {
  sellerId: Line["sellerId"];
  sellerName: string;
  bids: readonly Bid[];
  /** Absent if one of the bids has no lead time. */
  goodsWon?: number;
  /** The highest fee of the seller's bids, once, because the goods come together. */
  shippingWon: number;
  /** How much more is to be ordered until there is no fee; absent where none makes it so. */
  toFreeWon?: number;
  /** The least value of an order, and how much is lacking of it; absent where it is reached. */
  lacks?: { minimumWon: number; won: number };
  isFeeOpen: boolean;
  /** The longest lead time of the bids. */
  leadTimeDays: number;
  /** The earliest end of validity of the bids. */
  validUntil: Quote["validUntil"];
}
export interface Award {
  shares: readonly Share[];
  /** Goods and shipping without VAT; absent if a bid has no price in won. */
  totalWon?: number;
}

const total = (bids: readonly Bid[]): number | undefined =>
  bids.some(({ goodsWon }) => goodsWon === undefined)
    ? undefined
    : bids.reduce((sum, { goodsWon = 0 }) => sum + goodsWon, 0);

/**
 * What counts towards a seller's terms: the value of the goods in won (D36-2). One above the limit
 * for comparison reaches every term.
 */
export const countedWon = ({ quote, goodsWon = Infinity }: Bid): number =>
  quote.currency === "KRW" ? goodsWon : 0;

const rateOf = ({ feeWon: fee, freeFromWon }: Bid): DeliveryRate => ({ fee, freeFromWon });

/** The fee of one delivery of bids of a seller, whose goods in won come to that value. */
export const shippingWonAt = (bids: readonly Bid[], counted: number): number =>
  Math.max(...bids.map((bid) => feeAt(rateOf(bid), counted) ?? 0));

/** What its seller's terms say of a share, by the value of its goods in won. */
function termsOf(bids: readonly Bid[]): Pick<Share, "shippingWon" | "toFreeWon" | "lacks"> {
  const counted = bids.reduce((sum, bid) => sum + countedWon(bid), 0);
  const toFree = toFreeWon(bids.map(rateOf), counted);
  const minimumWon = Math.max(...bids.map((bid) => bid.minimumWon ?? 0));
  return {
    shippingWon: shippingWonAt(bids, counted),
    ...(toFree !== undefined && { toFreeWon: toFree }),
    ...(minimumWon > counted && { lacks: { minimumWon, won: minimumWon - counted } }),
  };
}

function shareOf(bids: readonly Bid[]): Share {
  const { sellerId, sellerName } = bids[0]!; // groupBy never creates an empty group.
  const goodsWon = total(bids);
  return {
    sellerId,
    sellerName,
    bids,
    ...(goodsWon !== undefined && { goodsWon }),
    ...termsOf(bids),
    isFeeOpen: bids.some(({ isFeeOpen }) => isFeeOpen),
    leadTimeDays: Math.max(...bids.map(({ quote }) => quote.leadTimeDays)),
    validUntil: bids.map(({ quote }) => quote.validUntil).toSorted()[0]!,
  };
}

/** What is said of a share's shipping, in won without VAT (D36-7). */
export function shippingOfShare({ bids, shippingWon }: Share): ShippingSaid {
  const open = bids.filter(({ isFeeOpen }) => isFeeOpen);
  const state = shippingState(
    shippingWon,
    open.map(({ quote }) => quote),
  );
  return { state, fee: shippingWon };
}

/** The same of all shares together. */
export function shippingOfAward(shares: readonly Share[]): ShippingSaid {
  const all = shares.map(shippingOfShare);
  return {
    state: jointState(all.map(({ state }) => state)),
    fee: all.reduce((sum, { fee }) => sum + fee, 0),
  };
}

/** The totals of the chosen bids, seller by seller (D3-18). */
export function awardOf(bids: readonly Bid[]): Award {
  const shares = [...Map.groupBy(bids, ({ sellerId }) => sellerId).values()].map(shareOf);
  const goods = total(bids);
  const shipping = shares.reduce((sum, { shippingWon }) => sum + shippingWon, 0);
  return { shares, ...(goods !== undefined && { totalWon: goods + shipping }) };
}
