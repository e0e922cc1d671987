import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { NumberField, PriceField } from "@bupum/ui/form/fields";
import { blankBreak, type FormBreak } from "@bupum/ui/form/rows";
import { UnitPrice } from "@bupum/ui/display/money";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useWords } from "../../../words.ts";
import styles from "./quote-page.module.css";

const mostBreaks = 10;

export interface StepsProps {
  place: string;
  breaks: readonly FormBreak[];
  /** The step that counts for the wanted pieces. */
  shownAt: number;
  currency: Currency;
  onTyped: () => void;
  onChange: () => void;
}

/** The price for the wanted pieces, and how many it is for at least. */
export function ShownStep({ place, breaks, shownAt, ...rest }: StepsProps) {
  const { form } = useDraftOfForm();
  const step = breaks[shownAt];
  const error = form.errors[`${place}.breaks`];
  return (
    <div className={styles["breaks"]} data-path={`${place}.breaks`} tabIndex={-1}>
      {step && <Step key={step.key} place={`${place}.breaks.${shownAt}`} at={shownAt} {...rest} />}
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The prices of other quantities, and one more. */
export function OtherSteps({ place, breaks, shownAt, ...rest }: StepsProps) {
  const say = useWords("sellerEstimates");
  const { form } = useDraftOfForm();
  const path = `${place}.breaks`;
  return (
    <div className={styles["breaks"]}>
      {breaks.map(
        (step, at) =>
          at !== shownAt && (
            <Step
              key={step.key}
              place={`${path}.${at}`}
              at={at}
              onDrop={() => form.removeListItem(path, at)}
              {...rest}
            />
          ),
      )}
      <Button
        variant="subtle"
        size="sm"
        mih={44}
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={breaks.length >= mostBreaks}
        onClick={() => form.insertListItem(path, blankBreak())}
      >
        {say("line.addBreak")}
      </Button>
    </div>
  );
}

/** The other steps in words, for as long as their fields are folded away. */
export function StepTexts({ breaks, shownAt, currency }: Omit<StepsProps, "place">) {
  const say = useWords("sellerEstimates");
  return breaks.map(
    ({ key, minQty, unitPrice }, at) =>
      at !== shownAt &&
      unitPrice !== "" && (
        <span key={key}>
          {say("line.stepFrom", { count: Number(minQty || 1) })}{" "}
          <UnitPrice of={unitPrice} currency={currency} /> ·{" "}
        </span>
      ),
  );
}

interface StepProps extends Pick<StepsProps, "place" | "currency" | "onTyped" | "onChange"> {
  at: number;
  /** Absent at the first one and at the one in the line's row. */
  onDrop?: () => void;
}

function Step({ place, at, currency, onTyped, onChange, onDrop }: StepProps) {
  const say = useWords("sellerEstimates");
  const { form } = useDraftOfForm();
  form.watch(`${place}.minQty`, onChange);
  form.watch(`${place}.unitPrice`, onTyped);
  return (
    <div className={styles["break"]}>
      <PriceField name={`${place}.unitPrice`} label={say("line.unitPrice")} currency={currency} />
      <NumberField
        name={`${place}.minQty`}
        label={say(at === 0 ? "line.minimum" : "line.from")}
        min={1}
        hideControls
      />
      {onDrop && at > 0 && (
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
