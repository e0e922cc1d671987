import { HumanNumber } from "@bupum/ui/display/human-number";
import type { ListedInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useDays } from "@bupum/ui/display/days";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";
import { InvoiceLink } from "./invoice-link.tsx";
import { meanings } from "./meanings.ts";
import type { Side } from "./queries.ts";
import { Won } from "./sums-list.tsx";
import styles from "./tax-invoices.module.css";

export const InvoiceStatus = ({ of: { status } }: { of: Pick<ListedInvoice, "status"> }) => {
  const say = useWords("taxInvoices");
  return (
    <Status of={status} meaning={meanings[status]}>
      {say(`states.${status}`)}
    </Status>
  );
};

/** What a list says of an invoice; a side sees the name of the other one. */
export function useInvoiceColumns(side: Side): Column<ListedInvoice>[] {
  const say = useWords("taxInvoices");
  const days = useDays();
  return [
    {
      key: "number",
      head: say("number"),
      main: true,
      cell: ({ number, amends }) => (
        <>
          <strong>
            <HumanNumber of={number} />
          </strong>
          {amends && (
            <small> {say("amendment", { reason: say(`reasons.${amends.reason}`) })}</small>
          )}
        </>
      ),
    },
    {
      key: "party",
      head: say(side === "BUYER" ? "seller" : "buyer"),
      cell: (row) => (side === "BUYER" ? row.seller.name : row.buyer.name),
    },
    {
      key: "original",
      head: say("columns.original"),
      cell: ({ amends }) =>
        amends && (
          <>
            <InvoiceLink of={amends} side={side} />{" "}
            <small className={styles["day"]}>{days.day(amends.writtenOn)}</small>
          </>
        ),
    },
    {
      key: "writtenOn",
      head: say("writtenOn"),
      whole: true,
      cell: ({ writtenOn }) => days.day(writtenOn),
    },
    {
      key: "total",
      head: say("total"),
      align: "end",
      whole: true,
      cell: ({ total }) => <Won of={total} />,
    },
    { key: "status", head: say("status"), cell: (row) => <InvoiceStatus of={row} /> },
  ];
}
