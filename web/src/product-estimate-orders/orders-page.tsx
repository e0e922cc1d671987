import {
  aboutProduct,
  orderedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { InsteadOf } from "./product-lines.tsx";
import { paged } from "@bupum/ui/list/paged";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { ListPage } from "@bupum/ui/list/list-page";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Money } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { ConfirmedProduct } from "../trade/confirmed-product.tsx";
import { useWords } from "../words.ts";
import { OrderMarks } from "./moves/order-timeline.tsx";
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
  const list = useQuery(paged(orderList(search)));
  const filter = (next: OrderSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, ...firstPage }) });
  return (
    <div className={styles["page"]}>
      <ListPage
        head={<Head title={say("list.title")} hidden />}
        title={say("list.title")}
        tabs={<States state={search.status} onChange={(status) => filter({ status })} />}
        filters={
          <ListFilters
            search={search}
            onChange={filter}
            words={{
              search: say("list.search"),
              label: say("list.search"),
              placeholder: say("list.searchHint"),
            }}
          />
        }
        rows={{
          columns: useColumns(),
          link: (row) => ({ to: "/mypage/orders", search: { ...search, orderId: row.id } }),
        }}
        list={list}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
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

function PartCell({ row }: { row: Order }) {
  const part = orderedProduct(row);
  return (
    <span className={cells["name"]}>
      <strong>{part.title}</strong>
      <small>{aboutProduct(part)}</small>
      {part.insteadOf && <InsteadOf part={part.insteadOf} />}
      <ConfirmedProduct of={row.confirmedProduct} />
      <small className={cells["code"]}>{row.poNumber}</small>
    </span>
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
      cell: (row) => <PartCell row={row} />,
    },
    { key: "seller", head: say("list.seller"), cell: (row) => row.sellerName },
    {
      key: "status",
      head: say("list.status"),
      cell: (row) => <State of={row} />,
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

function State({ of }: { of: Order }) {
  const say = useWords("productEstimateOrders");
  return (
    <>
      <Status of={of.status}>{say(`states.${of.status}`)}</Status>
      <OrderMarks of={of} />
    </>
  );
}

interface StatesProps {
  state: OrderSearch["status"];
  onChange: (state: OrderSearch["status"]) => void;
}

function States({ state, onChange }: StatesProps) {
  const say = useWords("productEstimateOrders");
  const { data } = useQuery(orderCounts);
  const format = useFormatter();
  return (
    <StateTabs
      label={say("list.status")}
      tabs={[undefined, ...estimateStatuses].map((one) => ({
        state: one,
        words: (
          <>
            {one ? say(`states.${one}`) : say("list.all")}
            {data && <small>{format.number(data[one ?? "total"])}</small>}
          </>
        ),
      }))}
      state={state}
      onChange={onChange}
    />
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
