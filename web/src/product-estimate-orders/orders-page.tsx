import { paged } from "@bupum/ui/list/paged";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { ListPage } from "@bupum/ui/list/list-page";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { actingCompany } from "../acting.ts";
import { LaterChargedFilter } from "../cost-centres/later-charged-filter.tsx";
import { Head } from "../layout/head.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { useWords } from "../words.ts";
import { useChargedColumns } from "./purchase-order-columns.tsx";
import { PurchaseOrderPage } from "./purchase-order-page.tsx";
import { orderCounts, orderList, type OrderSearch } from "./queries.ts";
import styles from "./orders.module.css";

const route = getRouteApi("/_signedIn/mypage/orders");

/** One's own orders: the list, or one purchase order of it, as the address says. */
export function OrdersPage() {
  const say = useWords("productEstimateOrders");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { orderId, lineId, ...list } = search;
  if (orderId === undefined) return <Orders />;
  return (
    <PurchaseOrderPage
      side="BUYER"
      orderId={orderId}
      lineId={lineId}
      back={
        <Link to="/mypage/orders" search={list} className={styles["back"]}>
          {say("detail.back")}
        </Link>
      }
      linkOf={(id) => ({ to: "/mypage/orders", search: { ...search, lineId: id } })}
      onCloseLine={() =>
        void navigate({ search: (old) => ({ ...old, lineId: undefined }), resetScroll: false })
      }
    />
  );
}

/** Counts as tabs, and a row for each purchase order. */
function Orders() {
  const say = useWords("productEstimateOrders");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(orderList(search)));
  const isCharged = actingCompany() !== undefined && search.costCentreId !== undefined;
  const filter = (next: OrderSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, ...firstPage }) });
  return (
    <div className={styles["page"]}>
      <ListPage
        head={<Head title={say("list.title")} hidden />}
        title={say("list.title")}
        tabs={
          <States
            state={search.status}
            // They count all orders, not those of one cost centre.
            isCounted={!isCharged}
            onChange={(status) => filter({ status })}
          />
        }
        filters={
          <>
            <ListFilters
              search={search}
              onChange={filter}
              words={{
                search: say("list.search"),
                label: say("list.search"),
                placeholder: say("list.searchHint"),
              }}
            />
            {actingCompany() && <LaterChargedFilter search={search} onChange={filter} />}
          </>
        }
        rows={{
          columns: useChargedColumns(isCharged),
          link: (row) => ({ to: "/mypage/orders", search: { ...search, orderId: row.id } }),
        }}
        list={list}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        empty={<Nothing search={search} />}
      />
      <Intermediary />
    </div>
  );
}

interface StatesProps {
  state: OrderSearch["status"];
  isCounted: boolean;
  onChange: (state: OrderSearch["status"]) => void;
}

function States({ state, isCounted, onChange }: StatesProps) {
  const say = useWords("productEstimateOrders");
  const { data } = useQuery(orderCounts);
  return (
    <StateTabs
      label={say("list.status")}
      tabs={[undefined, ...estimateStatuses].map((one) => ({
        state: one,
        words: one ? say(`states.${one}`) : say("list.all"),
        ...(isCounted && {
          count: data ? say("list.ofLines", { count: data[one ?? "total"] }) : "",
        }),
      }))}
      state={state}
      onChange={onChange}
    />
  );
}

function Nothing({ search }: { search: OrderSearch }) {
  const say = useWords("productEstimateOrders");
  const { status, searchKeyword, startDate, endDate, costCentreId } = search;
  if (status ?? searchKeyword ?? startDate ?? endDate ?? costCentreId)
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
