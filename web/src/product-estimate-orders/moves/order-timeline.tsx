import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { piecesOf } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { useDays } from "@bupum/ui/display/days";
import { Deliveries } from "@bupum/ui/product-estimate-orders/deliveries";
import { isDead } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { DeliveryNoteButton } from "../../documents/document-button.tsx";
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
        {timelineOf(of).map(({ what, by, at, days: moved, pieces }) => (
          <li key={`${what} ${at}`}>
            <strong>
              {say(`events.${what}`)}
              {moved && ` ${days.day(moved.from)} → ${days.day(moved.to)}`}
              {pieces && ` ${say("shipment.pieces", { count: pieces, unit: of.unit })}`}
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

/** How the goods go, where the seller has said so, with the note of each parcel. */
export function Shipment({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  if (!of.shipment && !of.deliveries) return null;
  return (
    <section>
      <h2>{say("shipment.title")}</h2>
      <Deliveries
        of={of}
        say={say}
        renderBeside={(one) => !isDead(of) && <DeliveryNoteButton orderId={of.id} of={one} />}
      />
    </section>
  );
}

/** In a list, beside the status: what goes on with an accepted order. */
export function OrderMarks({ of }: { of: Order }) {
  const say = useWords("orderMoves");
  if (of.status !== "CONFIRMED") return null;
  const { shipped } = piecesOf(of);
  return (
    <>
      {of.cancelRequest && <small className={styles["asked"]}>{say("marks.cancelAsked")}</small>}
      {of.shipment && <small className={styles["mark"]}>{say("marks.shipped")}</small>}
      {!of.shipment && shipped > 0 && (
        <small className={styles["mark"]}>
          {say("marks.partly", { shipped, of: of.quantity })}
        </small>
      )}
    </>
  );
}
