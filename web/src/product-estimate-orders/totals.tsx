import {
  type Breakdown,
  shippingOfBreakdown,
  sumsOf,
} from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { converted, type Currency, toMajor } from "@bupum/shared/kernel/money/amounts";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { Money as MoneyOf } from "@bupum/shared/kernel/money/money";
import { type Taxed, totalOf, withVat } from "@bupum/shared/kernel/money/tax";
import { Money, moneyText, RatesContext } from "@bupum/ui/display/money";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { type ReactNode, useContext } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { type Batch, breakdownOfBatch } from "./order-lines.ts";
import styles from "./orders.module.css";

interface AmountsProps extends Taxed {
  currency: Currency;
  /** What the supply value is made of. */
  parts?: ReactNode;
  /** What stands below the sum. */
  children?: ReactNode;
}

function Amounts({ currency, supply, vat, parts, children }: AmountsProps) {
  const say = useWords("productEstimateOrders");
  return (
    <dl className={styles["totals"]}>
      {parts}
      <Amount name={say("amounts.supply")}>
        <Money of={{ amount: supply, currency }} />
      </Amount>
      <Amount name={say("amounts.vat")}>
        <Money of={{ amount: vat, currency }} />
      </Amount>
      <div data-main>
        <dt>{say("amounts.total")}</dt>
        <dd>
          <Money of={{ amount: totalOf({ supply, vat }), currency }} vat="INCLUDED" approx />
        </dd>
      </div>
      {children}
    </dl>
  );
}

const Amount = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** An order's goods and shipping, and the supply value, VAT and total that they make (D36-7). */
export function TotalsList({ of }: { of: Breakdown }) {
  const say = useWords("productEstimateOrders");
  const said = useShippingSaid(say);
  const { currency, supply, vat, goods, refused } = of;
  const parts = (
    <>
      <Amount name={say("amounts.goods")}>
        <Money of={{ amount: goods.supply, currency }} />
      </Amount>
      <Amount name={say("amounts.shipping")}>{said.text(shippingOfBreakdown(of), currency)}</Amount>
    </>
  );
  return (
    <Amounts currency={currency} supply={supply} vat={vat} parts={parts}>
      {refused > 0 && (
        <Amount name={say("amounts.refused")}>
          <Money of={{ amount: refused, currency }} />
        </Amount>
      )}
    </Amounts>
  );
}

/** What some lines of a purchase order come to, without the fee that is due once for all of them. */
export function GoodsTotal({ of: { goods, currency } }: { of: Breakdown }) {
  const say = useWords("productEstimateOrders");
  return (
    <>
      <Money of={{ amount: totalOf(goods), currency }} vat="INCLUDED" />
      <small>{say("amounts.goodsOnly")}</small>
    </>
  );
}

/** What the buyer pays for a purchase order: lines that stand, shipping once, VAT (D4-12). */
export function PaidTotal({ of }: { of: Breakdown }) {
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const { total, currency, isShippingOpen } = of;
  return (
    <>
      <Money of={{ amount: total, currency }} vat="INCLUDED" />
      {isShippingOpen && <small> {said.phrase(shippingOfBreakdown(of), currency)}</small>}
    </>
  );
}

/** One line of a purchase order; its fee of shipping belongs to all lines together. */
export function LineTotals({ of }: { of: Pick<Order, "amount" | "vatMode" | "currency"> }) {
  const { amount, vatMode, currency } = of;
  return <Amounts {...withVat(amount, vatMode)} currency={currency} />;
}

interface BatchesProps {
  batches: readonly Batch[];
  /** Where the goods go, as the form says. */
  region: Region | undefined;
}

/** What the orders to several sellers come to together, a sum for each currency. */
export function GrandTotals({ batches, region }: BatchesProps) {
  const say = useWords("productEstimateOrders");
  if (batches.length < 2) return null;
  return (
    <section aria-labelledby="grand-total" className={styles["batch"]}>
      <h2 id="grand-total">{say("form.grandTotal")}</h2>
      {sumsOf(batches.map((batch) => breakdownOfBatch(batch, region))).map((sum) => (
        <TotalsList key={sum.currency} of={sum} />
      ))}
    </section>
  );
}

/** Beside the button that orders: each currency's total, and all of them in the reader's one. */
export function WholeTotal({ batches, region }: BatchesProps) {
  const say = useWords("productEstimateOrders");
  const said = useShippingSaid(say);
  const language = useLocale();
  const rates = useContext(RatesContext);
  const sums = sumsOf(batches.map((batch) => breakdownOfBatch(batch, region)));
  const all = sums.map(({ total, currency }) =>
    converted(
      toMajor(total, currency),
      [currency, rates?.currency ?? currency],
      rates?.toKrw ?? {},
    ),
  );
  const isKnown = rates && sums.length > 1 && all.every((one) => one !== undefined);
  const format = (of: MoneyOf) => moneyText(of, language);
  const together = all.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const open = sums.filter(({ isShippingOpen }) => isShippingOpen);
  if (sums.length === 0) return null;
  return (
    <p>
      {say("amounts.total")}{" "}
      <strong>
        {sums.map(({ total, currency }) => format({ amount: total, currency })).join(" + ")}
      </strong>
      {isKnown &&
        ` ${say("amounts.together", { total: format({ amount: together, currency: rates.currency }) })}`}
      {open.map((sum) => ` · ${said.phrase(shippingOfBreakdown(sum), sum.currency)}`)}
    </p>
  );
}
