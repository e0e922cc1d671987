import { useId } from "react";
import { useWords } from "../../words.ts";
import styles from "./merchandises.module.css";
import fields from "../choices.module.css";

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
    <div className={styles["sort"]}>
      <label htmlFor={id}>{say("product.sort")}</label>
      <span className={fields["input"]}>
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
