import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { ProductLines } from "./product-lines.tsx";
import { feeOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { useKitWords } from "@bupum/ui/say";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Alert, Drawer } from "@mantine/core";
import "@mantine/core/styles/Drawer.layer.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormatter } from "use-intl";
import { PurchaseOrderButton } from "../documents/document-button.tsx";
import { ChatLink } from "../chats/chat-link.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { ReportButton } from "../user-penalty-histories/report-button.tsx";
import { ConfirmedProduct } from "../trade/confirmed-product.tsx";
import { useWords } from "../words.ts";
import { OrderActs } from "./moves/order-acts.tsx";
import { OrderTimeline, Shipment } from "./moves/order-timeline.tsx";
import { order } from "./queries.ts";
import { SellerIdentity } from "./seller-identity.tsx";
import { LineTotals } from "./totals.tsx";
import styles from "./orders.module.css";

interface OrderDrawerProps {
  orderId: string | undefined;
  onClose: () => void;
}

/** One order in detail; the address names it, so that notices can lead here. */
export function OrderDrawer({ orderId, onClose }: OrderDrawerProps) {
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
      {orderId && <Detail orderId={orderId} />}
    </Drawer>
  );
}

function Detail({ orderId }: { orderId: string }) {
  const say = useWords("productEstimateOrders");
  const { data, error, refetch } = useQuery(order(orderId));
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={10} />;
  return (
    <div className={styles["detail"]}>
      <div className={styles["top"]}>
        <strong>{data.poNumber}</strong>
        <Status of={data.status}>{say(`states.${data.status}`)}</Status>
      </div>
      <StateNote of={data} />
      <PurchaseOrderButton orders={[data]} />
      <OrderActs of={data} side="BUYER" />
      <Shipment of={data} />
      <OrderTimeline of={data} />
      <Part of={data} />
      <Terms of={data} />
      <section>
        <h2>{say("seller.title")}</h2>
        <SellerIdentity sellerId={data.sellerId} />
        <div>
          <ChatLink sellerId={data.sellerId} contextId={data.id} name={data.sellerName} />
          <ReportButton of={{ refId: data.id, sellerName: data.sellerName }} />
        </div>
      </section>
      <Link to="/mypage/estimates/$groupId" params={{ groupId: data.groupId }}>
        {say("detail.estimate")}
      </Link>
      <Intermediary />
    </div>
  );
}

function StateNote({ of }: { of: Order }) {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  if (of.status === "PENDING") return <Alert color="orange">{say("detail.pendingNote")}</Alert>;
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
  const trade = useWords("trade");
  const fee = feeOf(of) ?? 0;
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
        </Fact>
        <Fact name={say("detail.unitPrice")}>
          <UnitPrice of={of.unitPrice} currency={of.currency} vat={of.vatMode} />
        </Fact>
        <Fact name={say("detail.condition")}>{trade(`conditions.${of.condition}`)}</Fact>
        <Fact name={say("amounts.shipping")}>
          {trade(`shipping.${of.shippingFeePayer}`)}{" "}
          {fee > 0 && (
            <>
              <Money of={{ amount: fee, currency: of.currency }} vat={of.vatMode} />{" "}
              <small>{say("amounts.once")}</small>
            </>
          )}
        </Fact>
      </dl>
      <LineTotals of={of} />
    </section>
  );
}

function Terms({ of }: { of: Order }) {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  const format = useFormatter();
  const day = (at: string | undefined) =>
    at && format.dateTime(new Date(at), { dateStyle: "medium" });
  const { name, phone, zip, address, region } = of.shipTo;
  const shipTo = [
    [name, phone && formatPhone(phone)].filter(Boolean).join(" · "),
    [zip && `(${zip})`, address ?? trade(`regions.${region}`)].filter(Boolean).join(" "),
  ].join("\n");
  const rows = [
    [say("detail.ordered"), day(of.createdAt)],
    [say("detail.confirmed"), day(of.confirmedAt)],
    [say("detail.lead"), trade("leadTime", { days: of.leadTimeDays })],
    [say("detail.ship"), day(of.expectedShipDate)],
    [say("detail.desired"), day(of.desiredDate)],
    [say("detail.poNumber"), of.buyerPoNumber],
    [say("detail.shipTo"), shipTo],
    [say("detail.memo"), of.memo],
    [say("detail.sellerMemo"), of.sellerMemo],
  ].filter(([, value]) => value);
  return (
    <dl className={styles["facts"]}>
      {rows.map(([title, value]) => (
        <Fact key={title} name={title ?? ""}>
          {value}
        </Fact>
      ))}
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
