/**
 * ISSUING is on its way to the provider; ISSUED holds, and may still be cancelled; SENT has reached
 * the tax service, and is corrected only by amendments. REFUSED was never issued. SEND_FAILED holds,
 * but the tax service did not take it.
 */
export const taxInvoiceStatuses = [
  "ISSUING",
  "ISSUED",
  "CANCELLING",
  "CANCELLED",
  "SENT",
  "SEND_FAILED",
  "REFUSED",
] as const;
export type TaxInvoiceStatus = (typeof taxInvoiceStatuses)[number];

/** 과세 and 영세율: one invoice has one of them. */
export const taxTypes = ["TAXED", "ZERO_RATED"] as const;
export type TaxType = (typeof taxTypes)[number];

/** The reasons of an amendment in the order of the tax service's codes 1 to 6 (부가가치세법 시행령 제70조). */
export const amendReasons = [
  "ENTRY_ERROR",
  "VALUE_CHANGED",
  "GOODS_RETURNED",
  "CONTRACT_CANCELLED",
  "LOCAL_CREDIT",
  "ISSUED_TWICE",
] as const;
export type AmendReason = (typeof amendReasons)[number];

/** When invoices are issued: by hand, as soon as an order is completed, or for a month at its end. */
export const issuingModes = ["MANUAL", "EACH", "MONTHLY"] as const;
export type IssuingMode = (typeof issuingModes)[number];

/** Whether the provider may sign for a seller. */
export const signingStates = ["NONE", "NO_CERTIFICATE", "READY"] as const;

/** The tax service's number was given for it: who received it reads it, whatever became of it. */
export const wasIssued = (status: TaxInvoiceStatus): boolean =>
  status !== "ISSUING" && status !== "REFUSED";

/** Nothing of it holds. */
export const isVoid = (status: TaxInvoiceStatus): boolean =>
  status === "REFUSED" || status === "CANCELLED";

/** It is at the tax service, or on its way there. */
export const isStanding = (status: TaxInvoiceStatus): boolean =>
  status === "ISSUED" || status === "SENT" || status === "SEND_FAILED";
