import type { TaxInvoiceStatus } from "@bupum/shared/papers/tax-invoices/states";
import type { Meaning } from "@bupum/ui/display/status";

/** What the state of an invoice means to its reader. */
export const meanings: Record<TaxInvoiceStatus, Meaning> = {
  ISSUING: "running",
  ISSUED: "good",
  CANCELLING: "running",
  CANCELLED: "over",
  SENT: "good",
  SEND_FAILED: "bad",
  REFUSED: "bad",
};
