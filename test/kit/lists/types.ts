import type { TestCell } from "../workbook.ts";

/** A part number, maker and quantity; then what the buyer wrote as its unit, and its damage. */
export type RightLine = readonly [
  partNumber: string,
  manufactorName: string,
  quantity: number | string,
  unit?: string,
  damage?: string,
];

/** A small sheet with the traits of those that people have, and its right reading. */
export interface ListCase {
  name: string;
  sheet:
    | {
        text: string;
        /** How the text was saved; copied cells if absent. */
        as?: "utf-8" | "utf-8-bom" | "utf-16" | "cp949" | "gb18030" | "shift_jis" | "windows-1252";
      }
    | {
        rows: readonly (readonly TestCell[])[];
        merged?: readonly string[];
        hidden?: readonly number[];
        /** Formats of numbers that cells use by their place: style 1 is the first. */
        formats?: readonly string[];
      };
  lines: readonly RightLine[];
  /** Rows that are not taken over. */
  aside?: readonly (readonly [rowNo: number, reason: string])[];
  /** The columns have to be asked for. */
  isUnclear?: true;
}
