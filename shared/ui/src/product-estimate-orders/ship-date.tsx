import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { isShipDateOver } from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import type { shipDates } from "@bupum/shared/deal/product-estimate-orders/words/ko";
import { useDays } from "../display/days.ts";
import { useNow } from "../now.ts";
import type { Say } from "../say.ts";
import styles from "./ship-date.module.css";

interface ShipDateProps {
  of: Omit<Order, "shipTo">;
  /** The site's own words, which include those of days of dispatch. */
  say: Say<{ shipDates: typeof shipDates }>;
}

/** The day of dispatch with what became of it: the day before, why it moved, and that it passed (D33-4). */
export function ShipDate({ of, say }: ShipDateProps) {
  const days = useDays();
  const now = useNow();
  const { expectedShipDate: on, shipDateMoves = [], passedShipDates = [] } = of;
  if (!on) return <>-</>;
  const first = shipDateMoves[0]?.from ?? on;
  const last = shipDateMoves.at(-1);
  const isPassed = !of.shipment && (passedShipDates.includes(on) || isShipDateOver(of, now));
  return (
    <span className={styles["date"]}>
      <span>{days.day(on)}</span>
      {last && first !== on && (
        <small>
          <del aria-label={say("shipDates.was", { date: days.day(first) })}>{days.day(first)}</del>{" "}
          {say(`shipDates.reasons.${last.reason}`)}
          {last.detail && ` (${last.detail})`}
        </small>
      )}
      {isPassed && <small data-passed>{say("shipDates.passed")}</small>}
    </span>
  );
}
