import { useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import styles from "./applicant.module.css";

interface NamesFieldProps {
  /** Of the form. */
  name: string;
  label: string;
  description: string;
  most: number;
  add: string;
  dropLabel: (name: string) => string;
  /** Those that are often named, with commas between them. */
  suggestions: string;
}

/** Names in a form: typed one by one, or taken from those that are often named. */
export function NamesField({ name: path, most, dropLabel, ...said }: NamesFieldProps) {
  const { form } = useDraftOfForm();
  const [typed, setTyped] = useState("");
  const [chosen, set] = useTexts(path);
  const add = (text: string) => {
    const name = text.trim().slice(0, 40);
    if (name && !chosen.includes(name) && chosen.length < most) set([...chosen, name]);
    setTyped("");
  };
  const left = said.suggestions.split(",").filter((name) => !chosen.includes(name));
  return (
    <div className={styles["group"]}>
      <div className={styles["add"]}>
        <TextInput
          data-path={path}
          label={said.label}
          description={said.description}
          withAsterisk
          maxLength={40}
          value={typed}
          error={form.errors[path]}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button variant="default" mih={44} onClick={() => add(typed)}>
          {said.add}
        </Button>
      </div>
      <Chips
        label={said.label}
        items={chosen.map((name) => ({ key: name, text: name }))}
        dropLabel={dropLabel}
        onDrop={(name) => set(chosen.filter((known) => known !== name))}
      />
      {chosen.length < most && (
        <div className={styles["suggestions"]}>
          {left.map((name) => (
            <button key={name} type="button" onClick={() => add(name)}>
              + {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A list of texts in the form, drawn again whenever it changes. */
export function useTexts(path: string): [readonly string[], (texts: string[]) => void] {
  const { form } = useDraftOfForm();
  const texts = (useFieldValue(path) as string[] | undefined) ?? [];
  return [texts, (next) => form.setFieldValue(path, next)];
}

interface ChipsProps {
  label: string;
  items: readonly { key: string; text: string }[];
  dropLabel: (text: string) => string;
  onDrop: (key: string) => void;
}

/** What was chosen, each to be dropped again. */
export const Chips = ({ label, items, dropLabel, onDrop }: ChipsProps) =>
  items.length > 0 && (
    <ul className={styles["chips"]} aria-label={label}>
      {items.map(({ key, text }) => (
        <li key={key}>
          <button type="button" aria-label={dropLabel(text)} onClick={() => onDrop(key)}>
            {text} <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
