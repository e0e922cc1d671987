import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import {
  deliveriesOf,
  type Delivery,
  piecesOf,
} from "@bupum/shared/deal/product-estimate-orders/pieces";
import type { ko } from "@bupum/shared/deal/product-estimate-orders/words/ko";
import type { ReactNode } from "react";
import { useDays } from "../display/days.ts";
import type { Say } from "../say.ts";
import { Parcel } from "./parcel.tsx";
import styles from "./parcel.module.css";

interface DeliveriesProps {
  of: Omit<Order, "shipTo">;
  /** The site's own words, which include those of a parcel. */
  say: Say<{ shipment: typeof ko & { on: string } }>;
  /** What stands beside a parcel. */
  renderBeside?: (one: Delivery) => ReactNode;
}

/** The parcels of an order: one, or those that left in parts with what is left (D39-2). */
export function Deliveries({ of, say, renderBeside }: DeliveriesProps) {
  const days = useDays();
  const { deliveries, unit } = of;
  const { open } = piecesOf(of);
  const parcels = deliveriesOf(of);
  if (parcels.length === 0) return null;
  return (
    <ul className={styles["parcels"]}>
      {parcels.map((one, at) => (
        // Parcels are only added, and what is said of one stays at its place.
        <li key={at}>
          <strong>
            <Parcel of={one} say={say} />
          </strong>
          <span>
            {deliveries && `${say("shipment.pieces", { count: one.quantity, unit })} · `}
            {say("shipment.on", { date: days.dayOf(one.shippedAt) })}
            {one.receivedAt &&
              ` · ${say("shipment.received", { date: days.dayOf(one.receivedAt) })}`}
          </span>
          {renderBeside?.(one)}
        </li>
      ))}
      {deliveries && open > 0 && (
        <li>
          <span>{say("shipment.left", { count: open, unit })}</span>
        </li>
      )}
    </ul>
  );
}
