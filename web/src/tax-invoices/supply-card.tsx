import { HumanNumber } from "@bupum/ui/display/human-number";
import { mostInvoiceLines, mostOrders } from "@bupum/shared/papers/tax-invoices/contract";
import type { Supply } from "@bupum/shared/papers/tax-invoices/open";
import { addTaxed } from "@bupum/shared/kernel/money/tax";
import { Button, Checkbox } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWords } from "../words.ts";
import { IssueDialog } from "./issue-dialog.tsx";
import { useMonthText } from "@bupum/ui/display/months";
import { SumsList } from "./sums-list.tsx";
import { Due, Supplied, type SuppliedOrder } from "./supplied.tsx";
import styles from "./tax-invoices.module.css";

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
        <Due on={of.dueOn} />
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

interface OrderChoiceProps {
  of: SuppliedOrder;
  isChosen: boolean;
  /** No more can be on one invoice. */
  isFull: boolean;
  onChange: (isChosen: boolean) => void;
}

function OrderChoice({ of, isChosen, isFull, onChange }: OrderChoiceProps) {
  const say = useWords("taxInvoices");
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
        <HumanNumber of={of.poNumber} />
      </Link>
      <Supplied of={of} />
    </li>
  );
}
