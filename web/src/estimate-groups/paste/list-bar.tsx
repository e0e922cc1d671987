import { ActionIcon, Button, Checkbox } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useWords } from "../../words.ts";
import type { ListHistory } from "./list-state.ts";
import styles from "./paste.module.css";

type Move = (to: "undo" | "redo") => void;

/**
 * Ctrl+Z takes the last change of a list back, Ctrl+Y or Ctrl+Shift+Z makes it again, wherever the
 * focus is in it. Fields elsewhere, and the field of the pasted text, keep the browser's own undo.
 */
export function useUndoKeys(list: RefObject<HTMLElement | null>, move: Move): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey) || altKey || !(target instanceof Element)) return;
    const isHere = list.current?.contains(target) && !target.matches("textarea");
    if (!isHere && target !== document.body) return;
    // The place of the key: its letter is another one while Korean is typed.
    if (code !== "KeyZ" && code !== "KeyY") return;
    event.preventDefault();
    move(code === "KeyY" || shiftKey ? "redo" : "undo");
  });
  useEffect(() => {
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}

interface ListBarProps {
  history: ListHistory;
  move: Move;
  isNarrow: boolean;
  onNarrow: (isNarrow: boolean) => void;
}

/** What is shown of a list, and ways back. */
export function ListBar({ history: { past, future }, move, isNarrow, onNarrow }: ListBarProps) {
  const say = useWords("estimateGroups");
  return (
    <div className={styles["bar"]}>
      <Checkbox
        label={say("request.pasteOpenOnly")}
        checked={isNarrow}
        onChange={(event) => onNarrow(event.currentTarget.checked)}
      />
      <Button
        variant="default"
        mih={44}
        disabled={past.length === 0}
        title="Ctrl+Z"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={() => move("undo")}
      >
        {say("request.undo")}
      </Button>
      <ActionIcon
        variant="default"
        size={44}
        disabled={future.length === 0}
        aria-label={say("request.redo")}
        title={`${say("request.redo")} (Ctrl+Y)`}
        onClick={() => move("redo")}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
