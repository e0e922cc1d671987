import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { useId, useState } from "react";
import { useWords } from "../../words.ts";
import styles from "../choices.module.css";

// The browser's own fields: the library's would add 5 KB to the first load of every part.

/** A whole number of pieces, whatever was typed. */
export const quantityOf = (typed: string): number =>
  Math.min(mostPieces, Math.max(1, Math.trunc(Number(typed)) || 1));

/** Whether no further digit makes a typed text a quantity; an empty field is none yet. */
const isWrong = (typed: string): boolean => {
  const pieces = Number(typed);
  return typed.trim() !== "" && !(Number.isInteger(pieces) && pieces >= 1 && pieces <= mostPieces);
};

interface QuantityFieldProps {
  value: number;
  unit: string;
  onChange: (quantity: number) => void;
}

/** The reader's quantity. Text that is being typed stays unchanged; prices and the message follow at once. */
export function QuantityField({ value, unit, onChange }: QuantityFieldProps) {
  const say = useWords("products");
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{say("product.quantity")}</label>
      <span className={styles["input"]}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPieces}
          value={typed ?? String(value)}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            // A minus alone is no number to the browser, which then gives no text.
            setRefused(currentTarget.validity.badInput || isWrong(currentTarget.value));
            onChange(quantityOf(currentTarget.value));
          }}
          onBlur={() => {
            setTyped(undefined);
            setRefused(false);
          }}
        />
        <span>{unit}</span>
      </span>
      {isRefused && (
        <small id={`${id}-error`} role="alert" className={styles["error"]}>
          {say("product.quantityWrong", { most: mostPieces })}
        </small>
      )}
    </div>
  );
}
