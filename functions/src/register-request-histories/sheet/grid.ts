/** A cell as its file says it, before anybody asks what it means. */
export interface GridCell {
  text: string;
  kind: "text" | "number" | "date" | "formula" | "error";
  /** Of a number: it is shown otherwise than it is stored, such as with zeros in front. */
  isDressed?: boolean;
}

export interface GridRow {
  /** As the spreadsheet counts, from 1. */
  rowNo: number;
  cells: ReadonlyMap<number, GridCell>;
  isHidden: boolean;
}

/** Cells that were made one, both ends included; columns and rows as in `GridRow`. */
export interface MergedCells {
  rows: readonly [number, number];
  columns: readonly [number, number];
}

/** A file that can be read from its start again and again, row by row. */
export interface Grid {
  rows: () => AsyncGenerator<GridRow>;
  /** Known once all rows have been read. */
  merged: () => readonly MergedCells[];
}

/** Columns further right are not ours. */
export const mostColumns = 200;
