import type { SaleTerms } from "../../accounts/seller-infos/sale-terms.ts";
import type { shippingFeePayers } from "../../catalogue/products/merchandise-fields.ts";
import { totalOf, type VatMode, withVat } from "../../kernel/money/tax.ts";
import type { Region } from "../../reference/regions/regions.ts";

/** The terms of delivery of a quote or of an ordered line. */
export interface DeliveryTerms {
  vatMode: VatMode;
  shippingFeePayer: (typeof shippingFeePayers)[number];
  /** Minor units, stated by hand or fixed by an order: it wins. */
  shippingFee?: number | undefined;
  /** The terms of its seller as they were when it was sent; only in won (D36-2). */
  saleTerms?: SaleTerms | undefined;
}

/** What a delivery costs its buyer, for any value of goods. */
export interface DeliveryRate {
  /** Minor units in the way of VAT of the terms; absent if it is not stated, or to be agreed. */
  fee?: number | undefined;
  /** From goods of this value without VAT on there is no fee. */
  freeFromWon?: number | undefined;
}

/** The rate of delivery to a region; without one to a region that has no fee of its own. */
export function deliveryRate(terms: DeliveryTerms, region: Region | undefined): DeliveryRate {
  const { shippingFeePayer, shippingFee, saleTerms, vatMode } = terms;
  if (shippingFeePayer === "SELLER_PAYS") return { fee: 0 };
  if (shippingFeePayer === "NEGOTIABLE") return {};
  if (shippingFee !== undefined) return { fee: shippingFee };
  const freight = saleTerms?.freight;
  if (!freight) return {};
  const ofRegion = freight.regionFees.find((one) => one.region === region);
  const won = ofRegion ? ofRegion.feeWon : freight.feeWon;
  if (won === undefined) return {};
  const fee = vatMode === "INCLUDED" ? totalOf(withVat(won, "EXCLUDED")) : won;
  return { fee, freeFromWon: freight.freeFromWon };
}

/** The fee at a rate for goods of a value without VAT, in the units of the rate (D36-3). */
export const feeAt = ({ fee, freeFromWon }: DeliveryRate, goodsWon: number): number | undefined =>
  fee !== undefined && freeFromWon !== undefined && goodsWon >= freeFromWon ? 0 : fee;

/** How much more is to be ordered until no fee is left; undefined where no value makes it so. */
export function toFreeWon(rates: readonly DeliveryRate[], goodsWon: number): number | undefined {
  const paid = rates.filter((rate) => feeAt(rate, goodsWon));
  const from = Math.max(...paid.map(({ freeFromWon = Infinity }) => freeFromWon));
  return Number.isFinite(from) ? from - goodsWon : undefined;
}

/** The least value of an order of these lines: the highest that one of their quotes names (D36-4). */
export function minimumOf(lines: readonly Pick<DeliveryTerms, "saleTerms">[]): number | undefined {
  const named = lines.flatMap(({ saleTerms }) => saleTerms?.minimumWon ?? []);
  return named.length > 0 ? Math.max(...named) : undefined;
}
