import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { isVoid } from "@bupum/shared/papers/tax-invoices/states";
import { addTaxed, type Taxed } from "@bupum/shared/kernel/money/tax";

/** What was never issued, or does not hold any more, is in no sum. */
const counts = ({ status }: Pick<TaxInvoice, "status">) => status !== "ISSUING" && !isVoid(status);

/** Supply value and VAT of the invoices that hold, and how many they are. */
export function sumOfInvoices(
  invoices: readonly Pick<TaxInvoice, "status" | "supply" | "vat">[],
): Taxed & { count: number } {
  const holding = invoices.filter(counts);
  return { ...addTaxed(holding), count: holding.length };
}
