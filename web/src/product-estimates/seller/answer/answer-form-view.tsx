import { currencies, type Currency } from "@bupum/shared/kernel/money/amounts";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import { shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import { vatModes } from "@bupum/shared/kernel/money/vat-modes";
import type { EstimateLine, Line } from "@bupum/shared/deal/product-estimates/contract";
import { type Draft, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { ChoiceField, DayField, PriceField } from "@bupum/ui/form/fields";
import { Money } from "@bupum/ui/display/money";
import { Button } from "@mantine/core";
import { type ReactNode, useCallback, useState } from "react";
import { useWords } from "../../../words.ts";
import { type AnswerForm, isAnswerable, repriceBreaks } from "./answer-form.ts";
import { walkColumns } from "./columns.ts";
import { LineCard } from "./line-card.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useAnswer } from "./use-answer.ts";
import styles from "./answer-page.module.css";

interface AnswerFormViewProps {
  estimate: Estimate;
  lines: readonly EstimateLine[];
}

/** All lines in one form: common terms once, prices line by line, one press to send. */
export function AnswerFormView(props: AnswerFormViewProps) {
  const { lines } = props;
  const say = useWords("sellerEstimates");
  const { draft, initial, saveDraft, readDrafts, mayReadDrafts } = useAnswer(props);
  const [currency, setCurrency] = useState(initial.terms.currency);
  const [vat, setVat] = useState(initial.terms.vatMode);
  const [totals, setTotals] = useState<Record<number, number>>({});
  const [refusing, setRefusing] = useState<readonly Line[]>([]);
  draft.form.watch("terms.currency", () => {
    const to = draft.values().terms.currency;
    setCurrency(to);
    reprice(draft, lines, currency, to);
  });
  const hasTicked = useHasTicked(draft, lines);
  draft.form.watch("terms.vatMode", () => setVat(draft.values().terms.vatMode));
  useLeaveWarning(draft);
  const onTotal = useCallback((index: number, amount: number) => {
    setTotals((known) => (known[index] === amount ? known : { ...known, [index]: amount }));
  }, []);
  const mayAnswer = lines.some(isAnswerable);
  const total = Object.values(totals).reduce((sum, amount) => sum + amount, 0);
  return (
    <DraftForm draft={draft} label={say("answer.title")}>
      {mayAnswer && <Terms draft={draft} currency={currency} />}
      {mayReadDrafts && (
        <Button
          variant="default"
          loading={readDrafts.isPending}
          onClick={() => readDrafts.mutate()}
        >
          {say("answer.readDrafts")}
        </Button>
      )}
      {lines.filter(isAnswerable).length > 1 && <CopyDown draft={draft} />}
      <ol className={styles["lines"]} onKeyDownCapture={walkColumns}>
        {lines.map((line, index) => (
          <LineCard
            key={line.id}
            draft={draft}
            line={line}
            index={index}
            currency={currency}
            vat={vat}
            onTotal={onTotal}
            onRefuse={() => setRefusing([line])}
          />
        ))}
      </ol>
      {mayAnswer && hasTicked && (
        <Bar
          total={<Money of={{ amount: total, currency }} vat={vat} />}
          draft={draft}
          saveDraft={saveDraft}
          onRefuse={() => setRefusing(ticked(draft, lines))}
        />
      )}
      <RefuseDialog lines={refusing} onClose={() => setRefusing([])} />
    </DraftForm>
  );
}

interface BarProps {
  total: ReactNode;
  draft: Draft<AnswerForm>;
  /** Absent where nobody is logged in: drafts are kept with an account. */
  saveDraft: { isPending: boolean; mutate: () => void } | undefined;
  onRefuse: () => void;
}

function Bar({ total, draft, saveDraft, onRefuse }: BarProps) {
  const say = useWords("sellerEstimates");
  return (
    <div className={styles["bar"]}>
      <p>
        {say("answer.total")} {total}
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

function ticked(draft: Draft<AnswerForm>, lines: readonly Line[]): readonly Line[] {
  const { items } = draft.values();
  return lines.filter((_, index) => items[index]?.included);
}

/** Whether anything would be sent. */
function useHasTicked(draft: Draft<AnswerForm>, lines: readonly Line[]): boolean {
  const [has, setHas] = useState(() => ticked(draft, lines).length > 0);
  draft.form.watch("items", () => setHas(ticked(draft, lines).length > 0));
  return has;
}

function reprice(
  draft: Draft<AnswerForm>,
  lines: readonly EstimateLine[],
  from: Currency,
  to: Currency,
) {
  const { items } = draft.values();
  for (const [index, { breaks }] of items.entries()) {
    const line = lines[index];
    if (line)
      draft.form.setFieldValue(`items.${index}.breaks`, repriceBreaks(line, breaks, from, to));
  }
}

function Terms({ draft, currency }: { draft: Draft<AnswerForm>; currency: Currency }) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
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
          placeholder={say("terms.optional")}
        />
      )}
      <DayField name="terms.validUntil" label={say("terms.validUntil")} />
    </fieldset>
  );
}

const copied = ["leadTimeDays", "condition", "orderMultiple"] as const;

/** What is the same everywhere is typed once: the first ticked line's value goes to all others. */
function CopyDown({ draft }: { draft: Draft<AnswerForm> }) {
  const say = useWords("sellerEstimates");
  const copy = (name: (typeof copied)[number]) => {
    // The form holds what formOf put there.
    const { items } = draft.values();
    const first = items.find(({ included }) => included);
    if (!first) return;
    for (const [index, { included }] of items.entries())
      if (included) draft.form.setFieldValue(`items.${index}.${name}`, first[name]);
  };
  return (
    <div className={styles["copy"]}>
      <span>{say("copy.label")}</span>
      {copied.map((name) => (
        <Button key={name} variant="default" size="sm" mih={44} onClick={() => copy(name)}>
          {say(`copy.${name}`)}
        </Button>
      ))}
    </div>
  );
}
