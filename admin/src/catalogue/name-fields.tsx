import { languages } from "@bupum/shared/kernel/language/language-of";
import { ProseField, TextField } from "@bupum/ui/form/fields";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { useWords } from "../words.ts";
import styles from "./catalogue.module.css";

interface NameFieldsProps {
  /** Path of the object with ko, en and zh. */
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  maxLength: number;
  /** Several lines. */
  prose?: boolean;
}

/** One text in three languages; empty ones take the first that is not empty. */
export function NameFields(props: NameFieldsProps) {
  const { name, label, description, required, maxLength, prose } = props;
  const say = useWords("catalogue");
  const { form } = useDraftOfForm();
  const Field = prose ? ProseField : TextField;
  const error = form.errors[name];
  return (
    <fieldset className={styles["group"]} data-path={name} tabIndex={-1}>
      <legend>
        {label} {required && <small>{say("required")}</small>}
      </legend>
      {description && <p className={styles["hint"]}>{description}</p>}
      <div className={prose ? styles["one"] : styles["three"]}>
        {languages.map((language) => (
          <Field
            key={language}
            name={`${name}.${language}`}
            label={say(`languages.${language}`)}
            aria-label={`${label}: ${say(`languages.${language}`)}`}
            lang={language}
            maxLength={maxLength}
            autoComplete="off"
            {...(prose && { minRows: 2 })}
          />
        ))}
      </div>
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
