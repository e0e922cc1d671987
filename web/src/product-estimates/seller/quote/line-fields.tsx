import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { conditions } from "@bupum/shared/selling/merchandises/contract";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { type Draft, useDraftOfForm } from "@bupum/ui/form/draft";
import {
  CheckField,
  ChoiceField,
  NumberField,
  PriceField,
  ProseField,
  TextField,
} from "@bupum/ui/form/fields";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { blankBreak, type FormBreak } from "@bupum/ui/form/rows";
import { Money } from "@bupum/ui/display/money";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { signUpload } from "../../../files/queries.ts";
import { useWords } from "../../../words.ts";
import { useQuoteCalls } from "./quote-calls.ts";
import { type QuoteForm, lineTotalOf, waits } from "./quote-form.ts";
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

const mostBreaks = 10;
const mostFiles = 10;

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
  return { breaks, total, count, onTyped };
}

/** The fields of one line's quote, with its total as it is typed. */
export function LineFields(props: LineProps & { included: boolean }) {
  const { draft, line, index, currency, vat, onTotal, included } = props;
  const say = useWords("sellerEstimates");
  const place = `items.${index}`;
  const { breaks, total, count, onTyped } = useLineTotal(props);
  const amount = included ? (total?.amount ?? 0) : 0;
  useEffect(() => {
    onTotal(index, amount);
    return () => onTotal(index, 0);
  }, [onTotal, index, amount]);
  return (
    <>
      <div className={styles["fields"]}>
        <Steps
          place={place}
          breaks={breaks}
          currency={currency}
          onTyped={onTyped}
          onChange={count}
        />
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
      <More
        draft={draft}
        index={index}
        stepCount={breaks.length}
        allowAlternative={line.allowAlternative}
      />
    </>
  );
}

interface StepsProps {
  place: string;
  breaks: readonly FormBreak[];
  currency: Currency;
  onTyped: () => void;
  onChange: () => void;
}

/** Price steps; the first is the price at the minimum order quantity. */
function Steps({ place, breaks, currency, onTyped, onChange }: StepsProps) {
  const { form } = useDraftOfForm();
  return (
    <div className={styles["breaks"]} data-path={`${place}.breaks`} tabIndex={-1}>
      {breaks.map((step, at) => (
        <BreakRow
          key={step.key}
          place={`${place}.breaks.${at}`}
          first={at === 0}
          currency={currency}
          onTyped={onTyped}
          onChange={onChange}
          onDrop={() => form.removeListItem(`${place}.breaks`, at)}
        />
      ))}
      {form.errors[`${place}.breaks`] && (
        <p className={styles["error"]} role="alert">
          {form.errors[`${place}.breaks`]}
        </p>
      )}
    </div>
  );
}

function AddStep({ place, stepCount }: { place: string; stepCount: number }) {
  const say = useWords("sellerEstimates");
  const { form } = useDraftOfForm();
  return (
    <Button
      variant="subtle"
      size="sm"
      mih={44}
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={stepCount >= mostBreaks}
      onClick={() => form.insertListItem(`${place}.breaks`, blankBreak())}
    >
      {say("line.addBreak")}
    </Button>
  );
}

function Conditions({ place }: { place: string }) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  return (
    <div className={styles["small"]}>
      <ChoiceField
        name={`${place}.condition`}
        label={say("line.condition")}
        data={conditions.map((value) => ({ value, label: trade(`conditions.${value}`) }))}
      />
      <NumberField name={`${place}.orderMultiple`} label={say("line.multiple")} min={1} />
      <NumberField
        name={`${place}.maxQty`}
        label={say("line.most")}
        placeholder={say("terms.optional")}
        min={1}
      />
    </div>
  );
}

interface BreakRowProps {
  place: string;
  first: boolean;
  currency: Currency;
  onTyped: () => void;
  onChange: () => void;
  onDrop: () => void;
}

function BreakRow({ place, first, currency, onTyped, onChange, onDrop }: BreakRowProps) {
  const say = useWords("sellerEstimates");
  const { form } = useDraftOfForm();
  form.watch(`${place}.minQty`, onChange);
  form.watch(`${place}.unitPrice`, onTyped);
  return (
    <div className={styles["break"]}>
      <PriceField name={`${place}.unitPrice`} label={say("line.unitPrice")} currency={currency} />
      <NumberField
        name={`${place}.minQty`}
        label={say(first ? "line.minimum" : "line.from")}
        min={1}
        hideControls
      />
      {!first && (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="inherit"
          size={44}
          aria-label={say("line.dropBreak")}
          onClick={onDrop}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

interface MoreProps {
  draft: Draft<QuoteForm>;
  index: number;
  stepCount: number;
  allowAlternative: boolean;
}

/** Rarely needed fields: price steps, own terms, a substitute, a note, files. */
function More({ draft, index, stepCount, allowAlternative }: MoreProps) {
  const { isSignedIn } = useQuoteCalls();
  const say = useWords("sellerEstimates");
  const place = `items.${index}`;
  const [isOffered, setOffered] = useState(draft.values().items[index]?.offersOther === true);
  draft.form.watch(`${place}.offersOther`, ({ value }) => setOffered(value === true));
  return (
    <details className={styles["more"]}>
      <summary>{say("line.more")}</summary>
      <div className={styles["rest"]}>
        <AddStep place={place} stepCount={stepCount} />
        <Conditions place={place} />
        {allowAlternative && (
          <CheckField name={`${place}.offersOther`} label={say("line.offerOther")} />
        )}
        {allowAlternative && isOffered && (
          <div className={styles["small"]}>
            <TextField
              name={`${place}.alternative.manufactorName`}
              label={say("line.otherMaker")}
            />
            <TextField name={`${place}.alternative.partNumber`} label={say("line.otherPart")} />
            <TextField name={`${place}.alternative.reason`} label={say("line.otherReason")} />
          </div>
        )}
        <ProseField name={`${place}.memo`} label={say("line.memo")} maxLength={1000} minRows={2} />
        {isSignedIn && (
          <FileDrop
            label={say("line.files")}
            sign={signUpload("FILE")}
            extensions={uploadLimits.FILE.extensions}
            maxMegabytes={uploadLimits.FILE.maxBytes / 1024 / 1024}
            maxFiles={mostFiles}
            // A changed line is mounted again, with its former attachments.
            initial={draft.values().items[index]?.files ?? []}
            onChange={(files) => draft.form.setFieldValue(`${place}.files`, [...files])}
          />
        )}
      </div>
    </details>
  );
}
