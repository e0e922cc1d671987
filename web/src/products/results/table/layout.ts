import { useSyncExternalStore } from "react";

/** Columns that can be hidden beside those of specifications. */
export const plainColumns = ["maker", "offer", "sellers"] as const;
export type PlainColumn = (typeof plainColumns)[number];

/** How a reader wants the table of results, remembered in this browser (S2-14). */
export interface TableLayout {
  dense: boolean;
  hidden: readonly PlainColumn[];
  /** Chosen specifications by category; of what is not named, the telling ones. */
  specs: Readonly<Record<string, readonly string[]>>;
}

const key = "resultTable";
const first: TableLayout = { dense: false, hidden: [], specs: {} };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Reads what is stored; what it does not know counts as unset. */
export function layoutIn(text: string | null): TableLayout {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return first; // Written by something else.
  }
  if (typeof stored !== "object" || stored === null) return first;
  const { dense, hidden, specs } = stored as Record<string, unknown>;
  const byCategory = Object.entries(typeof specs === "object" && specs !== null ? specs : {});
  return {
    dense: dense === true,
    hidden: plainColumns.filter((name) => isTexts(hidden) && hidden.includes(name)),
    specs: Object.fromEntries(
      byCategory.filter((entry): entry is [string, string[]] => isTexts(entry[1])),
    ),
  };
}

function read(): TableLayout {
  try {
    return layoutIn(localStorage.getItem(key));
  } catch {
    return first; // Storage is switched off in this browser.
  }
}

let layout = read();
const listeners = new Set<() => void>();

/** Changes some of the layout, and remembers it. */
export function changeLayout(change: Partial<TableLayout>): void {
  layout = { ...layout, ...change };
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    return; // Storage is off or full: the layout lasts as long as the page.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLayout = (): TableLayout => useSyncExternalStore(subscribe, () => layout);
