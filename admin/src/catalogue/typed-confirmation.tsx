import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useWords } from "../words.ts";
import styles from "./catalogue.module.css";

interface TypedConfirmationProps {
  /** The text that must be typed exactly. */
  name: string;
  submit: string;
  running: boolean;
  onConfirm: () => void;
}

/** For irreversible acts: the name must be typed before the button works. */
export function TypedConfirmation({ name, submit, running, onConfirm }: TypedConfirmationProps) {
  const say = useWords("catalogue");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() === name) onConfirm();
    else setWrong(true);
  };
  return (
    <form noValidate className={styles["confirmation"]} onSubmit={send}>
      <TextInput
        label={say("merge.type", { name })}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={wrong ? say("merge.mismatch") : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit" color="red" loading={running}>
        {submit}
      </Button>
    </form>
  );
}
