import type { AsideRow } from "@bupum/shared/sheets/product-lists/lines";
import { useWords } from "../../words.ts";
import styles from "./paste.module.css";

/** Rows that are not taken over, each with its number and the reason; nothing else is left out. */
export function AsideList({ aside }: { aside: readonly AsideRow[] }) {
  const say = useWords("estimateGroups");
  if (aside.length === 0) return null;
  return (
    <details className={styles["aside"]}>
      <summary>{say("request.aside", { count: aside.length })}</summary>
      <ul>
        {aside.map(({ rowNo, reason, text }) => (
          <li key={rowNo}>
            {say("request.asideRow", { row: rowNo, reason: say(`request.asides.${reason}`) })}{" "}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
