import { IconArrowDown, IconArrowUp, IconArrowsSort } from "@tabler/icons-react";
import { firstPage, type ListSearch } from "../list/list-search.ts";
import { useKitWords } from "../say.ts";
import styles from "./data-table.module.css";

export interface Head {
  /** Also the field's name in `sort`. */
  key: string;
  head: string;
  /** Numbers and money are right-aligned. */
  align?: "start" | "end";
  sortable?: boolean;
}

interface HeadCellProps {
  column: Head;
  search: ListSearch;
  onSearch: (next: ListSearch) => void;
}

const marks = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort };
const aria = { asc: "ascending", desc: "descending", none: "none" } as const;

/** A column's heading; sortable ones are buttons that toggle descending and ascending. */
export function HeadCell({ column, search, onSearch }: HeadCellProps) {
  const say = useKitWords();
  if (!column.sortable)
    return (
      <th scope="col" data-align={column.align}>
        {column.head}
      </th>
    );
  const [field, turn] = (search.sort ?? "").split(":");
  const state = field !== column.key ? "none" : turn === "asc" ? "asc" : "desc";
  const next = state === "desc" ? "asc" : "desc";
  const Mark = marks[state];
  return (
    <th scope="col" data-align={column.align} aria-sort={aria[state]}>
      <button
        type="button"
        className={styles["sort"]}
        title={say(next === "asc" ? "table.sortAscending" : "table.sortDescending")}
        onClick={() => onSearch({ sort: `${column.key}:${next}`, ...firstPage })}
      >
        {column.head} <Mark size={16} aria-hidden />
      </button>
    </th>
  );
}
