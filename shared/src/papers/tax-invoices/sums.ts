import { addTaxed, type Taxed } from "../../kernel/money/tax.ts";
import type { TaxInvoice } from "./contract.ts";
import { isVoid } from "./states.ts";

/** What was never issued, or does not hold any more, is in no sum and on no sheet. */
export const isCounted = ({ status }: Pick<TaxInvoice, "status">) =>
  status !== "ISSUING" && !isVoid(status);

/** Supply value and VAT of the invoices that hold, and how many they are. */
export function sumOfInvoices(
  invoices: readonly Pick<TaxInvoice, "status" | "supply" | "vat">[],
): Taxed & { count: number } {
  const holding = invoices.filter(isCounted);
  return { ...addTaxed(holding), count: holding.length };
}
