import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { useDays } from "@bupum/ui/display/days";
import { Parcel } from "@bupum/ui/product-estimate-orders/parcel";
import { useWords } from "../../words.ts";
import { timelineOf } from "./timeline.ts";
import styles from "./moves.module.css";

/** What happened when, and by whom; for both sides. */
export function OrderTimeline({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  const days = useDays();
  return (
    <section>
      <h2>{say("timeline")}</h2>
      <ol className={styles["timeline"]}>
        {timelineOf(of).map(({ what, by, at, days: moved }) => (
          <li key={`${what} ${at}`}>
            <strong>
              {say(`events.${what}`)}
              {moved && ` ${days.day(moved.from)} → ${days.day(moved.to)}`}
            </strong>
            <span>
              {say(`sides.${by}`)} · <time dateTime={at}>{days.moment(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How the goods go, where the seller has said so. */
export function Shipment({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  const days = useDays();
  const { shipment } = of;
  if (!shipment) return null;
  return (
    <section>
      <h2>{say("shipment.title")}</h2>
      <p className={styles["shipment"]}>
        <strong>
          <Parcel of={shipment} say={say} />
        </strong>
        <span>{say("shipment.on", { date: days.dayOf(shipment.shippedAt) })}</span>
      </p>
    </section>
  );
}

/** In a list, beside the status: what goes on with an accepted order. */
export function OrderMarks({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  if (of.status !== "CONFIRMED") return null;
  return (
    <>
      {of.cancelRequest && <small className={styles["asked"]}>{say("marks.cancelAsked")}</small>}
      {of.shipment && <small className={styles["mark"]}>{say("marks.shipped")}</small>}
    </>
  );
}
