import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import type { ListedInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { isCounted } from "@bupum/shared/papers/tax-invoices/sums";
import { ExportButton, type SheetField } from "@bupum/ui/sheet/export-button";
import type { ReadPage } from "@bupum/ui/sheet/walk";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import type { Side } from "./queries.ts";

interface InvoiceSheetButtonProps {
  side: Side;
  /** Of the day that they state; all where absent. */
  month: string | undefined;
}

/** Saves the invoices that hold, as a bookkeeper enters them (D42-10). */
export function InvoiceSheetButton({ side, month }: InvoiceSheetButtonProps) {
  const say = useWords("taxInvoices");
  const fields = useInvoiceFields(side);
  const title = say(side === "BUYER" ? "received.title" : "issued.title");
  return (
    <ExportButton<ListedInvoice>
      name={month ? `${title}_${month}` : title}
      source={{ fields, read: holdingOf(side, month) }}
    />
  );
}

/** Reads the invoices that hold, page by page. */
export const holdingOf =
  (side: Side, month: string | undefined): ReadPage<ListedInvoice> =>
  async (paging, signal) => {
    const query = { ...paging, month };
    const { items, ...page } =
      side === "BUYER"
        ? await api.taxInvoices.list({ query }, { signal })
        : await api.taxInvoices.listOfSeller({ query }, { signal });
    return { ...page, items: items.filter(isCounted) };
  };

/** What each invoice says in its row. */
export function useInvoiceFields(side: Side): SheetField<ListedInvoice>[] {
  const say = useWords("taxInvoices");
  const otherOf = ({ seller, buyer }: ListedInvoice) => (side === "BUYER" ? seller : buyer);
  return [
    { head: say("writtenOn"), width: 12, sheet: ({ writtenOn }) => writtenOn },
    { head: say("approvalNumber"), width: 28, sheet: (one) => one.approvalNumber },
    { head: say("number"), width: 24, sheet: ({ number }) => number },
    { head: say("taxType"), width: 10, sheet: ({ taxType }) => say(`taxTypes.${taxType}`) },
    {
      head: say(side === "BUYER" ? "seller" : "buyer"),
      width: 24,
      sheet: (one) => otherOf(one).name,
    },
    {
      head: say("businessNumber"),
      width: 14,
      sheet: (one) => formatBusinessNumber(otherOf(one).businessNumber),
    },
    { head: say("supply"), width: 14, isNumber: true, sheet: ({ supply }) => supply },
    { head: say("vat"), width: 14, isNumber: true, sheet: ({ vat }) => vat },
    { head: say("total"), width: 14, isNumber: true, sheet: ({ total }) => total },
    { head: say("status"), width: 18, sheet: ({ status }) => say(`states.${status}`) },
    {
      head: say("amend.reason"),
      width: 18,
      sheet: ({ amends }) => amends && say(`reasons.${amends.reason}`),
    },
    { head: say("sheet.original"), width: 28, sheet: ({ amends }) => amends?.approvalNumber },
  ];
}
