import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { OrderEntityRow } from "@bupum/shared/product-estimate-orders/admin-contract";
import { ledgerSearchTypes } from "@bupum/shared/product-estimate-orders/sorts";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Money, moneyText } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { DateRange } from "@bupum/ui/input/date-range";
import { firstPage } from "@bupum/ui/list/list-search";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormatter, useLocale } from "use-intl";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { orderList, readOrders, stateChoices, statusChoices } from "./queries.ts";
import styles from "./orders.module.css";

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
      list={useQuery({ ...orderList(search), placeholderData: keepPreviousData })}
      source={{ read: readOrders(search) }}
      link={({ id }) => ({ to: "/orders/$orderId", params: { orderId: id } })}
      rowName={({ poNumber, productName }) => `${poNumber} ${productName}`}
      search={search}
      keyword={say("keyword")}
      types={ledgerSearchTypes
        .toReversed()
        .map((value) => ({ value, label: say(`searchTypes.${value}`) }))}
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
  const say = useWords("productEstimateOrders");
  const format = useFormatter();
  const language = useLocale();
  return [
    {
      key: "poNumber",
      head: say("poNumber"),
      whole: true,
      cell: ({ poNumber }) => poNumber,
      sheet: ({ poNumber }) => poNumber,
    },
    {
      key: "part",
      head: say("part"),
      cell: ({ productName, partNumber }) => (
        <span className={styles["part"]}>
          {partNumber ?? productName} {partNumber && <small>{productName}</small>}
        </span>
      ),
      sheet: ({ productName, partNumber }) => partNumber ?? productName,
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
      key: "createdAt",
      head: say("createdAt"),
      sortable: hasAge,
      whole: true,
      cell: ({ createdAt }) => format.dateTime(new Date(createdAt), { dateStyle: "medium" }),
      sheet: ({ createdAt }) => seoulClock(createdAt),
    },
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
      {cancelDueAt && (
        <Status of="CANCEL_ASKED" meaning="waiting">
          {say("queues.CANCEL_ASKED")}
        </Status>
      )}
    </>
  );
}
