import type { Grade } from "@bupum/shared/catalogue/products/rules";
import type { Delivered } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { createHash } from "node:crypto";
import type { documentKinds } from "@bupum/shared/papers/documents/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
import type { Day } from "@bupum/shared/kernel/time";
import type { shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import type { VatMode } from "@bupum/shared/kernel/money/tax";

export interface Party {
  company: string;
  businessNumber?: string | undefined;
  representative?: string | undefined;
  businessType?: string | undefined;
  businessItem?: string | undefined;
  address?: string | undefined;
  contact?: string | undefined;
  phone?: string | undefined;
  fax?: string | undefined;
  email?: string | undefined;
  /** The seller's bank account, as stated. */
  bank?: string | undefined;
}
export interface PrintedProduct {
  product: string | undefined;
  part: string;
  /** For a substitute: the part that was asked for. */
  insteadOf?: string | undefined;
  grade?: Grade | undefined;
  /** By which the buyer knows the part that was asked for (D31-5). */
  ownNumber?: string | undefined;
}
export interface PrintedLine extends PrintedProduct {
  quantity: number;
  unit: string;
  unitPrice: string;
  supply: number;
  vat: number;
  currency: Currency;
  vatMode: VatMode;
  /** Of goods alone. */
  leadTimeDays?: number | undefined;
  shipsOn?: Day | undefined;
  memo?: string | undefined;
}
/** A line of a delivery note, in pieces alone. */
export type DeliveredLine = PrintedProduct & Delivered & { unit: string };
/** What a delivery note says in place of lines with prices. */
export interface PrintedParcel {
  poNumber: string;
  carrier: string;
  trackingNo?: string | undefined;
  lines: DeliveredLine[];
}
/** The means of payment, as a receipt states it. */
export interface PrintedPayment {
  id: string;
  /** On a clock in Seoul. */
  paidAt: string;
  /** Issuer and last digits, which is all that we store. */
  card: string;
  approvalNumber?: string | undefined;
  /** The provider's id of the payment. */
  providerId?: string | undefined;
  /** The address of the card slip at the provider. */
  slip?: string | undefined;
}
/** The whole printed content except the document's number. */
export interface Paper {
  kind: (typeof documentKinds)[number];
  language: Language;
  subject: string;
  issuedOn: Day;
  validUntil?: Day | undefined;
  /** The number of the request, by which both sides name the deal. */
  request?: string | undefined;
  basis?: string | undefined;
  buyerPoNumber?: string | undefined;
  title?: string | undefined;
  seller: Party;
  buyer: Party;
  /** The buyer's, on the paper that the buyer issues (D40-19). */
  logoId?: Id<"fil">;
  delivery?: { to: string; masked: boolean } | undefined;
  desiredDate?: Day | undefined;
  /** Who pays the freight; several if lines differ. */
  freight: (typeof shippingFeePayers)[number][];
  paymentTerms?: string | undefined;
  lines: PrintedLine[];
  /** Shipping fees by currency, with their tax. */
  shipping: { currency: Currency; supply: number; vat: number }[];
  /** The buyer pays a fee that is not stated yet: it is in no sum. */
  openShipping?: "AGREED" | "UNKNOWN";
  payment?: PrintedPayment | undefined;
  parcel?: PrintedParcel | undefined;
  memo?: string | undefined;
}

/** The fingerprint of the content: equal contents are one document. */
export const fingerprintOf = (paper: Paper): string =>
  createHash("sha256").update(JSON.stringify(paper)).digest("hex").slice(0, 32);
