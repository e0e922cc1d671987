import { isDead } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import {
  aboutProduct,
  orderedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { piecesOf } from "@bupum/shared/deal/product-estimate-orders/pieces";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useDays } from "@bupum/ui/display/days";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { Status } from "@bupum/ui/display/status";
import { Parcel } from "@bupum/ui/product-estimate-orders/parcel";
import { ShipDate } from "@bupum/ui/product-estimate-orders/ship-date";
import { ClaimMark } from "../claims/claim-mark.tsx";
import { ConfirmedProduct } from "../trade/confirmed-product.tsx";
import { OwnNumber } from "../trade/own-number.tsx";
import { LastPrice } from "../price-memories/past-prices.tsx";
import { useWords } from "../words.ts";
import { OrderMarks } from "./moves/order-timeline.tsx";
import cells from "./orders-table.module.css";
import { InsteadOf } from "./product-lines.tsx";

/** The lines of one purchase order. */
export function useLineColumns(side: "BUYER" | "SELLER"): Column<Order>[] {
  const say = useWords("productEstimateOrders");
  return [
    {
      key: "part",
      head: say("list.part"),
      main: true,
      cell: (row) => <Product of={row} side={side} />,
    },
    {
      key: "quantity",
      head: say("list.quantity"),
      align: "end",
      whole: true,
      tight: "beside",
      cell: (row) => <Quantity of={row} />,
    },
    {
      key: "unitPrice",
      head: say("detail.unitPrice"),
      align: "end",
      whole: true,
      cell: ({ unitPrice, currency }) => <UnitPrice of={unitPrice} currency={currency} />,
    },
    {
      key: "amount",
      head: say("list.amount"),
      align: "end",
      whole: true,
      tight: "end",
      cell: (row) => (
        <span className={cells["amount"]} data-dead={isDead(row) || undefined}>
          <Money of={row} vat={row.vatMode} />
        </span>
      ),
    },
    {
      key: "status",
      head: say("list.status"),
      tight: "below",
      cell: (row) => <State of={row} />,
    },
    {
      key: "ship",
      head: say(side === "SELLER" ? "detail.parcel" : "list.ship"),
      tight: "belowEnd",
      cell: (row) => <Dispatch of={row} />,
    },
  ];
}

function Product({ of, side }: { of: Order; side: "BUYER" | "SELLER" }) {
  const part = orderedProduct(of);
  return (
    <span className={cells["name"]}>
      <strong>{part.title}</strong>
      <small>{aboutProduct(part)}</small>
      <InsteadOf of={part} />
      <OwnNumber of={part} />
      <ConfirmedProduct of={of.confirmedProduct} />
      {side === "BUYER" && (
        <LastPrice
          productId={of.productId}
          groupId={of.groupId}
          until={of.createdAt}
          part={part.title}
          today={of}
        />
      )}
    </span>
  );
}

function Quantity({ of }: { of: Order }) {
  const trade = useWords("trade");
  const say = useWords("orderMoves");
  const { ordered, cancelled } = piecesOf(of);
  const count = trade("quantityOf", { count: of.quantity, unit: of.unit });
  if (!of.cancelledPieces) return count;
  return (
    <span className={cells["days"]}>
      <span>{count}</span>
      <small>{say("shipment.cancelledPieces", { ordered, cancelled })}</small>
    </span>
  );
}

function State({ of }: { of: Order }) {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  return (
    <span className={cells["states"]}>
      <Status of={of.status}>{say(`states.${of.status}`)}</Status>
      <OrderMarks of={of} />
      <ClaimMark of={of} />
      {of.rejectReason && <small>{trade(`rejectReasons.${of.rejectReason}`)}</small>}
    </span>
  );
}

/** When it goes out, or the parcel in which it went. */
function Dispatch({ of }: { of: Order }) {
  const say = useWords("productEstimateOrders");
  const sayMoves = useWords("orderMoves");
  const days = useDays();
  const { shipment, status } = of;
  if (shipment)
    return (
      <span className={cells["days"]}>
        <span>
          <Parcel of={shipment} say={sayMoves} />
        </span>
        <small>{say("list.shippedOn", { date: days.dayOf(shipment.shippedAt) })}</small>
      </span>
    );
  if (status === "REJECTED" || status === "CANCELLED") return "-";
  return <ShipDate of={of} say={sayMoves} />;
}
