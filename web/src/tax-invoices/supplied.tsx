import type { Supply } from "@bupum/shared/papers/tax-invoices/open";
import { type Day, daysBetween, seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useNow } from "@bupum/ui/now";
import { useWords } from "../words.ts";
import { Won } from "./sums-list.tsx";
import styles from "./tax-invoices.module.css";

/** A purchase order of which something has no invoice, as both sides read it. */
export type SuppliedOrder = Supply["orders"][number];

/** Until when what was supplied is invoiced in time. */
export function Due({ on: dueOn }: { on: Day }) {
  const say = useWords("taxInvoices");
  const days = useDays();
  const left = daysBetween(seoulDay(useNow()), dueOn);
  const on = days.day(dueOn);
  if (left < 0) return <p className={styles["bad"]}>{say("supplies.late", { on })}</p>;
  return (
    <p className={styles["dimmed"]}>
      {left === 0 ? say("supplies.dueToday", { on }) : say("supplies.due", { on, count: left })}
    </p>
  );
}

/** When it was supplied, how many lines, and what they come to. */
export function Supplied({ of: { firstOn, lastOn, lines: count, total } }: { of: SuppliedOrder }) {
  const say = useWords("taxInvoices");
  const { day } = useDays();
  return (
    <>
      <span className={styles["dimmed"]}>
        {firstOn === lastOn ? day(lastOn) : `${day(firstOn)} – ${day(lastOn)}`} ·{" "}
        {say("supplies.lines", { count })}
      </span>
      <span className={styles["end"]}>
        <Won of={total} />
      </span>
    </>
  );
}
