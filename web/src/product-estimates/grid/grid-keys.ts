import { type KeyboardEvent, useRef, useState } from "react";

interface Place {
  row: number;
  column: number;
}
const steps: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
};
const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);

/** The cell that a key moves to; undefined for other keys. */
function after({ key, ctrlKey }: KeyboardEvent, from: Place, rows: number, columns: number) {
  const step = steps[key];
  if (step)
    return {
      row: within(from.row + step.row, rows),
      column: within(from.column + step.column, columns),
    };
  if (key === "Home") return { row: ctrlKey ? 0 : from.row, column: 0 };
  if (key === "End") return { row: ctrlKey ? rows - 1 : from.row, column: columns - 1 };
  return undefined;
}

const stopOf = (cell: HTMLElement | undefined) =>
  cell?.matches("[data-stop]") ? cell : cell?.querySelector<HTMLElement>("[data-stop]");

/** The attribute of the element in a cell that gets the focus. */
export type Stop = ReturnType<ReturnType<typeof useGridKeys>["stop"]>;

/**
 * One Tab leads into a table, and keys walk over its cells. `first` is where Tab leads to before
 * anybody has walked.
 */
export function useGridKeys(first: Place, size: { rows: number; columns: number }) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(first);
  const isThere = at.row < size.rows && at.column < size.columns;
  const { row: heldRow, column: heldColumn } = isThere ? at : first;
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    // What else lies in a cell, such as the button that copies a number, keeps its own keys.
    const cell =
      event.target instanceof HTMLElement && event.target.matches("[data-stop]")
        ? event.target.closest<HTMLTableCellElement>("td, th")
        : null;
    const row = cell?.closest("tr");
    if (!table.current || !cell || !row) return;
    const rows = [...table.current.rows];
    const from = { row: rows.indexOf(row), column: cell.cellIndex };
    const next = after(event, from, rows.length, row.cells.length);
    if (!next) return;
    event.preventDefault();
    stopOf(rows[next.row]?.cells[next.column])?.focus();
  };
  return {
    table,
    onKeyDown,
    stop: (row: number, column: number) => ({
      "data-stop": true,
      tabIndex: row === heldRow && column === heldColumn ? 0 : -1,
      onFocus: () => setAt({ row, column }),
    }),
  };
}
