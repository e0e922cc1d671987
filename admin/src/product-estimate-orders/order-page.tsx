import type { OrderEntity } from "@bupum/shared/product-estimate-orders/admin-contract";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormatter } from "use-intl";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { OrderState } from "./order-list.tsx";
import { orderDetail } from "./queries.ts";
import { Trail } from "./trail.tsx";
import styles from "./orders.module.css";

const route = getRouteApi("/_admin/orders/$orderId");

/** One order, what an admin may decide about it, and all that is on record of it. */
export function OrderPage() {
  const say = useWords("productEstimateOrders");
  const { orderId } = route.useParams();
  const { data, error, refetch } = useQuery(orderDetail(orderId));
  return (
    <>
      <Head title={data?.poNumber ?? say("title")} />
      <BackLink to="/orders">{say("title")}</BackLink>
      {data ? (
        <>
          <div className={styles["head"]}>
            <h1>{data.poNumber}</h1>
            <OrderState of={{ ...data, cancelDueAt: data.cancelRequest?.dueAt }} />
          </div>
          <DecisionBar order={data} />
          <Facts order={data} />
          <Trail events={data.history} />
        </>
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={10} height={28} />
      )}
    </>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Facts({ order }: { order: OrderEntity }) {
  const say = useWords("productEstimateOrders");
  const format = useFormatter();
  const { amount, currency, shipTo, cancelRequest, sellerId, buyerId } = order;
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  return (
    <dl className={styles["facts"]}>
      <Line name={say("part")}>
        {order.partNumber ? <PartNumber of={order.partNumber} /> : null} {order.manufactorName}{" "}
        {order.productName}
      </Line>
      <Line name={say("quantity")}>
        {format.number(order.quantity)} {order.unit}
      </Line>
      <Line name={say("price")}>
        <UnitPrice of={order.unitPrice} currency={currency} vat={order.vatMode} />
      </Line>
      <Line name={say("amount")}>
        <Money of={{ amount, currency }} />
      </Line>
      <Line name={say("buyer")}>
        <Link to="/users/$userId" params={{ userId: buyerId }}>
          {order.buyerName}
        </Link>
      </Line>
      <Line name={say("seller")}>
        <Link to="/sellers/$sellerId" params={{ sellerId }}>
          {order.sellerName}
        </Link>
      </Line>
      <Line name={say("shipTo")}>
        {[shipTo.name, shipTo.phone, shipTo.zip, shipTo.address].filter(Boolean).join(" ")}
      </Line>
      {order.expectedShipDate && <Line name={say("shipOn")}>{order.expectedShipDate}</Line>}
      {order.memo && <Line name={say("memo")}>{order.memo}</Line>}
      {order.sellerMemo && <Line name={say("sellerMemo")}>{order.sellerMemo}</Line>}
      {order.rejectReason && (
        <Line name={say("reason")}>
          {say(`reasons.${order.rejectReason}`)} {order.rejectDetail}
        </Line>
      )}
      {cancelRequest && order.status === "CONFIRMED" && (
        <Line name={say("queues.CANCEL_ASKED")}>
          {say("wish", { by: say(`roles.${cancelRequest.by}`), until: when(cancelRequest.dueAt) })}{" "}
          {cancelRequest.detail}
        </Line>
      )}
      <Line name={say("createdAt")}>{when(order.createdAt)}</Line>
    </dl>
  );
}
