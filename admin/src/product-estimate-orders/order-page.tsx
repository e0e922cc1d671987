import {
  aboutProduct,
  orderedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { OrderEntity } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { useDays } from "@bupum/ui/display/days";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Deliveries } from "@bupum/ui/product-estimate-orders/deliveries";
import { ShipDate } from "@bupum/ui/product-estimate-orders/ship-date";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { FileLinks } from "../files/file-links.tsx";
import { FirstInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { OrderState } from "./order-list.tsx";
import { orderDetail } from "./queries.ts";
import { useEventNames } from "./record-words.ts";
import { Trail } from "./trail.tsx";

const route = getRouteApi("/_admin/orders/$orderId");

/** One order, an admin's possible decisions, and all its audit events. */
export function OrderPage() {
  const say = useWords("productEstimateOrders");
  const { orderId } = route.useParams();
  const query = useQuery(orderDetail(orderId));
  return (
    <DetailPage
      title={query.data?.poNumber ?? say("title")}
      back={
        <BackLink to="/orders/po/$orderId" params={{ orderId }}>
          {say("wholeOrder")}
        </BackLink>
      }
      query={query}
      notes={{ entity: "order", id: orderId }}
    >
      {(data) => (
        <>
          <TitleRow title={data.poNumber}>
            <OrderState of={{ ...data, cancelDueAt: data.cancelRequest?.dueAt }} />
            <FirstInQueue queue="cancelRequests" self={data.id} />
          </TitleRow>
          <DecisionBar lines={[data]} />
          <OrderFacts order={data} />
          <OrderTrail order={data} />
        </>
      )}
    </DetailPage>
  );
}

/** How it went out, the memos of both sides, and the buyer's files. */
function Attached({ order }: { order: OrderEntity }) {
  const { shipment, deliveries, buyerPoNumber, memo, files, sellerMemo } = order;
  const say = useWords("productEstimateOrders");
  return (
    <>
      {(shipment ?? deliveries) && (
        <Fact name={say("shipment.title")}>
          <Deliveries of={order} say={say} />
        </Fact>
      )}
      {buyerPoNumber && <Fact name={say("buyerPoNumber")}>{buyerPoNumber}</Fact>}
      {memo && <Fact name={say("memo")}>{memo}</Fact>}
      {files.length > 0 && (
        <Fact name={say("files")}>
          <FileLinks files={files} />
        </Fact>
      )}
      {sellerMemo && <Fact name={say("sellerMemo")}>{sellerMemo}</Fact>}
    </>
  );
}

/** The claims about the line, each with the way to its page (D34-1). */
export function OrderClaims({ of: { claims = [] } }: { of: Pick<OrderEntity, "claims"> }) {
  const say = useWords("claims");
  if (claims.length === 0) return null;
  return (
    <Fact name={say("title")}>
      {claims.map(({ id, kind, status }) => (
        <div key={id}>
          <Link to="/claims/$claimId" params={{ claimId: id }}>
            {say(`reasons.${kind}`)} · {say(`statuses.${status}`)}
          </Link>
        </div>
      ))}
    </Fact>
  );
}

function OrderTrail({ order }: { order: OrderEntity }) {
  const { id, orderBatchId, poNumber, productEstimateId } = order;
  const line = orderedProduct(order).title;
  const nameOf = useEventNames()({
    names: new Map<string, string>([
      [orderBatchId, poNumber],
      [id, line],
      [productEstimateId, line],
    ]),
    lines: new Map([[productEstimateId.split("#")[1] ?? "", line]]),
  });
  return <Trail events={order.history} nameOf={nameOf} />;
}

function OrderFacts({ order }: { order: OrderEntity }) {
  const say = useWords("productEstimateOrders");
  const format = useFormatter();
  const { amount, currency, shipTo, sellerId, buyerId } = order;
  const part = orderedProduct(order);
  const days = useDays();
  return (
    <Facts>
      <Fact name={say("request")}>
        <Link to="/requests/$groupId" params={{ groupId: order.groupId }}>
          {say("toRequest")}
        </Link>
      </Fact>
      <Fact name={say("part")}>
        {part.number ? <PartNumber of={part.number} /> : part.title} {aboutProduct(part)}{" "}
        {part.insteadOf && say("insteadOf", { part: part.insteadOf })}
        {part.grade && ` · ${say(`grades.${part.grade}`)}`}
        {part.ownNumber && ` · ${say("ownNumber", { number: part.ownNumber })}`}
      </Fact>
      <Fact name={say("quantity")}>
        {format.number(order.quantity)} {order.unit}
      </Fact>
      <Fact name={say("price")}>
        <UnitPrice of={order.unitPrice} currency={currency} vat={order.vatMode} />
      </Fact>
      <Fact name={say("amount")}>
        <Money of={{ amount, currency }} />
      </Fact>
      <Fact name={say("buyer")}>
        <Link to="/users/$userId" params={{ userId: buyerId }}>
          {order.buyerName}
        </Link>
      </Fact>
      <Fact name={say("seller")}>
        <Link to="/sellers/$sellerId" params={{ sellerId }}>
          {order.sellerName}
        </Link>
      </Fact>
      <Fact name={say("shipTo")}>
        {[shipTo.name, shipTo.phone && formatPhone(shipTo.phone), shipTo.zip, shipTo.address]
          .filter(Boolean)
          .join(" ")}
      </Fact>
      {order.expectedShipDate && (
        <Fact name={say("shipOn")}>
          <ShipDate of={order} say={say} />
        </Fact>
      )}
      <Attached order={order} />
      <OrderClaims of={order} />
      {order.rejectReason && (
        <Fact name={say("reason")}>
          {say(`reasons.${order.rejectReason}`)} {order.rejectDetail}
        </Fact>
      )}
      <CancelRequest order={order} />
      <Fact name={say("createdAt")}>{days.moment(order.createdAt)}</Fact>
    </Facts>
  );
}

/** An open request to cancel it: whose, until when the other side decides, and why. */
function CancelRequest({ order: { status, cancelRequest } }: { order: OrderEntity }) {
  const say = useWords("productEstimateOrders");
  const days = useDays();
  if (!cancelRequest || status !== "CONFIRMED") return null;
  const { by, dueAt, detail, reason } = cancelRequest;
  return (
    <Fact name={say("queues.CANCEL_ASKED")}>
      {say("cancelRequest", { by: say(`roles.${by}`), until: days.moment(dueAt) })}{" "}
      {detail ?? say(`causes.${reason}`)}
    </Fact>
  );
}
