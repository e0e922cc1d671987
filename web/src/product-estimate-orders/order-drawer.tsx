import { HumanNumber } from "@bupum/ui/display/human-number";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { ProductLines } from "./product-lines.tsx";
import { shippingOfTerms } from "@bupum/shared/deal/product-estimate-orders/shipping";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { piecesOf } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { UnitPrice } from "@bupum/ui/display/money";
import { useDays } from "@bupum/ui/display/days";
import { ShipDate } from "@bupum/ui/product-estimate-orders/ship-date";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { useKitWords } from "@bupum/ui/say";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Alert, Drawer } from "@mantine/core";
import "@mantine/core/styles/Drawer.layer.css";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ReportButton } from "../user-penalty-histories/report-button.tsx";
import { LineClaims } from "../claims/line-claims.tsx";
import { ConfirmedProduct } from "../trade/confirmed-product.tsx";
import { LastPrice } from "../price-memories/past-prices.tsx";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useWords } from "../words.ts";
import { OrderActs } from "./moves/order-acts.tsx";
import { OrderAgain, OrderNotes } from "./moves/order-notes.tsx";
import { OrderTimeline, Shipment } from "./moves/order-timeline.tsx";
import { order } from "./queries.ts";
import { LineTotals } from "./totals.tsx";
import styles from "./orders.module.css";

interface OrderDrawerProps {
  orderId: string | undefined;
  side: Side;
  onClose: () => void;
}

type Side = "BUYER" | "SELLER";

/** One line in detail; the address names it. */
export function OrderDrawer({ orderId, side, onClose }: OrderDrawerProps) {
  const say = useWords("productEstimateOrders");
  const kit = useKitWords();
  return (
    <Drawer
      opened={orderId !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title={say("detail.title")}
      closeButtonProps={{ "aria-label": kit("close"), size: 44, iconSize: 20 }}
      styles={{ title: { fontSize: "1.125rem", fontWeight: 700 } }}
    >
      {orderId && <Detail orderId={orderId} side={side} />}
    </Drawer>
  );
}

function Detail({ orderId, side }: { orderId: string; side: Side }) {
  const say = useWords("productEstimateOrders");
  const { data, error, refetch } = useQuery(order(orderId));
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={10} />;
  const isBuyer = side === "BUYER";
  return (
    <div className={styles["detail"]}>
      <div className={styles["top"]}>
        <strong>
          <HumanNumber of={data.poNumber} />
        </strong>
        <Status of={data.status}>{say(`states.${data.status}`)}</Status>
      </div>
      <StateNote of={data} side={side} />
      <OrderNotes of={data} side={side} />
      <RoleGuard act="order" isQuiet>
        <OrderActs lines={[data]} side={side} />
      </RoleGuard>
      {isBuyer && (
        <RoleGuard act="order" isQuiet>
          <OrderAgain of={data} />
        </RoleGuard>
      )}
      <LineClaims of={data} side={side} />
      <Shipment of={data} />
      <OrderTimeline of={data} />
      <Part of={data} />
      {isBuyer && <LastTime of={data} />}
      <Terms of={data} side={side} />
      {isBuyer && <ReportButton of={{ refId: data.id, sellerName: data.sellerName }} />}
    </div>
  );
}

function StateNote({ of, side }: { of: Order; side: Side }) {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  if (of.status === "PENDING" && side === "BUYER")
    return <Alert color="orange">{say("detail.pendingNote")}</Alert>;
  if (of.status !== "REJECTED") return null;
  return (
    <Alert color="red" title={say("detail.rejected")}>
      {of.rejectReason && <p>{trade(`rejectReasons.${of.rejectReason}`)}</p>}
      {of.rejectDetail && <p>{of.rejectDetail}</p>}
    </Alert>
  );
}

function Part({ of }: { of: Order }) {
  const say = useWords("productEstimateOrders");
  const moves = useWords("orderMoves");
  const trade = useWords("trade");
  const said = useShippingSaid(say);
  const shipping = shippingOfTerms(of);
  return (
    <section>
      <h2>{say("detail.part")}</h2>
      <div>
        <ProductLines of={orderedProduct(of)} />
        <ConfirmedProduct of={of.confirmedProduct} />
      </div>
      <dl className={styles["facts"]}>
        <Fact name={say("detail.quantity")}>
          {trade("quantityOf", { count: of.quantity, unit: of.unit })}
          {of.cancelledPieces && (
            <>
              <br />
              <small>{moves("shipment.cancelledPieces", { ...piecesOf(of) })}</small>
            </>
          )}
        </Fact>
        <Fact name={say("detail.unitPrice")}>
          <UnitPrice of={of.unitPrice} currency={of.currency} vat={of.vatMode} />
        </Fact>
        <Fact name={say("detail.condition")}>{trade(`conditions.${of.condition}`)}</Fact>
        <Fact name={say("amounts.shipping")}>
          {said.text(shipping, of.currency)}{" "}
          {shipping.fee > 0 && <small>{say("amounts.once")}</small>}
        </Fact>
      </dl>
      <LineTotals of={of} />
    </section>
  );
}

function LastTime({ of }: { of: Order }) {
  return (
    <div>
      <LastPrice
        productId={of.productId}
        groupId={of.groupId}
        until={of.createdAt}
        part={orderedProduct(of).title}
        today={of}
      />
    </div>
  );
}

function Terms({ of, side }: { of: Order; side: Side }) {
  const say = useWords("productEstimateOrders");
  const moves = useWords("orderMoves");
  const trade = useWords("trade");
  const days = useDays();
  const rows: [string, ReactNode][] = [
    [say("detail.ordered"), days.moment(of.createdAt)],
    [
      say(side === "BUYER" ? "detail.poNumber" : "detail.buyerNumber"),
      of.buyerPoNumber && <HumanNumber key="number" of={of.buyerPoNumber} />,
    ],
    [say("detail.confirmed"), of.confirmedAt && days.moment(of.confirmedAt)],
    [say("detail.lead"), trade("leadTime", { days: of.leadTimeDays })],
    [say("detail.ship"), of.expectedShipDate && <ShipDate key="ship" of={of} say={moves} />],
    [
      say("detail.later"),
      of.backOrder &&
        say("detail.laterOn", {
          date: days.day(of.backOrder.expectedShipDate),
          count: of.backOrder.quantity,
          unit: of.unit,
        }),
    ],
    [say("detail.sellerMemo"), of.sellerMemo],
  ];
  return (
    <dl className={styles["facts"]}>
      {rows.map(
        ([title, value]) =>
          value && (
            <Fact key={title} name={title}>
              {value}
            </Fact>
          ),
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
