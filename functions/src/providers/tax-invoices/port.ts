import type { TaxType } from "@bupum/shared/papers/tax-invoices/states";
import type { InvoiceLine } from "@bupum/shared/papers/tax-invoices/contract";
import type { InvoiceParty } from "@bupum/shared/papers/tax-invoices/fields";
import type { Day, Instant } from "@bupum/shared/kernel/time";

/** A tax invoice as the provider takes it; amounts are whole won, negative in amendments. */
export interface Wanted {
  /** At most 24 signs, once for each seller: a repeat is no second invoice. */
  number: string;
  taxType: TaxType;
  writtenOn: Day;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  supply: number;
  vat: number;
  lines: readonly InvoiceLine[];
  remark?: string | undefined;
  /** The code 1 to 6, and the approval number of what it amends. */
  amends?: { code: number; approvalNumber: string } | undefined;
  /** Issues it although its last day has passed. */
  late: boolean;
}

/** Whether it was issued is unknown: ask with findInvoices, and issue nothing else before. */
export interface Unknown {
  state: "UNKNOWN";
}
/** Nothing was done. */
export interface Refused {
  state: "REFUSED";
  /** The provider's own code and words. */
  code: string;
  message?: string;
  /** Nobody can sign for the seller: it has not joined, or has no valid certificate. */
  cannotSign?: true;
}
export type IssueOutcome = { state: "ISSUED"; approvalNumber: string } | Refused | Unknown;
export type CancelOutcome = { state: "CANCELLED" } | Refused | Unknown;

/** An invoice as the provider has it now. */
export interface Found {
  number: string;
  /** ISSUED until it goes to the tax service on the next business day. */
  state: "ISSUED" | "SENDING" | "SENT" | "SEND_FAILED" | "CANCELLED";
  approvalNumber?: string;
  issuedAt?: Instant;
  sentAt?: Instant;
  /** The tax service's code of a refusal. */
  failCode?: string;
}

/** A seller who joins. */
export interface Joining {
  businessNumber: string;
  name: string;
  representative: string;
  address: string;
  businessType: string;
  businessItem: string;
  contactName: string;
  email: string;
  phone: string;
}
/** JOINED also if it had joined before. */
export type JoinOutcome = { state: "JOINED" } | Refused | Unknown;
/** Whether the provider may sign for a seller; a certificate that has ended is none. */
export type CertificateOutcome =
  | { state: "NONE" }
  | { state: "NO_CERTIFICATE" }
  | { state: "READY"; until: Day };
