import { HumanNumber } from "@bupum/ui/display/human-number";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import type { InvoiceLine, TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import type { InvoiceParty } from "@bupum/shared/papers/tax-invoices/fields";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { useDays } from "@bupum/ui/display/days";
import { UnitPrice } from "@bupum/ui/display/money";
import { useFormatter } from "use-intl";
import { Fact, FactList } from "../trade/facts.tsx";
import { useWords } from "../words.ts";
import { InvoiceLink } from "./invoice-link.tsx";
import type { Side } from "./queries.ts";
import { SumsList, Won } from "./sums-list.tsx";
import styles from "./tax-invoices.module.css";

interface PaperProps {
  of: TaxInvoice;
  side: Side;
}

/** The invoice as the tax service's form arranges it: both parties, the day, the sums, the lines. */
export function Paper({ of, side }: PaperProps) {
  const say = useWords("taxInvoices");
  return (
    <article className={styles["paper"]} aria-label={say("paper.title")}>
      <div className={styles["parties"]}>
        <Party of={of.seller} title={say("seller")} />
        <Party of={of.buyer} title={say("buyer")} />
      </div>
      <Facts of={of} />
      <SumsList of={of} />
      <Lines of={of} side={side} />
    </article>
  );
}

function Party({ of, title }: { of: InvoiceParty; title: string }) {
  const say = useWords("taxInvoices");
  return (
    <section className={styles["party"]}>
      <h2>{title}</h2>
      <FactList>
        <Fact name={say("businessNumber")}>{formatBusinessNumber(of.businessNumber)}</Fact>
        <Fact name={say("party.name")}>{of.name}</Fact>
        <Fact name={say("party.representative")}>{of.representative}</Fact>
        <Fact name={say("party.address")}>{of.address}</Fact>
        {of.businessType && <Fact name={say("party.businessType")}>{of.businessType}</Fact>}
        {of.businessItem && <Fact name={say("party.businessItem")}>{of.businessItem}</Fact>}
        <Fact name={say("email")}>{of.email}</Fact>
      </FactList>
    </section>
  );
}

function Facts({ of }: { of: TaxInvoice }) {
  const say = useWords("taxInvoices");
  const days = useDays();
  return (
    <FactList>
      <Fact name={say("writtenOn")}>{days.day(of.writtenOn)}</Fact>
      <Fact name={say("approvalNumber")}>{of.approvalNumber ?? say("paper.noApproval")}</Fact>
      <Fact name={say("number")}>{of.number}</Fact>
      <Fact name={say("taxType")}>{say(`taxTypes.${of.taxType}`)}</Fact>
      {of.issuedAt && <Fact name={say("paper.issuedAt")}>{days.moment(of.issuedAt)}</Fact>}
      {of.sentAt && <Fact name={say("paper.sentAt")}>{days.moment(of.sentAt)}</Fact>}
      {of.cancelledAt && <Fact name={say("paper.cancelledAt")}>{days.moment(of.cancelledAt)}</Fact>}
      {of.remark && <Fact name={say("remark")}>{of.remark}</Fact>}
    </FactList>
  );
}

function Lines({ of, side }: PaperProps) {
  const say = useWords("taxInvoices");
  const rows = of.lines.map((line, at) => ({ ...line, at }));
  return (
    <DataTable
      label={say("paper.lines")}
      columns={useLineColumns(of, side)}
      rows={rows}
      rowKey={({ at }) => String(at)}
      link={({ orderId }) =>
        orderId && {
          to: side === "BUYER" ? "/mypage/orders" : "/seller/orders",
          search: { orderId, lineId: orderId },
        }
      }
      isWhole
      search={{}}
      onSearch={() => undefined}
    />
  );
}

/** What a line states; the sum of an amendment has no name but why it was made, and of what. */
function useLineColumns({ amends }: TaxInvoice, side: Side): Column<InvoiceLine>[] {
  const say = useWords("taxInvoices");
  const days = useDays();
  const format = useFormatter();
  return [
    {
      key: "name",
      head: say("columns.name"),
      main: true,
      cell: ({ name, kind, spec }) => {
        const isSum = kind === "AMENDMENT" && amends !== undefined;
        const why = isSum && say("amendment", { reason: say(`reasons.${amends.reason}`) });
        return (
          <span className={styles["item"]}>
            <strong>{name ?? (why || say(`kinds.${kind}`))}</strong>
            {isSum && <InvoiceLink of={amends} side={side} />}
            {spec && <small>{spec}</small>}
          </span>
        );
      },
    },
    {
      key: "order",
      head: say("columns.order"),
      whole: true,
      cell: ({ poNumber, buyerPoNumber }) => (
        <span className={styles["item"]}>
          {poNumber && <HumanNumber of={poNumber} />}
          {buyerPoNumber && <small>{say("columns.ownOrder", { number: buyerPoNumber })}</small>}
        </span>
      ),
    },
    {
      key: "suppliedOn",
      head: say("columns.suppliedOn"),
      whole: true,
      cell: ({ suppliedOn }) => days.day(suppliedOn),
    },
    {
      key: "quantity",
      head: say("columns.quantity"),
      align: "end",
      cell: ({ quantity, unit = "" }) =>
        quantity !== undefined && `${format.number(quantity)} ${unit}`.trim(),
    },
    {
      key: "unitPrice",
      head: say("columns.unitPrice"),
      align: "end",
      cell: ({ unitPrice }) => unitPrice && <UnitPrice of={unitPrice} currency="KRW" />,
    },
    {
      key: "supply",
      head: say("supply"),
      align: "end",
      cell: ({ supply }) => <Won of={supply} />,
    },
    { key: "vat", head: say("vat"), align: "end", cell: ({ vat }) => <Won of={vat} /> },
  ];
}
