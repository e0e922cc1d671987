import { paged } from "@bupum/ui/list/paged";
import type { OrderEntityRow } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Money, moneyText } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { DateRange } from "@bupum/ui/input/date-range";
import { firstPage } from "@bupum/ui/list/list-search";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useNow } from "@bupum/ui/now";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { useAgeColumn, useLedgerColumns, useSearchTypes } from "./ledger-columns.tsx";
import { orderList, readOrders, stateChoices, statusChoices } from "./queries.ts";

const route = getRouteApi("/_admin/orders/");

/** Everybody's orders; wishes to cancel that need a decision, and deleted ones, by a filter. */
export function OrderList() {
  const say = useWords("productEstimateOrders");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ListPage
      title={say("title")}
      columns={useColumns(search.state !== "CANCEL_ASKED")}
      list={useQuery(paged(orderList(search)))}
      source={{ read: readOrders(search) }}
      link={({ id }) => ({ to: "/orders/$orderId", params: { orderId: id } })}
      rowName={({ poNumber, productName }) => `${poNumber} ${productName}`}
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
      controls={
        <DateRange
          value={{ startDate: search.startDate, endDate: search.endDate }}
          onChange={(range) =>
            void navigate({ search: (old) => ({ ...old, ...range, ...firstPage }) })
          }
        />
      }
      empty={<Empty title={say("none")} />}
    />
  );
}

function useColumns(hasAge: boolean): Column<OrderEntityRow>[] {
  const column = useColumnKinds();
  const say = useWords("productEstimateOrders");
  const language = useLocale();
  return [
    column.text("poNumber", say("poNumber"), ({ poNumber }) => poNumber, { whole: true }),
    ...useLedgerColumns<OrderEntityRow>(),
    {
      key: "amount",
      head: say("amount"),
      align: "end",
      whole: true,
      cell: ({ amount, currency }) => <Money of={{ amount, currency }} />,
      sheet: ({ amount, currency }) => moneyText({ amount, currency }, language),
    },
    {
      key: "status",
      head: say("status"),
      cell: (row) => <OrderState of={row} />,
      sheet: ({ status }) => say(`states.${status}`),
    },
    {
      key: "request",
      head: say("request"),
      whole: true,
      cell: ({ groupId, poNumber }) =>
        groupId && (
          <Link
            to="/requests/$groupId"
            params={{ groupId }}
            aria-label={`${say("toRequest")}: ${poNumber}`}
          >
            {say("toRequest")}
          </Link>
        ),
    },
    useAgeColumn(say("createdAt"), hasAge),
  ];
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
      {cancelDueAt && status === "CONFIRMED" && <CancelWish dueAt={cancelDueAt} />}
    </>
  );
}

/** A wish that nobody answered in time is the admins' to decide (D2-18). */
function CancelWish({ dueAt }: { dueAt: string }) {
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
