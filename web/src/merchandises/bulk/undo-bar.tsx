import { useWarningOnLeave } from "@bupum/ui/form/leave-warning";
import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useEffect } from "react";
import { useWords } from "../../words.ts";
import type { Acts } from "../acts.ts";
import styles from "../list.module.css";

/** The last act and its undo, which stays until it is closed, or that an undo is being saved. */
export function UndoBar({ acts }: { acts: Acts }) {
  const say = useWords("merchandises");
  const { done, undo, forget, isBusy } = acts;
  const last = done.at(-1);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      // Inside a field, undo means the field's own.
      const isTyping = (event.target as HTMLElement).closest("input, textarea, [role=dialog]");
      if (!isUndo || isTyping || !last) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  useWarningOnLeave(() => isBusy);
  return (
    <div role="status" className={styles["undo-place"]}>
      {!last && isBusy && <div className={styles["undo"]}>{say("undo.saving")}</div>}
      {last && (
        <div className={styles["undo"]}>
          <span>{last.words}</span>
          <Button
            size="sm"
            mih={44}
            variant="default"
            disabled={isBusy}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={undo}
          >
            {done.length > 1 ? say("undo.backOf", { count: done.length }) : say("undo.back")}
          </Button>
          <Button size="sm" mih={44} variant="subtle" onClick={forget}>
            {say("undo.close")}
          </Button>
        </div>
      )}
    </div>
  );
}
