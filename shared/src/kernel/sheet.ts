import { type Instant, seoulDay, toInstant } from "./time.ts";

/** The value of a cell; absent for an empty one. */
export type SheetValue = string | number | undefined;

export interface SheetColumn {
  head: string;
  /** Characters wide. */
  width?: number;
  /** Its cells stay numbers, for readers who calculate; every other column is text. */
  isNumber?: boolean;
}

/** The most rows of one exported sheet. */
export const mostSheetRows = 50_000;
export const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Excel's limit of a sheet's name. */
const longestName = 31;

/** Excel refuses a workbook with a longer text, and XML does not allow such a character. */
const longestCell = 32_767;
// oxlint-disable-next-line no-control-regex -- these are what a cell must not hold
const unwritable = /[\0-\b\v\f\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * A text that is safe in a cell: a text that a spreadsheet would run as a formula gets an
 * apostrophe in front, because a cell of ours may be copied into a CSV, which has no text cells
 * (OWASP, CSV Injection).
 */
export function cellText(given: string): string {
  const text = given.replaceAll(unwritable, "").toWellFormed();
  return (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).slice(0, longestCell).toWellFormed();
}

/** Rows as a writer of workbooks takes them. */
export async function* sheetCells(
  rows: AsyncIterable<readonly SheetValue[]>,
): AsyncGenerator<(string | number | null)[]> {
  for await (const row of rows)
    yield row.map((value) => (typeof value === "string" ? cellText(value) : (value ?? null)));
}

/**
 * The one sheet of a workbook: text columns, so that codes keep their zeros, below a fixed head.
 */
export const sheetOptions = (name: string, columns: readonly SheetColumn[]) => ({
  name: name.replace(/[[\]:*?/\\]/g, " ").slice(0, longestName),
  columns: columns.map(({ head, width = 18, isNumber = false }) => ({
    header: head,
    width,
    ...(!isNumber && { numFmt: "@" }),
  })),
  freezePane: { rows: 1 },
});

/** Name of a file that was made that day in Seoul: "회원_2026-11-21.xlsx". */
export const datedName = (name: string, at: Instant = toInstant(new Date())): string =>
  `${name}_${seoulDay(at)}.xlsx`;

/** A timestamp in a sheet, in Seoul's time: "2026-11-21 18:05". */
export const seoulClock = (at: Instant): string =>
  new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
