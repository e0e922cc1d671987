/** A cell with its text as stored, before it is interpreted. */
export interface GridCell {
  text: string;
  kind: "text" | "number" | "date" | "formula" | "error";
  /** Of a number: its display differs from the stored value, for example by leading zeros. */
  isDressed?: boolean;
}

export interface GridRow {
  /** As the spreadsheet counts, from 1. */
  rowNo: number;
  cells: ReadonlyMap<number, GridCell>;
  isHidden: boolean;
}

/** Merged cells, both ends included; columns and rows as in `GridRow`. */
export interface MergedCells {
  rows: readonly [number, number];
  columns: readonly [number, number];
}

/** A file that can be read repeatedly from its start, row by row. */
export interface Grid {
  rows: () => AsyncGenerator<GridRow>;
  /** Known once all rows have been read. */
  merged: () => readonly MergedCells[];
}

/** Columns further right are ignored. */
export const mostColumns = 200;
