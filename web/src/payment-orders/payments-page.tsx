import { useDays } from "@bupum/ui/display/days";
import { paged } from "@bupum/ui/list/paged";
import type { PaymentOrder } from "@bupum/shared/billing/payment-orders/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { Money } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { CardName } from "../credit-cards/card-name.tsx";
import { DocumentButton } from "../documents/document-button.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { paymentList } from "./queries.ts";
import styles from "./payments-page.module.css";

const route = getRouteApi("/_signedIn/mypage/payments");

/** The payments for the subscription, with receipts. */
export function PaymentsPage() {
  const say = useWords("paymentOrders");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(paymentList(search)));
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      <p className={styles["hint"]}>{say("hint")}</p>
      <DataTable
        label={say("title")}
        columns={useColumns()}
        rows={list.isPlaceholderData ? undefined : list.data?.items}
        rowKey={(row) => row.id}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        empty={
          <Empty
            title={say("none")}
            action={<Link to="/mypage/subscribe">{say("toSubscribe")}</Link>}
          >
            {say("noneHint")}
          </Empty>
        }
      />
    </div>
  );
}

function useColumns(): Column<PaymentOrder>[] {
  const say = useWords("paymentOrders");
  const { moment } = useDays();
  return [
    {
      key: "what",
      head: say("what"),
      main: true,
      cell: (row) => <What of={row} />,
    },
    {
      key: "at",
      head: say("at"),
      cell: (row) => moment(row.paidAt ?? row.createdAt),
    },
    { key: "card", head: say("card"), cell: (row) => <CardName of={row.card} /> },
    { key: "amount", head: say("amount"), align: "end", cell: (row) => <Amount of={row} /> },
    { key: "status", head: say("status"), cell: (row) => <State of={row} /> },
    { key: "receipt", head: say("receipt"), align: "end", cell: (row) => <Receipt of={row} /> },
  ];
}

function What({ of: { subscribeType, kind, periodStart, periodEnd } }: { of: PaymentOrder }) {
  const say = useWords("paymentOrders");
  const { dayOf: day } = useDays();
  return (
    <span className={styles["what"]}>
      <strong>
        {say("of", { type: say(`types.${subscribeType}`), kind: say(`kinds.${kind}`) })}
      </strong>
      {periodStart && periodEnd && (
        <small>{say("period", { from: day(periodStart), to: day(periodEnd) })}</small>
      )}
    </span>
  );
}

const Won = ({ of }: { of: number }) => <Money of={{ amount: of, currency: "KRW" }} />;

function Amount({ of: { amount, credit, refundedAmount } }: { of: PaymentOrder }) {
  const say = useWords("paymentOrders");
  return (
    <span className={styles["amount"]}>
      <Won of={amount} />
      {credit !== undefined && credit > 0 && (
        <small>
          {say("credit")} <Won of={credit} />
        </small>
      )}
      {refundedAmount !== undefined && refundedAmount > 0 && (
        <small>
          {say("refunded")} <Won of={refundedAmount} />
        </small>
      )}
    </span>
  );
}

/** Only final states have a word; others are a dash with an accessible text. */
function State({ of: { status } }: { of: PaymentOrder }) {
  const say = useWords("paymentOrders");
  if (status === "PAID" || status === "FAILED")
    return <Status of={status}>{say(`states.${status}`)}</Status>;
  return (
    <span data-state={status}>
      <span aria-hidden>{say(`states.${status}`)}</span>
      <VisuallyHidden>{say(`heard.${status}`)}</VisuallyHidden>
    </span>
  );
}

/** For money that was charged, also if it was refunded since. */
function Receipt({ of: { id, paidAt, receiptUrl } }: { of: PaymentOrder }) {
  const say = useWords("paymentOrders");
  if (!paidAt) return null;
  return (
    <span className={styles["receipt"]}>
      <DocumentButton of={{ paymentOrderId: id }} />
      {receiptUrl && (
        <a href={receiptUrl} target="_blank" rel="noopener noreferrer">
          {say("slip")}
        </a>
      )}
    </span>
  );
}
