import { isStrongPassword } from "@bupum/shared/accounts/users/rules";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { PasswordField } from "@bupum/ui/form/fields";
import { useState } from "react";
import { useWords } from "../words.ts";
import styles from "./new-password-field.module.css";

export type Strength = "none" | "weak" | "good" | "strong";

/** The strength of a password, by the server's rule and a little more. */
export function strengthOf(text: string): Strength {
  if (text === "") return "none";
  if (!isStrongPassword(text)) return "weak";
  return text.length >= 12 && new Set(text).size >= 8 ? "strong" : "good";
}

/** A new password with its strength in words and bars. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const say = useWords("verifications");
  const { form } = useDraftOfForm();
  const [strength, setStrength] = useState<Strength>("none");
  form.watch(name, ({ value }) => setStrength(strengthOf(String(value ?? ""))));
  return (
    <div className={styles["field"]}>
      <PasswordField
        name={name}
        label={label}
        description={say("passwordRule")}
        autoComplete="new-password"
      />
      <p className={styles["meter"]} data-strength={strength} aria-live="polite">
        <span className={styles["bars"]} aria-hidden />
        {strength !== "none" && say(`strength.${strength}`)}
      </p>
    </div>
  );
}
