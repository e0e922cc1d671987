import {
  mostInvoiceLines,
  mostOrders,
  type Supply,
} from "@bupum/shared/papers/tax-invoices/contract";
import { addTaxed } from "@bupum/shared/kernel/money/tax";
import { daysBetween, seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useNow } from "@bupum/ui/now";
import { Button, Checkbox } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWords } from "../words.ts";
import { IssueDialog } from "./issue-dialog.tsx";
import { useMonthText } from "@bupum/ui/display/months";
import { SumsList, Won } from "./sums-list.tsx";
import styles from "./tax-invoices.module.css";

type SuppliedOrder = Supply["orders"][number];

interface SupplyCardProps {
  of: Supply;
  /** Nobody can sign yet. */
  isBarred: boolean;
}

/** What one company was supplied with in one month; all of it is chosen until something is not. */
export function SupplyCard({ of, isBarred }: SupplyCardProps) {
  const say = useWords("taxInvoices");
  const monthText = useMonthText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // What is asked about stays as it was when it was asked, whatever is read meanwhile.
  const [asked, setAsked] = useState<readonly SuppliedOrder[]>();
  const chosen = of.orders.filter((one) => !left.has(one.orderBatchId)).slice(0, mostOrders);
  const lines = chosen.reduce((sum, one) => sum + one.lines, 0);
  const choose = (id: string, isChosen: boolean) =>
    setLeft((known) => new Set([...known].filter((one) => one !== id).concat(isChosen ? [] : id)));
  return (
    <article className={styles["supply"]}>
      <header>
        <h3>
          {of.buyer.name} · {monthText(of.month)}
        </h3>
        <Due of={of} />
      </header>
      <ul className={styles["orders"]} aria-label={say("supplies.orders")}>
        {of.orders.map((one) => (
          <OrderChoice
            key={one.orderBatchId}
            of={one}
            isChosen={chosen.includes(one)}
            isFull={chosen.length === mostOrders}
            onChange={(isChosen) => choose(one.orderBatchId, isChosen)}
          />
        ))}
      </ul>
      <p className={styles["dimmed"]}>
        {say("supplies.chosen", { count: chosen.length, all: of.orders.length })}
        {of.orders.length > mostOrders && ` ${say("supplies.most", { most: mostOrders })}`}
      </p>
      <SumsList of={addTaxed(chosen)} />
      {lines > mostInvoiceLines && (
        <p className={styles["bad"]} role="alert">
          {say("supplies.mostLines", { count: lines, most: mostInvoiceLines })}
        </p>
      )}
      <Button
        mih={44}
        disabled={isBarred || chosen.length === 0 || lines > mostInvoiceLines}
        onClick={() => setAsked(chosen)}
      >
        {say("issue.act")}
      </Button>
      {asked && <IssueDialog of={of} orders={[...asked]} onClose={() => setAsked(undefined)} />}
    </article>
  );
}

/** Until when it is issued in time. */
function Due({ of: { dueOn } }: { of: Supply }) {
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

interface OrderChoiceProps {
  of: SuppliedOrder;
  isChosen: boolean;
  /** No more can be on one invoice. */
  isFull: boolean;
  onChange: (isChosen: boolean) => void;
}

function OrderChoice({ of, isChosen, isFull, onChange }: OrderChoiceProps) {
  const say = useWords("taxInvoices");
  const days = useDays();
  const { firstOn, lastOn } = of;
  return (
    <li>
      <Checkbox
        size="md"
        aria-label={say("supplies.choose", { number: of.poNumber })}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <Link to="/seller/orders" search={{ orderId: of.orderId }} className={styles["link"]}>
        {of.poNumber}
      </Link>
      <span className={styles["dimmed"]}>
        {firstOn === lastOn ? days.day(lastOn) : `${days.day(firstOn)} – ${days.day(lastOn)}`} ·{" "}
        {say("supplies.lines", { count: of.lines })}
      </span>
      <span className={styles["end"]}>
        <Won of={of.total} />
      </span>
    </li>
  );
}
