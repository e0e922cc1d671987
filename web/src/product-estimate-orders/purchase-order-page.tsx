import { HumanNumber } from "@bupum/ui/display/human-number";
import { type Breakdown, breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { purchaseOrderOf } from "@bupum/shared/deal/product-estimate-orders/purchase-orders";
import { DataTable } from "@bupum/ui/data-table/data-table";
import type { RowTarget } from "@bupum/ui/data-table/row-link";
import { useDays } from "@bupum/ui/display/days";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { ChatLink } from "../chats/chat-link.tsx";
import { ClaimButton } from "../claims/claim-button.tsx";
import { PurchaseOrderButton } from "../documents/document-button.tsx";
import { Head } from "../layout/head.tsx";
import { PastPrices } from "../price-memories/past-prices.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useWords } from "../words.ts";
import { LineStates } from "./line-states.tsx";
import { useLineColumns } from "./line-columns.tsx";
import { OrderActs } from "./moves/order-acts.tsx";
import { OrderDrawer } from "./order-drawer.tsx";
import styles from "./purchase-order.module.css";
import { orderLines } from "./queries.ts";
import { OrderTerms } from "./order-terms.tsx";
import { SellerIdentity } from "./seller-identity.tsx";
import { ShipDatesBar } from "./ship-dates/ship-dates-bar.tsx";
import { GoodsTotal, PaidTotal, TotalsList } from "./totals.tsx";

type Lines = readonly [Order, ...Order[]];
type Side = "BUYER" | "SELLER";

/** A line that changed is not chosen any more: an act on it is done, and the next is about others. */
const keyOf = ({ id, version }: Order) => `${id} ${version}`;

interface PurchaseOrderPageProps {
  side: Side;
  /** Any order of it. */
  orderId: string;
  /** The line that is shown in detail. */
  lineId: string | undefined;
  /** Back to the list. */
  back: ReactNode;
  linkOf: (lineId: Order["id"]) => RowTarget;
  onCloseLine: () => void;
}

/** One purchase order: who, what it comes to, where to, its lines, and what may be done with them. */
export function PurchaseOrderPage(props: PurchaseOrderPageProps) {
  const { side, orderId, lineId, back, onCloseLine } = props;
  const { data, error, refetch } = useQuery(orderLines(orderId));
  const [first, ...others] = data?.orders ?? [];
  return (
    <div className={styles["page"]}>
      {back}
      {error && <Failed error={error} again={() => void refetch()} />}
      {!error && !first && <Loading lines={8} height={56} />}
      <PastPrices of={side === "BUYER" ? data?.orders.map(({ productId }) => productId) : []}>
        {first && <Whole {...props} lines={[first, ...others]} paymentTerms={data?.paymentTerms} />}
        <Intermediary />
        <OrderDrawer orderId={lineId} side={side} onClose={onCloseLine} />
      </PastPrices>
    </div>
  );
}

interface WholeProps extends PurchaseOrderPageProps {
  lines: Lines;
  paymentTerms: string | undefined;
}

function Whole({ side, lines, paymentTerms, linkOf }: WholeProps) {
  const say = useWords("productEstimateOrders");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useLineColumns(side);
  const chosen = lines.filter((line) => selected.has(keyOf(line)));
  const isPlain = lines.length === 1;
  const breakdown = breakdownOf(lines);
  const [first, ...others] = chosen;
  return (
    <>
      <Top side={side} lines={lines} breakdown={breakdown} />
      {side === "SELLER" && <ShipDatesBar lines={lines} />}
      <DataTable
        label={say("detail.lines")}
        columns={columns}
        rows={lines}
        rowKey={keyOf}
        rowName={(line) => orderedProduct(line).title}
        link={({ id }) => linkOf(id)}
        isWhole
        isTight
        search={{}}
        onSearch={() => undefined}
        {...(!isPlain && { selection: { selected, onChange: setSelected } })}
      />
      <div className={styles["acts"]} role="group" aria-label={say("detail.acts")}>
        <div className={styles["sum"]}>
          {!isPlain && (
            <p aria-live="polite">
              {chosen.length > 0
                ? say("detail.chosen", { count: chosen.length })
                : say("detail.allLines", { count: lines.length })}
            </p>
          )}
          {first ? (
            <GoodsTotal of={breakdownOf([first, ...others])} />
          ) : (
            <PaidTotal of={breakdown} />
          )}
        </div>
        <RoleGuard act="order" isQuiet>
          <OrderActs lines={chosen.length > 0 ? chosen : lines} side={side} />
        </RoleGuard>
      </div>
      <div className={styles["terms"]}>
        <OrderTerms lines={lines} side={side} paymentTerms={paymentTerms} />
        <TotalsList of={breakdown} />
      </div>
      {side === "BUYER" && (
        <details className={styles["party"]}>
          <summary>{say("seller.title")}</summary>
          <SellerIdentity sellerId={lines[0].sellerId} />
        </details>
      )}
    </>
  );
}

interface TopProps {
  side: Side;
  lines: Lines;
  breakdown: Breakdown;
}

function Top({ side, lines, breakdown }: TopProps) {
  const say = useWords("productEstimateOrders");
  const days = useDays();
  const [first] = lines;
  const { sellerId, sellerName, buyerId, buyerName, poNumber, createdAt } = first;
  const name = side === "BUYER" ? sellerName : buyerName;
  return (
    <header className={styles["top"]}>
      <Head title={`${say("list.title")} ${poNumber}`} hidden />
      <div>
        <h1>
          <HumanNumber of={poNumber} />
        </h1>
        <p>
          <strong>{name}</strong> · {say("detail.orderedAt", { at: days.moment(createdAt) })}
        </p>
        <div className={styles["facts"]}>
          <LineStates of={purchaseOrderOf(lines)} />
          <strong>
            <PaidTotal of={breakdown} />
          </strong>
        </div>
      </div>
      <div className={styles["ways"]}>
        <ChatLink sellerId={sellerId} contextId={first.id} name={name} />
        {side === "SELLER" && (
          <BookmarkButton type="BUYER" targetId={buyerId} name={buyerName} compact />
        )}
        {side === "BUYER" && (
          <Link to="/mypage/estimates/$groupId" params={{ groupId: first.groupId }}>
            {say("detail.estimate")}
          </Link>
        )}
        {side === "BUYER" && <ClaimButton lines={lines} />}
        <PurchaseOrderButton orders={lines} />
      </div>
    </header>
  );
}
