import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { useFormatter } from "use-intl";
import { useWords } from "../../words.ts";
import { timelineOf } from "./timeline.ts";
import styles from "./moves.module.css";

/** What happened when, and by whom; for both sides. */
export function OrderTimeline({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  const format = useFormatter();
  return (
    <section>
      <h2>{say("timeline")}</h2>
      <ol className={styles["timeline"]}>
        {timelineOf(of).map(({ what, by, at }) => (
          <li key={`${what} ${at}`}>
            <strong>{say(`events.${what}`)}</strong>
            <span>
              {say(`sides.${by}`)} ·{" "}
              <time dateTime={at}>
                {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}
              </time>
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
  const format = useFormatter();
  const { shipment } = of;
  if (!shipment) return null;
  return (
    <section>
      <h2>{say("shipment.title")}</h2>
      <p className={styles["shipment"]}>
        <strong>{[shipment.carrier, shipment.trackingNo].filter(Boolean).join(" ")}</strong>
        <span>
          {say("shipment.on", {
            date: format.dateTime(new Date(shipment.shippedAt), { dateStyle: "medium" }),
          })}
        </span>
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
