import { estimateStatuses } from "@bupum/shared/estimate-groups/statuses";
import type { Order } from "@bupum/shared/product-estimate-orders/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { DateRange } from "@bupum/ui/input/date-range";
import { Money } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Button, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { useWords } from "../words.ts";
import { OrderDrawer } from "./order-drawer.tsx";
import { orderCounts, orderList, type OrderSearch } from "./queries.ts";
import cells from "./orders-table.module.css";
import styles from "./orders.module.css";

const route = getRouteApi("/_signedIn/mypage/orders");

/** One's own orders: counts as tabs, the list, and one order in detail beside it. */
export function OrdersPage() {
  const say = useWords("productEstimateOrders");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...orderList(search), placeholderData: keepPreviousData });
  const columns = useColumns();
  const filter = (next: OrderSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, page: undefined, cursor: undefined }) });
  return (
    <div className={styles["page"]}>
      <Head title={say("list.title")} hidden />
      <h1>{say("list.title")}</h1>
      <StateTabs status={search.status} onChange={(status) => filter({ status })} />
      <div className={styles["filters"]}>
        <KeywordBox
          key={search.searchKeyword}
          keyword={search.searchKeyword}
          onChange={(searchKeyword) => filter({ searchKeyword })}
        />
        <DateRange
          value={{ startDate: search.startDate, endDate: search.endDate }}
          onChange={filter}
        />
      </div>
      <DataTable
        label={say("list.title")}
        columns={columns}
        rows={list.data?.items}
        rowKey={(row) => row.id}
        link={(row) => ({ to: "/mypage/orders", search: { ...search, orderId: row.id } })}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        empty={<Nothing search={search} />}
      />
      <Intermediary />
      <OrderDrawer
        orderId={search.orderId}
        onClose={() =>
          void navigate({ search: (old) => ({ ...old, orderId: undefined }), resetScroll: false })
        }
      />
    </div>
  );
}

function useColumns(): Column<Order>[] {
  const say = useWords("productEstimateOrders");
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" });
  return [
    {
      key: "part",
      head: say("list.part"),
      main: true,
      cell: (row) => (
        <span className={cells["name"]}>
          <strong>{row.partNumber ?? row.productName}</strong>
          <small>{[row.manufactorName, row.productName].filter(Boolean).join(" · ")}</small>
          <small className={cells["code"]}>{row.poNumber}</small>
        </span>
      ),
    },
    { key: "seller", head: say("list.seller"), cell: (row) => row.sellerName },
    {
      key: "status",
      head: say("list.status"),
      cell: (row) => <Status of={row.status}>{say(`states.${row.status}`)}</Status>,
    },
    {
      key: "quantity",
      head: say("list.quantity"),
      align: "end",
      cell: (row) => (
        <span className={cells["figure"]}>
          {format.number(row.quantity)} <small>{row.unit}</small>
        </span>
      ),
    },
    {
      key: "amount",
      head: say("list.amount"),
      align: "end",
      cell: (row) => (
        <span className={cells["amount"]}>
          <Money of={row} vat={row.vatMode} />
        </span>
      ),
    },
    {
      key: "ship",
      head: say("list.ship"),
      align: "end",
      cell: (row) => (row.expectedShipDate ? day(row.expectedShipDate) : "-"),
    },
    {
      key: "createdAt",
      head: say("list.ordered"),
      align: "end",
      cell: (row) => day(row.createdAt),
    },
  ];
}

interface StateTabsProps {
  status: OrderSearch["status"];
  onChange: (status: OrderSearch["status"]) => void;
}

function StateTabs({ status, onChange }: StateTabsProps) {
  const say = useWords("productEstimateOrders");
  const { data } = useQuery(orderCounts);
  const format = useFormatter();
  return (
    <div className={styles["tabs"]} role="group" aria-label={say("list.status")}>
      {[undefined, ...estimateStatuses].map((value) => (
        <button
          key={value ?? ""}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(value)}
        >
          {value ? say(`states.${value}`) : say("list.all")}
          {data && <small>{format.number(data[value ?? "total"])}</small>}
        </button>
      ))}
    </div>
  );
}

interface KeywordBoxProps {
  keyword: string | undefined;
  onChange: (keyword: string | undefined) => void;
}

function KeywordBox({ keyword, onChange }: KeywordBoxProps) {
  const say = useWords("productEstimateOrders");
  return (
    <search className={styles["search"]}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("searchKeyword");
          onChange(String(typed ?? "").trim() || undefined);
        }}
      >
        <TextInput
          name="searchKeyword"
          type="search"
          aria-label={say("list.search")}
          placeholder={say("list.searchHint")}
          defaultValue={keyword}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit" variant="default" mih={44}>
          {say("list.search")}
        </Button>
      </form>
    </search>
  );
}

function Nothing({ search }: { search: OrderSearch }) {
  const say = useWords("productEstimateOrders");
  const { status, searchKeyword, startDate, endDate } = search;
  if (status ?? searchKeyword ?? startDate ?? endDate)
    return <Empty title={say("list.emptyFiltered")}>{say("list.emptyFilteredHint")}</Empty>;
  return (
    <Empty
      title={say("list.empty")}
      action={
        <Button renderRoot={(props) => <Link to="/mypage/estimates" {...props} />}>
          {say("list.toEstimates")}
        </Button>
      }
    >
      {say("list.emptyHint")}
    </Empty>
  );
}
