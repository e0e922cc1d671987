import type { Damage, Grid, GridCell, MergedCells } from "../reader/grid.ts";
import { SheetError } from "../reader/sheet-error.ts";

/** A row of a list as people see it. */
export interface ListRow {
  rowNo: number;
  cells: string[];
  isHidden?: true;
  /** Columns whose cell a spreadsheet spoilt. */
  damage?: Record<number, Damage>;
  /** Columns whose text stands in a merged cell that begins above. */
  filled?: number[];
}

/** Rows that one sheet may have: ten times what a list holds, and its remarks. */
export const mostListRows = 10_000;
/** Cells of all its rows together: thirty in each. */
const mostCells = 300_000;

interface Reading {
  /**
   * Takes what is stored instead of what people see, and "=" for a formula, whose result must not
   * count.
   */
  asStored?: boolean;
  /** Called with the number of rows so far. */
  onRows?: (count: number) => void;
}

/** The rows of a sheet that have a cell, with merged cells filled down. Throws SheetError. */
export function listRows(grid: Grid, { asStored = false, onRows }: Reading = {}): ListRow[] {
  const rows: ListRow[] = [];
  let count = 0;
  for (const { rowNo, cells, isHidden } of grid.rows()) {
    if (cells.size === 0) continue;
    if (rows.length === mostListRows) throw new SheetError("TOO_MANY_ROWS", { most: mostListRows });
    count += cells.size;
    if (count > mostCells) throw new SheetError("TOO_LARGE");
    rows.push({ rowNo, ...inOrder(cells, asStored), ...(isHidden && { isHidden }) });
    if (rows.length % 500 === 0) onRows?.(rows.length);
  }
  for (const range of grid.merged()) fillDown(rows, range);
  return rows;
}

function inOrder(
  cells: ReadonlyMap<number, GridCell>,
  asStored: boolean,
): Pick<ListRow, "cells" | "damage"> {
  const texts: string[] = [];
  const damage: Record<number, Damage> = {};
  for (const [at, cell] of cells) {
    texts[at] = asStored ? storedText(cell) : shownText(cell);
    if (cell.damage) damage[at] = cell.damage;
  }
  return {
    cells: Array.from(texts, (text) => text ?? ""),
    ...(Object.keys(damage).length > 0 && { damage }),
  };
}

const shownText = ({ kind, shown }: GridCell) => (kind === "error" ? "" : shown.trim());
const storedText = ({ kind, text }: GridCell) => (kind === "formula" ? "=" : text.trim());

function fillDown(rows: readonly ListRow[], { rows: [top, end], columns }: MergedCells): void {
  if (top === end) return;
  const column = columns[0];
  const text = rows.find(({ rowNo }) => rowNo === top)?.cells[column] ?? "";
  if (text === "") return;
  for (const row of rows) {
    if (row.rowNo <= top || row.rowNo > end || row.cells[column]) continue;
    row.cells = Array.from({ length: Math.max(row.cells.length, column + 1) }, (_, at) =>
      at === column ? text : (row.cells[at] ?? ""),
    );
    row.filled = [...(row.filled ?? []), column];
  }
}
