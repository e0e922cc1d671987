import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import styles from "./lines.module.css";

type Column =
  | "original"
  | "partNumber"
  | "manufactorName"
  | "partName"
  | "quantity"
  | "unit"
  | "match"
  | "more";

const classes: Record<Column, string | undefined> = {
  original: styles["original"],
  partNumber: styles["number"],
  manufactorName: styles["maker"],
  partName: styles["name"],
  quantity: styles["quantity"],
  unit: styles["unit"],
  match: styles["match"],
  more: styles["act"],
};

interface LinesTableProps {
  label: string;
  columns: readonly Column[];
  /** Rows with the head, where not all of them are drawn. */
  rowCount?: number;
  children: ReactNode;
}

/** Requested parts, a row each, the last column to remove one; on a phone each is a card. */
export function LinesTable({ label, columns, rowCount, children }: LinesTableProps) {
  const say = useWords("estimateGroups");
  return (
    <table className={styles["table"]} aria-label={label} aria-rowcount={rowCount}>
      <thead>
        <tr>
          {columns.map((of) => (
            <th key={of} scope="col" className={classes[of]}>
              {of === "more" ? (
                <VisuallyHidden>{say("request.more")}</VisuallyHidden>
              ) : (
                say(`request.${of}`)
              )}
            </th>
          ))}
          <th scope="col" className={styles["act"]}>
            <VisuallyHidden>{say("request.dropHead")}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
