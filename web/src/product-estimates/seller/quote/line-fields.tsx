import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
import type { Draft } from "@bupum/ui/form/draft";
import { NumberField } from "@bupum/ui/form/fields";
import { Money } from "@bupum/ui/display/money";
import { useEffect, useState } from "react";
import { useWords } from "../../../words.ts";
import { type QuoteForm, lineTotalOf, stepFor, waits } from "./quote-form.ts";
import { More } from "./more.tsx";
import { ShownStep, type StepsProps } from "./steps.tsx";
import { TotalLabel } from "../total-label.tsx";
import styles from "./quote-page.module.css";

/** Props of a requested line and of its fields. */
export interface LineProps {
  draft: Draft<QuoteForm>;
  line: EstimateLine;
  index: number;
  currency: Currency;
  vat: Quote["vatMode"];
  /** Called with the line's total; zero while the line is not included. */
  onTotal: (index: number, amount: number) => void;
  onRefuse: () => void;
}

/** A line's price steps and total, updated as they are typed. */
function useLineTotal({ draft, line, index, currency, vat }: LineProps) {
  const place = `items.${index}`;
  const read = () => draft.values().items[index]?.breaks ?? [];
  const breaks = read();
  const readTotal = () => lineTotalOf(draft.values().items[index] ?? {}, line.quantity, currency);
  const [total, setTotal] = useState(readTotal);
  const count = () => setTotal(readTotal());
  draft.form.watch(`${place}.maxQty`, count);
  draft.form.watch(`${place}.orderMultiple`, count);
  const onTyped = () => {
    count();
    // A typed price includes the line; an emptied one excludes it.
    const { included: wasIncluded } = draft.values().items[index] ?? {};
    const isPriced = read().some(({ unitPrice }) => unitPrice !== "");
    if (waits(line) && wasIncluded !== isPriced)
      draft.form.setFieldValue(`${place}.included`, isPriced);
  };
  const stepCount = breaks.length;
  // Recomputed for another currency, VAT mode or number of steps; the steps report typing themselves.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(count, [currency, vat, stepCount, line.quantity]);
  return { breaks, total, totalNow: readTotal, count, onTyped };
}

/** The fields of one line's quote, with its total as it is typed. */
export function LineFields(props: LineProps & { included: boolean }) {
  const { draft, line, index, currency, vat, onTotal, included } = props;
  const say = useWords("sellerEstimates");
  const place = `items.${index}`;
  const { breaks, total, totalNow, count, onTyped } = useLineTotal(props);
  const countingStep = () => breaks[stepFor(breaks, totalNow()?.quantity ?? line.quantity)]?.key;
  // It stays the same step while its quantity is typed and others come and go.
  const [shown, setShown] = useState(countingStep);
  draft.form.watch(`${place}.maxQty`, () => setShown(countingStep()));
  const shownAt = breaks.findIndex(({ key }) => key === shown);
  // All of them were replaced: by a kept draft, or by prices of another currency.
  if (shownAt < 0 && breaks.length > 0) setShown(countingStep());
  const steps: StepsProps = { place, breaks, shownAt, currency, onTyped, onChange: count };
  const amount = included ? (total?.amount ?? 0) : 0;
  useEffect(() => {
    onTotal(index, amount);
    return () => onTotal(index, 0);
  }, [onTotal, index, amount]);
  return (
    <>
      <div className={styles["fields"]}>
        <ShownStep {...steps} />
        <NumberField
          name={`${place}.leadTimeDays`}
          label={say("line.leadTime")}
          min={0}
          max={365}
          hideControls
        />
        <output className={styles["total"]}>
          {total && (
            <>
              <small>
                <TotalLabel line={line} quantity={total.quantity} />
              </small>{" "}
              <strong>
                <Money of={{ amount: total.amount, currency }} vat={vat} />
              </strong>
            </>
          )}
        </output>
      </div>
      <More draft={draft} index={index} steps={steps} allowAlternative={line.allowAlternative} />
    </>
  );
}
