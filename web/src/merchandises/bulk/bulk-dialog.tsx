import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { byPercent, type Edit, editOf } from "@bupum/shared/selling/merchandises/edits";
import { priceText } from "@bupum/ui/display/money";
import { FigureInput } from "@bupum/ui/form/figure-input";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import styles from "../list.module.css";

export type BulkField = "stock" | "price" | "lead";

interface BulkDialogProps {
  field: BulkField | undefined;
  rows: readonly Merchandise[];
  onClose: () => void;
  onSave: (edits: Edit[], words: string) => void;
}

/** One value for all selected rows, with a preview of the first ones. */
export function BulkDialog(props: BulkDialogProps) {
  const { field, rows, onClose } = props;
  const say = useWords("merchandises");
  return (
    <Modal
      opened={field !== undefined}
      onClose={onClose}
      size={382}
      title={field ? say(`bulk.${field}`) : ""}
      closeButtonProps={{ "aria-label": say("list.close") }}
    >
      {field && rows.length > 0 && <BulkForm key={field} {...props} field={field} />}
    </Modal>
  );
}

const bounds = {
  stock: { min: 0, max: mostPieces },
  price: { min: -90, max: 500 },
  lead: { min: 0, max: 365 },
} as const;

/** The changes of the rows to a value; rows that cannot take it are left out. */
function editsOf(field: BulkField, rows: readonly Merchandise[], value: number): Edit[] {
  return rows.flatMap((row) => {
    if (field === "stock") return [editOf(row, { stock: value })];
    if (field === "lead") return [editOf(row, { leadTimeDays: value })];
    const breaks = byPercent(row.breaks, value);
    return breaks ? [editOf(row, { breaks })] : [];
  });
}

const shownRows = 3;

function BulkForm({ field, rows, onSave }: BulkDialogProps & { field: BulkField }) {
  const say = useWords("merchandises");
  const language = useLocale();
  const [typed, setTyped] = useState<number | string>("");
  const value = typeof typed === "number" ? typed : undefined;
  const isWrong =
    value === undefined ||
    value < bounds[field].min ||
    value > bounds[field].max ||
    (field === "price" && value === 0);
  const edits = isWrong ? [] : editsOf(field, rows, value);
  const left = rows.length - edits.length;
  return (
    <form
      noValidate
      className={styles["bulk-form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (value === undefined || edits.length === 0) return;
        onSave(edits, say(`bulk.did.${field}`, { count: edits.length, value: String(value) }));
      }}
    >
      <FigureInput
        data-autofocus
        label={say(`bulk.value.${field}`)}
        description={say(`bulk.hint.${field}`)}
        value={typed}
        onChange={setTyped}
        {...bounds[field]}
        decimalScale={field === "price" ? 1 : 0}
        {...(field === "price" && { suffix: "%" })}
        thousandSeparator=","
      />
      {field === "price" && edits.length > 0 && (
        <ul className={styles["preview"]} aria-live="polite">
          {edits.slice(0, shownRows).map(({ id, partNumber, before, after }) => {
            const { currency = "KRW" } = rows.find((row) => row.id === id) ?? {};
            const text = (of: Edit["before"]) =>
              priceText(of.breaks?.[0]?.unitPrice ?? "0", currency, language);
            return (
              <li key={id}>
                <span>{partNumber}</span> {text(before)} → <strong>{text(after)}</strong>
              </li>
            );
          })}
          {edits.length > shownRows && (
            <li>{say("bulk.rest", { count: edits.length - shownRows })}</li>
          )}
        </ul>
      )}
      {!isWrong && left > 0 && <p role="alert">{say("bulk.left", { count: left })}</p>}
      <Button type="submit" fullWidth disabled={isWrong || edits.length === 0}>
        {say("bulk.apply", { count: edits.length || rows.length })}
      </Button>
    </form>
  );
}
