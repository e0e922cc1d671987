import { createHash } from "node:crypto";
import type { documentKinds } from "@bupum/shared/papers/documents/contract";
import type { Language } from "@bupum/shared/kernel/language/languages";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
import type { Day } from "@bupum/shared/kernel/time";
import type { shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import type { VatMode } from "@bupum/shared/kernel/money/vat-modes";

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
  /** Where its buyers pay, as it stated it. */
  bank?: string | undefined;
}
export interface PrintedLine {
  product: string | undefined;
  part: string;
  /** Of a substitute: the part that was asked for. */
  insteadOf?: string | undefined;
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
/** How something was paid, as a receipt says it. */
export interface PrintedPayment {
  id: string;
  /** On a clock in Seoul. */
  paidAt: string;
  /** Issuer and last digits: nobody here knows more of it. */
  card: string;
  approvalNumber?: string | undefined;
  /** What the provider calls it. */
  providerId?: string | undefined;
  /** Where the provider shows the card's slip. */
  slip?: string | undefined;
}
/** All that is printed on a document but its own number. */
export interface Paper {
  kind: (typeof documentKinds)[number];
  language: Language;
  subject: string;
  issuedOn: Day;
  validUntil?: Day | undefined;
  basis?: string | undefined;
  buyerPoNumber?: string | undefined;
  title?: string | undefined;
  seller: Party;
  buyer: Party;
  delivery?: { to: string; masked: boolean } | undefined;
  desiredDate?: Day | undefined;
  /** Who pays the freight; several where lines differ. */
  freight: (typeof shippingFeePayers)[number][];
  paymentTerms?: string | undefined;
  lines: PrintedLine[];
  /** Shipping fees by currency, with their tax. */
  shipping: { currency: Currency; supply: number; vat: number }[];
  payment?: PrintedPayment | undefined;
  memo?: string | undefined;
}

/** The fingerprint of what is printed: equal papers are one document. */
export const fingerprintOf = (paper: Paper): string =>
  createHash("sha256").update(JSON.stringify(paper)).digest("hex").slice(0, 32);
