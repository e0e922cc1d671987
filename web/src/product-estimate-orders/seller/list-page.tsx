import { paged } from "@bupum/ui/list/paged";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { ListFilters } from "@bupum/ui/list/list-filters";
import { ListPage } from "@bupum/ui/list/list-page";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Drawer } from "@mantine/core";
import "@mantine/core/styles/Drawer.layer.css";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { Head } from "../../layout/head.tsx";
import { Intermediary } from "../../trade/intermediary.tsx";
import { useWords } from "../../words.ts";
import { OrderActs } from "../moves/order-acts.tsx";
import { OrderTimeline, Shipment } from "../moves/order-timeline.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import type { OrderDecision } from "./deciding.ts";
import { OrderCard } from "./order-card.tsx";
import {
  isFiltered,
  type OrderSearch,
  receivedCounts,
  receivedOrder,
  receivedOrders,
} from "./queries.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import styles from "./orders.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/orders");
const searchTypes = ["PRODUCT", "MANUFACTOR", "BUYER"] as const;

/** Orders that came in, one card for each purchase order. */
export function ReceivedOrdersPage() {
  const say = useWords("sellerOrders");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(receivedOrders(search)));
  const [deciding, setDeciding] = useState<OrderDecision>();
  const filter = (next: OrderSearch) =>
    void navigate({
      search: (old) => ({ ...old, ...next, ...firstPage }),
    });
  const show = (orderId: Order["id"] | undefined) =>
    void navigate({ search: (old) => ({ ...old, orderId }), resetScroll: false });
  const close = () => setDeciding(undefined);
  const isNarrow = isFiltered(search);
  return (
    <div className={styles["page"]}>
      <ListPage
        head={<Head title={say("title")} hidden />}
        title={say("title")}
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
          cards: (
            <Orders
              orders={list.data?.items ?? []}
              onDecide={setDeciding}
              onOpen={(orderId) => show(orderId)}
            />
          ),
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
      <NamedOrder id={search.orderId} onDecide={setDeciding} onClose={() => show(undefined)} />
      <Intermediary />
      <AcceptDialog deciding={deciding?.act === "accept" ? deciding : undefined} onClose={close} />
      <RejectDialog deciding={deciding?.act === "reject" ? deciding : undefined} onClose={close} />
    </div>
  );
}

interface StatesProps {
  state: OrderSearch["status"];
  onChange: (state: OrderSearch["status"]) => void;
}

function States({ state, onChange }: StatesProps) {
  const say = useWords("sellerOrders");
  const { data } = useQuery(receivedCounts);
  return (
    <StateTabs
      label={say("state")}
      tabs={[undefined, ...estimateStatuses].map((one) => ({
        state: one,
        words: (
          <>
            {one ? say(`states.${one}`) : say("all")} {data && <b>{data[one ?? "total"]}</b>}
          </>
        ),
      }))}
      state={state}
      onChange={onChange}
    />
  );
}

interface NamedProps {
  id: Order["id"] | undefined;
  onDecide: (deciding: OrderDecision) => void;
  onClose: () => void;
}

/** One order in detail; the address names it, so that notices can lead here. */
function NamedOrder({ id, onDecide, onClose }: NamedProps) {
  const say = useWords("sellerOrders");
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title={say("named")}
      closeButtonProps={{ "aria-label": say("close"), size: 44, iconSize: 20 }}
      styles={{ title: { fontSize: "1.125rem", fontWeight: 700 } }}
    >
      {id && <Named id={id} onDecide={onDecide} />}
    </Drawer>
  );
}

function Named({ id, onDecide }: Pick<NamedProps, "onDecide"> & { id: Order["id"] }) {
  const { data, error, refetch } = useQuery(receivedOrder(id));
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={2} height={72} />;
  return (
    <div className={styles["named"]}>
      <ul className={styles["orders"]}>
        <OrderCard lines={[data]} onDecide={onDecide} />
      </ul>
      <OrderActs of={data} side="SELLER" />
      <Shipment of={data} />
      <OrderTimeline of={data} />
    </div>
  );
}

interface OrdersProps {
  orders: readonly Order[];
  onDecide: (deciding: OrderDecision) => void;
  onOpen: (id: Order["id"]) => void;
}

function Orders({ orders, onDecide, onOpen }: OrdersProps) {
  const batches = Map.groupBy(orders, ({ orderBatchId }) => orderBatchId);
  return (
    <ul className={styles["orders"]}>
      {[...batches].map(([id, lines]) => (
        <OrderCard key={id} lines={lines} onDecide={onDecide} onOpen={onOpen} />
      ))}
    </ul>
  );
}
