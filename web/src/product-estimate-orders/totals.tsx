import { type Breakdown, sumsOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { type Taxed, totalOf, withVat } from "@bupum/shared/kernel/money/tax";
import { Money } from "@bupum/ui/display/money";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import { type Batch, breakdownOfBatch } from "./order-lines.ts";
import styles from "./orders.module.css";

interface AmountsProps extends Taxed {
  currency: Currency;
  /** The name of the sum of both. */
  sum: string;
  /** What stands above the supply value. */
  children?: ReactNode;
}

function Amounts({ currency, supply, vat, sum, children }: AmountsProps) {
  const say = useWords("productEstimateOrders");
  return (
    <dl className={styles["totals"]}>
      {children}
      <Amount name={say("amounts.supply")}>
        <Money of={{ amount: supply, currency }} />
      </Amount>
      <Amount name={say("amounts.vat")}>
        <Money of={{ amount: vat, currency }} />
      </Amount>
      <div data-main>
        <dt>{sum}</dt>
        <dd>
          <Money of={{ amount: totalOf({ supply, vat }), currency }} vat="INCLUDED" approx />
        </dd>
      </div>
    </dl>
  );
}

const Amount = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Shipping, supply, VAT and total under each other, as on the purchase order. */
export function TotalsList({ of }: { of: Breakdown }) {
  const say = useWords("productEstimateOrders");
  const { currency, supply, vat, shipping, isShippingOpen } = of;
  const fee = totalOf(shipping);
  return (
    <Amounts
      currency={currency}
      supply={supply}
      vat={vat}
      sum={say(isShippingOpen ? "amounts.totalWithoutShipping" : "amounts.total")}
    >
      <Amount name={say("amounts.shippingWithVat")}>
        {fee === 0 && isShippingOpen ? (
          say("amounts.open")
        ) : (
          <Money of={{ amount: fee, currency }} />
        )}
      </Amount>
    </Amounts>
  );
}

/** One line of a purchase order; its fee of shipping belongs to all lines together. */
export function LineTotals({ of }: { of: Pick<Order, "amount" | "vatMode" | "currency"> }) {
  const say = useWords("productEstimateOrders");
  const { amount, vatMode, currency } = of;
  return <Amounts {...withVat(amount, vatMode)} currency={currency} sum={say("amounts.total")} />;
}

/** What the orders to several sellers come to together, a sum for each currency. */
export function GrandTotals({ batches }: { batches: readonly Batch[] }) {
  const say = useWords("productEstimateOrders");
  if (batches.length < 2) return null;
  return (
    <section aria-labelledby="grand-total" className={styles["batch"]}>
      <h2 id="grand-total">{say("form.grandTotal")}</h2>
      {sumsOf(batches.map(breakdownOfBatch)).map((sum) => (
        <TotalsList key={sum.currency} of={sum} />
      ))}
    </section>
  );
}
