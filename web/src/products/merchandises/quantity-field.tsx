import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { useId, useState } from "react";
import { useWords } from "../../words.ts";
import styles from "../choices.module.css";

// The browser's own fields: the library's would add 5 KB to the first load of every part.

/** A whole number of pieces, whatever was typed. */
export const quantityOf = (typed: string): number =>
  Math.min(mostPieces, Math.max(1, Math.trunc(Number(typed)) || 1));

interface QuantityFieldProps {
  value: number;
  unit: string;
  onChange: (quantity: number) => void;
}

/** The reader's quantity. Text that is being typed stays unchanged; prices follow at once. */
export function QuantityField({ value, unit, onChange }: QuantityFieldProps) {
  const say = useWords("products");
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{say("product.quantity")}</label>
      <small id={`${id}-hint`}>{say("product.quantityHint")}</small>
      <span className={styles["input"]}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          aria-describedby={`${id}-hint`}
          min={1}
          max={mostPieces}
          value={typed ?? String(value)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(quantityOf(currentTarget.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
        <span>{unit}</span>
      </span>
    </div>
  );
}

interface SortFieldProps<Value extends string> {
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** The order of the offers. */
export function SortField<Value extends string>({
  value,
  choices,
  onChange,
}: SortFieldProps<Value>) {
  const say = useWords("products");
  const id = useId();
  const choose = (chosen: string) => {
    const found = choices.find((choice) => choice.value === chosen);
    if (found) onChange(found.value);
  };
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{say("product.sort")}</label>
      <span className={styles["input"]}>
        <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
