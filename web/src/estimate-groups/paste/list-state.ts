import type { ListRole } from "@bupum/shared/sheets/product-lists/heads";
import type { Correction } from "./pasted-lines.ts";
import type { SheetOfFile } from "./sheet-button.tsx";

/** A text that was pasted, or a sheet of a file. */
export type Source = { text: string } | SheetOfFile;

/** What was handed in, and all that was changed of it by hand. */
export interface ListState {
  source: Source;
  /** The roles that were chosen for its columns; absent for those that were understood. */
  roles?: ListRole[];
  boards: number;
  corrections: Record<string, Correction>;
  /** Numbers of rows that are taken over by hand. */
  taken: readonly number[];
}

export interface ListHistory {
  past: readonly ListState[];
  now: ListState;
  future: readonly ListState[];
  /** The field that is being typed in: all that is typed there is one step. */
  typing?: string | undefined;
}

export type ListAct =
  | { do: "hand"; source: Source }
  | { do: "choose"; roles: ListRole[] }
  | { do: "build"; boards: number }
  | { do: "correct"; key: string; by: Correction }
  | { do: "take"; rowNos: readonly number[] }
  | { do: "pause" | "undo" | "redo" | "clear" };

/** Steps that can be undone, the last one first. */
const mostSteps = 200;

const fresh = (source: Source): ListState => ({ source, boards: 1, corrections: {}, taken: [] });
export const blankList: ListHistory = { past: [], now: fresh({ text: "" }), future: [] };

/** A further step; what is typed into one field without a pause adds to the last one. */
const step = (
  { past, now, typing }: ListHistory,
  next: Partial<ListState>,
  field?: string,
): ListHistory => ({
  past: field !== undefined && field === typing ? past : [...past, now].slice(-mostSteps),
  now: { ...now, ...next },
  future: [],
  typing: field,
});

/** What of a line is typed; undefined for a press, which is a step of its own. */
const fieldOf = (key: string, by: Correction): string | undefined => {
  const [field] = (["partNumber", "quantity"] as const).filter((one) => by[one] !== undefined);
  return field && `${field} ${key}`;
};

/** The list after an act; each can be undone, a change of the text or of the sheet as well. */
export function listAfter(history: ListHistory, act: ListAct): ListHistory {
  const { past, now, future } = history;
  switch (act.do) {
    case "hand": {
      const isTyped = "text" in act.source;
      return { ...step(history, {}, isTyped ? "text" : undefined), now: fresh(act.source) };
    }
    case "choose":
      return step(history, { roles: act.roles });
    case "build":
      return step(history, { boards: act.boards }, "boards");
    case "correct": {
      const { key, by } = act;
      const boards = by.quantity !== undefined && { boards: now.boards };
      const corrected = { ...now.corrections[key], ...by, ...boards };
      const corrections = { ...now.corrections, [key]: corrected };
      return step(history, { corrections }, fieldOf(key, by));
    }
    case "take":
      return step(history, { taken: [...now.taken, ...act.rowNos] });
    case "pause":
      return history.typing === undefined ? history : { ...history, typing: undefined };
    case "undo": {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future] };
    }
    case "redo": {
      const [after, ...later] = future;
      return after ? { past: [...past, now], now: after, future: later } : history;
    }
    case "clear":
      return blankList;
  }
}
