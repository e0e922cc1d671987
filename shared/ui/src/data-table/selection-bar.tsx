import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useKitWords } from "../say.ts";
import styles from "./data-table.module.css";

/** Actions on the selected rows; shown while some are selected. */
export function SelectionBar(props: { count: number; clear: () => void; children: ReactNode }) {
  const say = useKitWords();
  if (props.count === 0) return null;
  return (
    <div className={styles["bar"]} role="group" aria-label={say("table.bulk")}>
      <strong aria-live="polite">{say("table.selected", { count: props.count })}</strong>
      <Button variant="subtle" c="inherit" onClick={props.clear}>
        {say("table.clear")}
      </Button>
      <span className={styles["acts"]}>{props.children}</span>
    </div>
  );
}
