import { estimateStatuses } from "@bupum/shared/estimate-groups/statuses";
import type { Order } from "@bupum/shared/product-estimate-orders/contract";
import { Pages } from "@bupum/ui/data-table/pages";
import { DateRange } from "@bupum/ui/input/date-range";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { Head } from "../../layout/head.tsx";
import { Intermediary } from "../../trade/intermediary.tsx";
import { useWords } from "../../words.ts";
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
  const list = useQuery({ ...receivedOrders(search), placeholderData: keepPreviousData });
  const [deciding, setDeciding] = useState<OrderDecision>();
  const filter = (next: OrderSearch) =>
    void navigate({
      search: (old) => ({ ...old, ...next, page: undefined, cursor: undefined }),
    });
  const close = () => setDeciding(undefined);
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      <Counts status={search.status} onChange={(status) => filter({ status })} />
      <Filters search={search} onChange={filter} />
      {search.orderId && (
        <NamedOrder
          id={search.orderId}
          onDecide={setDeciding}
          onClose={() => filter({ orderId: undefined })}
        />
      )}
      {list.isError && <Failed error={list.error} again={() => void list.refetch()} />}
      {list.isPending && <Loading lines={6} height={72} />}
      {list.data && (
        <Orders orders={list.data.items} filtered={isFiltered(search)} onDecide={setDeciding} />
      )}
      {list.data && list.data.items.length > 0 && (
        <Pages
          search={search}
          onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
          shown={list.data.items.length}
          nextCursor={list.data.nextCursor}
          total={list.data.total}
        />
      )}
      <Intermediary />
      <AcceptDialog deciding={deciding?.act === "accept" ? deciding : undefined} onClose={close} />
      <RejectDialog deciding={deciding?.act === "reject" ? deciding : undefined} onClose={close} />
    </div>
  );
}

interface CountsProps {
  status: OrderSearch["status"];
  onChange: (status: OrderSearch["status"]) => void;
}

function Counts({ status, onChange }: CountsProps) {
  const say = useWords("sellerOrders");
  const { data } = useQuery(receivedCounts);
  return (
    <div className={styles["tabs"]} role="group" aria-label={say("state")}>
      {[undefined, ...estimateStatuses].map((value) => (
        <button
          key={value ?? ""}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(value)}
        >
          {value ? say(`states.${value}`) : say("all")}{" "}
          {data && <b>{value ? data[value] : data.total}</b>}
        </button>
      ))}
    </div>
  );
}

function Filters({
  search,
  onChange,
}: {
  search: OrderSearch;
  onChange: (next: OrderSearch) => void;
}) {
  const say = useWords("sellerOrders");
  return (
    <div className={styles["filters"]}>
      <search>
        <form
          key={`${search.searchType}${search.searchKeyword}`}
          className={styles["search"]}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget);
            const searchKeyword = String(typed.get("searchKeyword") ?? "").trim() || undefined;
            onChange({
              searchKeyword,
              searchType: searchTypes.find(
                (known) => searchKeyword && known === typed.get("searchType"),
              ),
            });
          }}
        >
          <NativeSelect
            name="searchType"
            size="md"
            aria-label={say("searchType")}
            defaultValue={search.searchType ?? "PRODUCT"}
            data={searchTypes.map((value) => ({ value, label: say(`types.${value}`) }))}
          />
          <TextInput
            name="searchKeyword"
            type="search"
            aria-label={say("keyword")}
            placeholder={say("keyword")}
            defaultValue={search.searchKeyword}
            maxLength={100}
          />
          <Button type="submit" variant="default">
            {say("search")}
          </Button>
        </form>
      </search>
      <DateRange
        value={{ startDate: search.startDate, endDate: search.endDate }}
        onChange={(range) => onChange({ ...range })}
      />
    </div>
  );
}

interface NamedProps {
  id: Order["id"];
  onDecide: (deciding: OrderDecision) => void;
  onClose: () => void;
}

/** The order that a notice is about, wherever it stands in the list. */
function NamedOrder({ id, onDecide, onClose }: NamedProps) {
  const say = useWords("sellerOrders");
  const { data, error, refetch } = useQuery(receivedOrder(id));
  return (
    <section className={styles["named"]} aria-label={say("named")}>
      <div className={styles["head"]}>
        <h2>{say("named")}</h2>
        <Button variant="subtle" mih={44} onClick={onClose}>
          {say("showAll")}
        </Button>
      </div>
      {error && <Failed error={error} again={() => void refetch()} />}
      {!data && !error && <Loading lines={2} height={72} />}
      {data && <Orders orders={[data]} filtered={false} onDecide={onDecide} />}
    </section>
  );
}

interface OrdersProps {
  orders: readonly Order[];
  filtered: boolean;
  onDecide: (deciding: OrderDecision) => void;
}

function Orders({ orders, filtered, onDecide }: OrdersProps) {
  const say = useWords("sellerOrders");
  if (orders.length === 0)
    return (
      <Empty title={say(filtered ? "emptyFiltered" : "empty")}>
        {say(filtered ? "emptyFilteredHint" : "emptyHint")}
      </Empty>
    );
  const batches = Map.groupBy(orders, ({ orderBatchId }) => orderBatchId);
  return (
    <ul className={styles["orders"]}>
      {[...batches].map(([id, lines]) => (
        <OrderCard key={id} lines={lines} onDecide={onDecide} />
      ))}
    </ul>
  );
}
