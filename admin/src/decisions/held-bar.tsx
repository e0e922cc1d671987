import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useAltKeys } from "../layout/alt-keys.ts";
import { useWords } from "../words.ts";
import { useHeld } from "./held.ts";
import styles from "./held-bar.module.css";

/** The way back from a decision for a few seconds, also by Alt+Z, on whatever page (D30-5). */
export function HeldBar() {
  const say = useWords("decisions");
  const held = useHeld();
  useAltKeys({ KeyZ: held?.undo }, { overDialogs: true });
  useEffect(() => {
    if (!held) return;
    // What is closed with the page was not sent, so the browser asks first.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [held]);
  return (
    <div className={styles["place"]} role="status">
      {held && (
        <div className={styles["bar"]}>
          <span>{say("held")}</span>
          <Button size="sm" variant="white" aria-keyshortcuts="Alt+Z" onClick={held.undo}>
            {say("undo")}
          </Button>
          <Button size="sm" variant="transparent" c="inherit" onClick={held.release}>
            {say("now")}
          </Button>
        </div>
      )}
    </div>
  );
}
