import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { ProductLines } from "../product-lines.tsx";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { totalOf } from "@bupum/shared/kernel/money/tax";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { Status } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { useFormatter } from "use-intl";
import { BookmarkButton } from "../../bookmarks/bookmark-button.tsx";
import { ChatLink } from "../../chats/chat-link.tsx";
import { PurchaseOrderButton } from "../../documents/document-button.tsx";
import { ConfirmedProduct } from "../../trade/confirmed-product.tsx";
import { useWords } from "../../words.ts";
import { OrderMarks } from "../moves/order-timeline.tsx";
import type { OrderDecision } from "./deciding.ts";
import styles from "./orders.module.css";

interface OrderCardProps {
  lines: readonly Order[];
  onDecide: (deciding: OrderDecision) => void;
  /** Absent where one order is shown in detail already. */
  onOpen?: (id: Order["id"]) => void;
}

/** One purchase order: who, where to, its lines, and what is to be decided. */
export function OrderCard({ lines, onDecide, onOpen }: OrderCardProps) {
  const say = useWords("sellerOrders");
  const format = useFormatter();
  const [first] = lines;
  if (!first) return null;
  const waiting = lines.filter((line) => line.status === "PENDING");
  const [head] = waiting;
  return (
    <li className={styles["order"]}>
      <div className={styles["head"]}>
        <div>
          <h2>{first.poNumber}</h2>
          <p>
            {first.buyerName} ·{" "}
            {format.dateTime(new Date(first.createdAt), {
              dateStyle: "medium",
              timeStyle: "short",
            })}
          </p>
        </div>
        <ChatLink sellerId={first.sellerId} contextId={first.id} name={first.buyerName} />
        <BookmarkButton type="BUYER" targetId={first.buyerId} name={first.buyerName} compact />
        <Total of={lines} />
      </div>
      <PurchaseOrderButton orders={[first, ...lines]} />
      {/* One address for all lines; it is open as soon as one of them is accepted. */}
      <Where order={lines.find((line) => !line.shipTo.masked) ?? head ?? first} />
      <ul className={styles["lines"]}>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            alone={waiting.length <= 1}
            onDecide={(act) => onDecide({ act, order: line, batch: [line] })}
            onOpen={onOpen && (() => onOpen(line.id))}
          />
        ))}
      </ul>
      {head && (
        <div className={styles["acts"]}>
          <Button
            variant="default"
            onClick={() => onDecide({ act: "reject", order: head, batch: waiting })}
          >
            {waiting.length > 1 ? say("rejectAll", { count: waiting.length }) : say("reject")}
          </Button>
          <Button onClick={() => onDecide({ act: "accept", order: head, batch: waiting })}>
            {waiting.length > 1 ? say("acceptAll", { count: waiting.length }) : say("accept")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What the buyer pays for the lines that stand. */
function Total({ of: [first, ...others] }: { of: readonly Order[] }) {
  const say = useWords("sellerOrders");
  const order = useWords("productEstimateOrders");
  if (!first) return null;
  const { total, currency, shipping, isShippingOpen, refused } = breakdownOf([first, ...others]);
  const beside = [
    [order("amounts.ofShipping"), totalOf(shipping)],
    [say("ofRefused"), refused],
  ] as const;
  return (
    <p className={styles["amount"]}>
      <small>{order("amounts.total")}</small>{" "}
      <strong>
        <Money of={{ amount: total, currency }} vat="INCLUDED" />
      </strong>
      {beside.map(
        ([name, amount]) =>
          amount > 0 && (
            <small key={name}>
              {name} <Money of={{ amount, currency }} />
            </small>
          ),
      )}
      {isShippingOpen && (
        <small>
          {order("amounts.shipping")} {order("amounts.open")}
        </small>
      )}
    </p>
  );
}

/** The address opens with the acceptance (D7-4). */
function Where({ order }: { order: Order }) {
  const say = useWords("sellerOrders");
  const trade = useWords("trade");
  const { shipTo } = order;
  const place = shipTo.masked
    ? trade(`regions.${shipTo.region}`)
    : [`(${shipTo.zip ?? ""})`, shipTo.address].join(" ");
  const facts: [string, string | undefined][] = [
    [say("shipTo"), [shipTo.name, place].join(" · ")],
    [say("phone"), shipTo.phone && (shipTo.masked ? shipTo.phone : formatPhone(shipTo.phone))],
    [say("shipping"), trade(`shipping.${order.shippingFeePayer}`)],
    [say("desired"), order.desiredDate],
    [say("buyerNumber"), order.buyerPoNumber],
  ];
  return (
    <>
      <dl className={styles["facts"]}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {shipTo.masked && order.status === "PENDING" && (
        <p className={styles["hint"]}>{say("masked")}</p>
      )}
      {order.memo && <p className={styles["memo"]}>{order.memo}</p>}
    </>
  );
}

interface LineProps {
  line: Order;
  /** The card's own buttons are about this line. */
  alone: boolean;
  onDecide: (act: OrderDecision["act"]) => void;
  onOpen: (() => void) | undefined;
}

function Line({ line, alone, onDecide, onOpen }: LineProps) {
  const say = useWords("sellerOrders");
  const trade = useWords("trade");
  const reason = line.rejectReason && trade(`rejectReasons.${line.rejectReason}`);
  return (
    <li>
      <div className={styles["what"]}>
        <ProductLines of={orderedProduct(line)} />
        <ConfirmedProduct of={line.confirmedProduct} />
        {line.expectedShipDate && <small>{say("shipsOn", { date: line.expectedShipDate })}</small>}
        {reason && (
          <small>
            {say("reason", { reason: [reason, line.rejectDetail].filter(Boolean).join(" · ") })}
          </small>
        )}
        {line.sellerMemo && <small>{line.sellerMemo}</small>}
      </div>
      <div className={styles["price"]}>
        <span>
          <UnitPrice of={line.unitPrice} currency={line.currency} /> ×{" "}
          {trade("quantityOf", { count: line.quantity, unit: line.unit })}
        </span>
        <strong>
          <Money of={{ amount: line.amount, currency: line.currency }} vat={line.vatMode} />
        </strong>
      </div>
      <LineState line={line} alone={alone} onDecide={onDecide} onOpen={onOpen} />
    </li>
  );
}

/** Where a line stands, and what may be done with it. */
function LineState({ line, alone, onDecide, onOpen }: LineProps) {
  const say = useWords("sellerOrders");
  const name = orderedProduct(line).title;
  return (
    <div className={styles["state"]}>
      <Status of={line.status}>{say(`states.${line.status}`)}</Status>
      <OrderMarks of={line} />
      {line.status !== "PENDING" && onOpen && (
        <Button
          variant="subtle"
          size="sm"
          mih={44}
          aria-label={`${say("detail")}: ${name}`}
          onClick={onOpen}
        >
          {say("detail")}
        </Button>
      )}
      {line.status === "PENDING" && !alone && (
        <span>
          <Button
            variant="subtle"
            size="sm"
            mih={44}
            aria-label={`${say("accept")}: ${name}`}
            onClick={() => onDecide("accept")}
          >
            {say("accept")}
          </Button>
          <Button
            variant="subtle"
            size="sm"
            mih={44}
            color="red"
            aria-label={`${say("reject")}: ${name}`}
            onClick={() => onDecide("reject")}
          >
            {say("reject")}
          </Button>
        </span>
      )}
    </div>
  );
}
