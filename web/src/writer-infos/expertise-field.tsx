import { useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../words.ts";
import styles from "./info-page.module.css";

const most = 10;

/** Fields that somebody knows: typed one by one, or taken from those that are often named. */
export function ExpertiseField() {
  const say = useWords("writerInfos");
  const { form } = useDraftOfForm();
  const [typed, setTyped] = useState("");
  const chosen = (useFieldValue("expertise") as string[] | undefined) ?? [];
  const set = (names: string[]) => form.setFieldValue("expertise", names);
  const add = (text: string) => {
    const name = text.trim().slice(0, 40);
    if (name && !chosen.includes(name) && chosen.length < most) set([...chosen, name]);
    setTyped("");
  };
  return (
    <div className={styles["group"]}>
      <div className={styles["add"]}>
        <TextInput
          data-path="expertise"
          label={say("proof.expertise")}
          description={say("proof.expertiseHint", { most })}
          withAsterisk
          maxLength={40}
          value={typed}
          error={form.errors["expertise"]}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button variant="default" mih={44} onClick={() => add(typed)}>
          {say("proof.add")}
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className={styles["chips"]} aria-label={say("proof.expertise")}>
          {chosen.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={say("proof.drop", { name })}
                onClick={() => set(chosen.filter((one) => one !== name))}
              >
                {name} <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < most && <Suggestions chosen={chosen} onAdd={add} />}
    </div>
  );
}

interface SuggestionsProps {
  chosen: readonly string[];
  onAdd: (name: string) => void;
}

function Suggestions({ chosen, onAdd }: SuggestionsProps) {
  const say = useWords("writerInfos");
  const left = say("proof.suggestions")
    .split(",")
    .filter((name) => !chosen.includes(name));
  return (
    <div className={styles["suggestions"]}>
      {left.map((name) => (
        <button key={name} type="button" onClick={() => onAdd(name)}>
          + {name}
        </button>
      ))}
    </div>
  );
}
