import { currencies, type Currency } from "@bupum/shared/kernel/money/amounts";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import { shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import { vatModes } from "@bupum/shared/kernel/money/tax";
import type { EstimateLine, Line } from "@bupum/shared/deal/product-estimates/contract";
import { type Draft, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { ChoiceField, DayField, NumberField, PriceField } from "@bupum/ui/form/fields";
import { Money } from "@bupum/ui/display/money";
import { Button } from "@mantine/core";
import { type ReactNode, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../words.ts";
import type { PriceBasis } from "./listed.ts";
import { isQuotable, type QuoteForm, repriced, waits } from "./quote-form.ts";
import { walkColumns } from "./columns.ts";
import { foldsFrom } from "./fold.tsx";
import { OwnTerms, useOwnTerms } from "./own-terms.tsx";
import { LineCard } from "./line-card.tsx";
import { Heads, Many } from "./many-lines.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useQuoteForm } from "./use-quote-form.ts";
import styles from "./quote-page.module.css";

interface AnswerFormViewProps {
  estimate: Estimate;
  lines: readonly EstimateLine[];
}

/** All lines in one form: common terms once, prices line by line, one press to send. */
export function QuoteFormView(props: AnswerFormViewProps) {
  const { lines } = props;
  const say = useWords("sellerEstimates");
  const { draft, initial, saveDraft, readDrafts, mayReadDrafts } = useQuoteForm(props);
  const [basis, setBasis] = useState<PriceBasis>(initial.terms);
  const { currency } = basis;
  const { total, onTotal } = useTotals();
  const [refusing, setRefusing] = useState<readonly Line[]>([]);
  const [tickedCount, setTicked] = useState(() => countTicked(draft));
  const follow = () => {
    const { terms } = draft.values();
    setBasis(terms);
    reprice(draft, lines, basis, terms);
    setTicked(countTicked(draft));
  };
  draft.form.watch("terms.currency", follow);
  draft.form.watch("terms.vatMode", follow);
  draft.form.watch("items", () => setTicked(countTicked(draft)));
  useLeaveWarning(draft);
  const mayAnswer = lines.some(isQuotable);
  return (
    <DraftForm draft={draft} label={say("answer.title")}>
      {mayAnswer && <Terms draft={draft} currency={currency} isAsLast={isAsLast(props)} />}
      {mayReadDrafts && <ReadDrafts reading={readDrafts} />}
      {lines.filter(isQuotable).length > 1 && (
        <Many draft={draft} lines={lines} onTicked={() => setTicked(countTicked(draft))} />
      )}
      <Heads shown={mayAnswer} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields have the focus */}
      <ol
        className={styles["lines"]}
        onKeyDownCapture={(event) => walkColumns(event, actsOn(draft))}
      >
        {lines.map((line, index) => (
          <LineCard
            key={line.id}
            draft={draft}
            line={line}
            index={index}
            currency={currency}
            vat={basis.vatMode}
            folds={lines.length >= foldsFrom}
            onTotal={onTotal}
            onRefuse={() => setRefusing([line])}
          />
        ))}
      </ol>
      {mayAnswer && tickedCount > 0 && (
        <Bar
          lines={lines}
          total={<Money of={{ amount: total, currency }} vat={basis.vatMode} />}
          draft={draft}
          saveDraft={saveDraft}
          onRefuse={() => setRefusing(ticked(draft, lines))}
        />
      )}
      <RefuseDialog lines={refusing} onClose={() => setRefusing([])} />
    </DraftForm>
  );
}

/** Whether the form began with the terms of another answer (D3-32). */
const isAsLast = ({ estimate, lines }: AnswerFormViewProps): boolean =>
  estimate.lastTerms !== undefined && !lines.some(({ currentResponse }) => currentResponse);

/** What the ticked lines come to. */
function useTotals() {
  const [totals, setTotals] = useState<Record<number, number>>({});
  const onTotal = useCallback((index: number, amount: number) => {
    setTotals((known) => (known[index] === amount ? known : { ...known, [index]: amount }));
  }, []);
  return { onTotal, total: Object.values(totals).reduce((sum, amount) => sum + amount, 0) };
}

function ReadDrafts({ reading }: { reading: { isPending: boolean; mutate: () => void } }) {
  const say = useWords("sellerEstimates");
  return (
    <Button variant="default" loading={reading.isPending} onClick={() => reading.mutate()}>
      {say("answer.readDrafts")}
    </Button>
  );
}

/** What the keys of the lines do besides walking. */
const actsOn = (draft: Draft<QuoteForm>) => ({
  copy: (from: string, to: string) => copyField(draft, from, to),
  send: () => draft.submit(),
});

/** Puts what stands in one field into another, which keeps the focus. */
function copyField({ form }: Draft<QuoteForm>, from: string, to: string): void {
  const node = (name: string) => form.getInputNode(name) as HTMLInputElement | null;
  const value: unknown = from
    .split(".")
    .reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], form.getValues());
  // A field is drawn anew with what is put into it.
  flushSync(() => form.setFieldValue(to, value));
  node(to)?.focus();
  node(to)?.select();
}

interface BarProps {
  lines: readonly Line[];
  total: ReactNode;
  draft: Draft<QuoteForm>;
  /** Absent where nobody is logged in: drafts are kept with an account. */
  saveDraft: { isPending: boolean; mutate: () => void } | undefined;
  onRefuse: () => void;
}

function Bar({ lines, total, draft, saveDraft, onRefuse }: BarProps) {
  const say = useWords("sellerEstimates");
  const sent = ticked(draft, lines);
  const open = lines.filter(waits).length - sent.filter(waits).length;
  return (
    <div className={styles["bar"]}>
      <p>
        <span className={styles["hint"]}>{say("answer.counts", { sent: sent.length, open })}</span>
        <br />
        {say("answer.total")} <strong>{total}</strong>
      </p>
      <div className={styles["acts"]}>
        <Button variant="default" onClick={onRefuse}>
          {say("refuse.open")}
        </Button>
        {saveDraft && (
          <Button
            variant="default"
            loading={saveDraft.isPending}
            onClick={() => saveDraft.mutate()}
          >
            {say("answer.saveDraft")}
          </Button>
        )}
        <Button type="submit" loading={draft.sending}>
          {say("answer.send")}
        </Button>
      </div>
    </div>
  );
}

function ticked(draft: Draft<QuoteForm>, lines: readonly Line[]): readonly Line[] {
  const { items } = draft.values();
  return lines.filter((_, index) => items[index]?.included);
}

const countTicked = (draft: Draft<QuoteForm>): number =>
  draft.values().items.filter(({ included }) => included).length;

function reprice(
  draft: Draft<QuoteForm>,
  lines: readonly EstimateLine[],
  from: PriceBasis,
  to: PriceBasis,
) {
  const { items } = draft.values();
  for (const [index, item] of items.entries()) {
    const line = lines[index];
    const now = line && repriced(line, item, from, to);
    if (!now) continue;
    draft.form.setFieldValue(`items.${index}.breaks`, now.breaks);
    draft.form.setFieldValue(`items.${index}.included`, now.included);
  }
}

interface TermsProps {
  draft: Draft<QuoteForm>;
  currency: Currency;
  /** It began with the terms of another answer (D3-32). */
  isAsLast: boolean;
}

function Terms({ draft, currency, isAsLast }: TermsProps) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  const own = useOwnTerms();
  // Terms for freight are in won, and hold where the fee is left blank (D36-2).
  const isFeeOpen = own !== undefined && !(own.freight && currency === "KRW");
  const [payer, setPayer] = useState(() => draft.values().terms.shippingFeePayer);
  draft.form.watch("terms.shippingFeePayer", ({ value }) => setPayer(String(value)));
  return (
    <fieldset className={styles["terms"]}>
      <legend>{say("terms.title")}</legend>
      <ChoiceField
        name="terms.currency"
        label={say("terms.currency")}
        data={currencies.map((value) => ({ value, label: value }))}
      />
      <ChoiceField
        name="terms.vatMode"
        label={say("terms.vat")}
        data={vatModes.map((value) => ({ value, label: say(`vat.${value}`) }))}
      />
      <ChoiceField
        name="terms.shippingFeePayer"
        label={say("terms.shipping")}
        data={shippingFeePayers.map((value) => ({ value, label: trade(`shipping.${value}`) }))}
      />
      {payer === "BUYER_PAYS" && (
        <PriceField
          name="terms.shippingFee"
          currency={currency}
          label={say("terms.shippingFee")}
          placeholder={say(isFeeOpen ? "terms.feeOpen" : "terms.feeBlank")}
        />
      )}
      <NumberField
        name="terms.leadTimeDays"
        label={say("terms.leadTimeDays")}
        placeholder={say("terms.optional")}
        min={0}
        max={365}
      />
      <DayField name="terms.validUntil" label={say("terms.validUntil")} />
      {isAsLast && <p className={styles["asLast"]}>{say("terms.asLast")}</p>}
      <OwnTerms draft={draft} />
    </fieldset>
  );
}
