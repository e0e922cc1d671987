/** Rows among which the heading is: a title, a date and an address may precede it. */
export const headReach = 20;

/** How a spreadsheet spoilt what a person typed: the digits or the text cannot be known any more. */
export type Damage = "SCIENTIFIC" | "DIGITS" | "DATE";

export interface GridCell {
  /** As stored. */
  text: string;
  /** As a person saw it: 0702462001 of a number with the format 0000000000. */
  shown: string;
  kind: "text" | "number" | "date" | "formula" | "error";
  /** Of a number: its display differs from the stored value, for example by leading zeros. */
  isDressed?: boolean;
  damage?: Damage;
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

/** A sheet that can be read repeatedly from its start, row by row. */
export interface Grid {
  rows: () => Generator<GridRow>;
  /** Known once all rows have been read. */
  merged: () => readonly MergedCells[];
}

/** A file as it was handed in: one sheet of text, or the sheets of a workbook. */
export interface Book {
  sheets: readonly { name: string; isHidden: boolean }[];
  grid: (at: number) => Grid;
}

/** A sheet with a filled cell further right is refused. */
export const mostColumns = 200;
/** Longer than any valid cell: a cut text is later refused as too long. */
export const mostCellCharacters = 1_100;
