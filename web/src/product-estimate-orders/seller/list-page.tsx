import { paged } from "@bupum/ui/list/paged";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { ListPage } from "@bupum/ui/list/list-page";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../../layout/head.tsx";
import { Intermediary } from "../../trade/intermediary.tsx";
import { useWords } from "../../words.ts";
import shared from "../orders.module.css";
import { usePurchaseOrderColumns } from "../purchase-order-columns.tsx";
import { PurchaseOrderPage } from "../purchase-order-page.tsx";
import { ParcelsButton } from "./parcels/parcels-button.tsx";
import { isFiltered, type OrderSearch, receivedCounts, receivedOrders } from "./queries.ts";
import styles from "./orders.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/orders");
const searchTypes = ["PRODUCT", "MANUFACTOR", "BUYER"] as const;

/** Orders that came in: the list, or one purchase order of it, as the address says. */
export function ReceivedOrdersPage() {
  const say = useWords("productEstimateOrders");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { orderId, lineId, ...list } = search;
  if (orderId === undefined) return <Orders />;
  return (
    <PurchaseOrderPage
      side="SELLER"
      orderId={orderId}
      lineId={lineId}
      back={
        <Link to="/seller/orders" search={list} className={shared["back"]}>
          {say("detail.back")}
        </Link>
      }
      linkOf={(id) => ({ to: "/seller/orders", search: { ...search, lineId: id } })}
      onCloseLine={() =>
        void navigate({ search: (old) => ({ ...old, lineId: undefined }), resetScroll: false })
      }
    />
  );
}

/** Counts as tabs, and a row for each purchase order. */
function Orders() {
  const say = useWords("sellerOrders");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(receivedOrders(search)));
  const filter = (next: OrderSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next, ...firstPage }) });
  const isNarrow = isFiltered(search);
  return (
    <div className={styles["page"]}>
      <ListPage
        head={<Head title={say("title")} hidden />}
        title={say("title")}
        actions={<ParcelsButton />}
        tabs={<States state={search.status} onChange={(status) => filter({ status })} />}
        filters={
          <ListFilters
            search={search}
            onChange={filter}
            words={{
              search: say("search"),
              label: say("keyword"),
              placeholder: say("keyword"),
              type: say("searchType"),
            }}
            types={searchTypes.map((value) => ({ value, label: say(`types.${value}`) }))}
          />
        }
        rows={{
          columns: usePurchaseOrderColumns("SELLER"),
          link: (row) => ({ to: "/seller/orders", search: { ...search, orderId: row.id } }),
        }}
        list={list}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        empty={
          <Empty title={say(isNarrow ? "emptyFiltered" : "empty")}>
            {say(isNarrow ? "emptyFilteredHint" : "emptyHint")}
          </Empty>
        }
      />
      <Intermediary />
    </div>
  );
}

interface StatesProps {
  state: OrderSearch["status"];
  onChange: (state: OrderSearch["status"]) => void;
}

function States({ state, onChange }: StatesProps) {
  const say = useWords("sellerOrders");
  const orders = useWords("productEstimateOrders");
  const { data } = useQuery(receivedCounts);
  return (
    <StateTabs
      label={say("state")}
      tabs={[undefined, ...estimateStatuses].map((one) => ({
        state: one,
        words: one ? say(`states.${one}`) : say("all"),
        count: data ? orders("list.ofLines", { count: data[one ?? "total"] }) : "",
      }))}
      state={state}
      onChange={onChange}
    />
  );
}
