import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { Money } from "@bupum/ui/display/money";
import { useWords } from "../words.ts";
import { type Batch, sumsOf, type Totals } from "./order-lines.ts";
import styles from "./orders.module.css";

/** Supply, VAT and total under each other, as on a Korean order sheet. */
export function TotalsList({ of, currency }: { of: Totals; currency: Currency }) {
  const say = useWords("productEstimateOrders");
  return (
    <dl className={styles["totals"]}>
      <div>
        <dt>{say("amounts.supply")}</dt>
        <dd>
          <Money of={{ amount: of.supply, currency }} />
        </dd>
      </div>
      <div>
        <dt>{say("amounts.vat")}</dt>
        <dd>
          <Money of={{ amount: of.vat, currency }} />
        </dd>
      </div>
      <div data-main>
        <dt>{say("amounts.total")}</dt>
        <dd>
          <Money of={{ amount: of.total, currency }} vat="INCLUDED" approx />
        </dd>
      </div>
    </dl>
  );
}

/** What the orders to several sellers come to together, a sum for each currency. */
export function GrandTotals({ batches }: { batches: readonly Batch[] }) {
  const say = useWords("productEstimateOrders");
  if (batches.length < 2) return null;
  return (
    <section aria-labelledby="grand-total" className={styles["batch"]}>
      <h2 id="grand-total">{say("form.grandTotal")}</h2>
      {[...sumsOf(batches)].map(([currency, sum]) => (
        <TotalsList key={currency} of={sum} currency={currency} />
      ))}
    </section>
  );
}
