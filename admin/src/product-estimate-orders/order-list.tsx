import { shippingOfBreakdown } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { statesOf } from "@bupum/shared/deal/product-estimate-orders/purchase-orders";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { paged } from "@bupum/ui/list/paged";
import type { OrderEntityRow } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Money } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useNow } from "@bupum/ui/now";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { useBreakdownFields } from "./breakdown-fields.ts";
import { useAgeColumn, useSearchTypes } from "./ledger-columns.tsx";
import styles from "./orders.module.css";
import { orderList, readOrders, stateChoices, statusChoices } from "./queries.ts";

const route = getRouteApi("/_admin/orders/");

/** Everybody's purchase orders, a row each; requests to cancel that need a decision, and deleted ones, by a filter. */
export function OrderList() {
  const say = useWords("productEstimateOrders");
  const search = route.useSearch();
  return (
    <ListPage
      title={say("title")}
      columns={useColumns(search.state !== "CANCEL_ASKED")}
      list={useQuery(paged(orderList(search)))}
      source={{ read: readOrders(search), more: useBreakdownFields() }}
      link={({ id }) => ({ to: "/orders/po/$orderId", params: { orderId: id } })}
      rowName={({ poNumber }) => poNumber}
      search={search}
      keyword={say("keyword")}
      types={useSearchTypes()}
      filters={[
        {
          name: "statuses",
          label: say("status"),
          choices: statusChoices.map((value) => ({ value, label: say(`states.${value}`) })),
        },
        {
          name: "state",
          label: say("queue"),
          all: say("queues.all"),
          choices: stateChoices.map((value) => ({ value, label: say(`queues.${value}`) })),
        },
      ]}
      days={search}
      empty={<Empty title={say("none")} />}
    />
  );
}

function useColumns(hasAge: boolean): Column<PurchaseOrder>[] {
  const say = useWords("productEstimateOrders");
  const said = useShippingSaid(say);
  const ages = useAgeColumn(say("createdAt"), hasAge);
  return [
    {
      key: "poNumber",
      head: say("poNumber"),
      main: true,
      cell: (row) => <Named row={row} />,
      sheet: ({ poNumber }) => poNumber,
    },
    ...useParties(),
    {
      key: "lines",
      head: say("lines"),
      align: "end",
      whole: true,
      cell: ({ lines }) => lines,
      sheet: ({ lines }) => lines,
    },
    {
      key: "status",
      head: say("status"),
      cell: (row) => <PurchaseOrderState of={row} />,
      sheet: ({ counts }) =>
        statesOf(counts)
          .map((state) => `${say(`states.${state}`)} ${counts[state]}`)
          .join(", "),
    },
    {
      key: "total",
      head: say("total"),
      align: "end",
      whole: true,
      cell: ({ breakdown: of }) => (
        <span className={styles["part"]}>
          <Money of={{ amount: of.total, currency: of.currency }} vat="INCLUDED" />
          {of.isShippingOpen && <small>{said.phrase(shippingOfBreakdown(of), of.currency)}</small>}
        </span>
      ),
    },
    {
      key: "request",
      head: say("request"),
      whole: true,
      cell: ({ groupId, poNumber }) => (
        <Link
          to="/requests/$groupId"
          params={{ groupId }}
          aria-label={`${say("toRequest")}: ${poNumber}`}
        >
          {say("toRequest")}
        </Link>
      ),
    },
    ages,
  ];
}

/** Number, and the part of the first line, which stands for all. */
function Named({ row }: { row: PurchaseOrder }) {
  const say = useWords("productEstimateOrders");
  return (
    <span className={styles["part"]}>
      {row.poNumber}
      <small>
        {orderedProduct(row).title} {row.lines > 1 && say("moreLines", { count: row.lines - 1 })}
      </small>
    </span>
  );
}

/** The number by which the buyer knows it, and both sides. */
function useParties(): Column<PurchaseOrder>[] {
  const say = useWords("productEstimateOrders");
  return [
    {
      key: "buyerPoNumber",
      head: say("buyerPoNumber"),
      cell: ({ buyerPoNumber }) => buyerPoNumber ?? "-",
      sheet: ({ buyerPoNumber }) => buyerPoNumber,
    },
    {
      key: "buyer",
      head: say("buyer"),
      cell: ({ buyerName }) => buyerName,
      sheet: ({ buyerName }) => buyerName,
    },
    {
      key: "seller",
      head: say("seller"),
      cell: ({ sellerName }) => sellerName,
      sheet: ({ sellerName }) => sellerName,
    },
  ];
}

type Summed = Pick<PurchaseOrder, "counts" | "shipped" | "cancelDueAt">;

/** In which states the lines of a purchase order are, and how many have left. */
export function PurchaseOrderState({ of }: { of: Summed }) {
  const say = useWords("productEstimateOrders");
  const states = statesOf(of.counts);
  return (
    <span className={styles["states"]}>
      {states.map((state) => (
        <Status key={state} of={state}>
          {say(`states.${state}`)} {states.length > 1 && of.counts[state]}
        </Status>
      ))}
      {of.shipped > 0 && (
        <small>
          {say("shipped", { count: of.shipped < of.counts.CONFIRMED ? of.shipped : 0 })}
        </small>
      )}
      {of.cancelDueAt && <OverdueRequest dueAt={of.cancelDueAt} />}
    </span>
  );
}

interface OrderStateProps {
  of: Pick<OrderEntityRow, "status" | "cancelDueAt" | "deletedAt">;
}

export function OrderState({ of }: OrderStateProps) {
  const say = useWords("productEstimateOrders");
  const { status, cancelDueAt, deletedAt } = of;
  if (deletedAt)
    return (
      <Status of="REMOVED" meaning="over">
        {say("queues.REMOVED")}
      </Status>
    );
  return (
    <>
      <Status of={status}>{say(`states.${status}`)}</Status>{" "}
      {cancelDueAt && status === "CONFIRMED" && <OverdueRequest dueAt={cancelDueAt} />}
    </>
  );
}

/** A request that nobody decided on in time is the admins' to decide (D2-18). */
function OverdueRequest({ dueAt }: { dueAt: string }) {
  const say = useWords("productEstimateOrders");
  const isOverdue = dueAt <= useNow();
  return isOverdue ? (
    <Status of="CANCEL_OVERDUE" meaning="bad">
      {say("decisionNeeded")}
    </Status>
  ) : (
    <Status of="CANCEL_ASKED" meaning="waiting">
      {say("queues.CANCEL_ASKED")}
    </Status>
  );
}
