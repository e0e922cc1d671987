import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type {
  RegisterAction,
  RowErrorCode,
  RowNote,
  RowOutcome,
} from "@bupum/shared/sheets/register-request-histories/codes";
import {
  lastSheetRow,
  type RegisterColumn,
} from "@bupum/shared/sheets/register-request-histories/columns";
import { rowMessage } from "@bupum/shared/sheets/register-request-histories/row-message";
import type { RegisterWords } from "@bupum/shared/sheets/register-request-histories/words/types";
import { everyRow, type ListOf, pageOf, query } from "../../kernel/list.ts";
import { type Guard, type Item, type Key, readMany, type Write } from "../../kernel/table.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import type {
  Cells,
  RegisterMerchandiseHistory,
  Snapshot,
  KnownMaker,
} from "@bupum/shared/sheets/register-request-histories/contract";

// | access pattern                 | index | pk                                   | sk         |
// |--------------------------------|-------|--------------------------------------|------------|
// | rows of a request, in order    |       | register-request#<rrh>               | row#<no>   |
// | those that come to one outcome | gsi1  | register-request#<rrh>#<outcome>     | row#<no>   |

/** A fault of a row, without its sentence. */
export interface RowFault {
  code: RowErrorCode;
  column?: RegisterColumn;
  params?: Record<string, string | number>;
}

/** A row as stored. `faults` is what reading the file has found, `errors` all that is wrong. */
export interface RowItem extends Key {
  requestId: Id<"rrh">;
  rowNo: number;
  action: RegisterAction;
  sellerId: Id<"sel">;
  cells: Cells;
  rowHash: string;
  faults: RowFault[];
  /** The earlier row with exactly the same content. */
  repeats?: number;
  /** Of a result that was sent back: it was not refused there. */
  wasDone?: true;
  /** A row of totals. */
  isSum?: true;
  /** Taken out by its seller. */
  isLeftOut?: boolean;
  /** The listing that the row was made from, and the one that the last check found (D8-17). */
  basis?: string;
  present?: string;
  /** Other makers with a part of this number (D8-19). */
  sameNumber?: KnownMaker[];
  outcome?: RowOutcome;
  result?: "OK" | "ERROR" | "SKIPPED";
  note?: RowNote;
  errors?: RowFault[];
  productId?: Id<"prd">;
  merchandiseId?: Id<"mch">;
  before?: Snapshot;
  after?: Snapshot;
  isManual: boolean;
  createdAt: Instant;
  processedAt?: Instant;
  /** The content with which it succeeded: it is never applied again. */
  doneHash?: string;
}

const partition = (requestId: string) => `register-request#${requestId}`;
/** As many digits as the last row of a sheet has, so that text order is row order. */
const digitsOf = (rowNo: number) => String(rowNo).padStart(7, "0");
const skOf = (rowNo: number) => `row#${digitsOf(rowNo)}`;
export const rowKey = (requestId: string, rowNo: number): Key => ({
  pk: partition(requestId),
  sk: skOf(rowNo),
});

// Rows are written by this file alone, in this shape.
const toRow = (item: Item): RowItem => item as unknown as RowItem;

/** Rows by outcome, before any is read. */
export const noOutcomes: Readonly<Record<RowOutcome, number>> = {
  ADD: 0,
  UPDATE: 0,
  REMOVE: 0,
  SKIP: 0,
  ERROR: 0,
};

/** The next rows behind `after`, in the order of the sheet, strongly consistent. */
export async function rowsAfter(
  requestId: Id<"rrh">,
  after: number,
  limit: number,
): Promise<{ rows: RowItem[]; more: boolean }> {
  const { items, more } = await query(
    {
      pk: partition(requestId),
      between: [skOf(after + 1), skOf(lastSheetRow)],
      newestFirst: false,
      consistent: true,
    },
    limit,
  );
  return { rows: items.map(toRow), more };
}

/** Every row of a request in the order of the sheet, strongly consistent. */
export async function* everyRowOf(requestId: Id<"rrh">): AsyncGenerator<RowItem> {
  for await (const item of everyRow(listOf(requestId, undefined), 500)) yield toRow(item);
}

/** Rows by number, in the order asked for, at most 100. */
export const readRows = async (
  requestId: Id<"rrh">,
  rowNos: readonly number[],
): Promise<(RowItem | undefined)[]> =>
  (await readMany(rowNos.map((rowNo) => rowKey(requestId, rowNo)))).map(
    (item) => item && toRow(item),
  );

/** Thrown where a row went on sale meanwhile. */
export const alreadyDone = new Problem("BUSY");
/** A row that succeeded is never applied again (D8-7). */
const notDone = (row: RowItem): Guard => ({
  equals: { rowHash: row.rowHash },
  lacks: ["doneHash"],
  refused: alreadyDone,
});

/** A row as it was read or typed. */
export const addRow = (row: Omit<RowItem, "pk" | "sk">): Write => ({
  put: { ...rowKey(row.requestId, row.rowNo), ...row },
  guard: { lacks: ["doneHash"], refused: alreadyDone },
});

/** A row that was mended: its content has another hash, and nothing of it was applied. */
export const mendRow = (row: RowItem, set: Partial<RowItem>): Write => ({
  change: rowKey(row.requestId, row.rowNo),
  ...exactly(set),
  guard: notDone(row),
});

export interface RowForecast {
  outcome: RowOutcome;
  note?: RowNote;
  errors: RowFault[];
  productId?: Id<"prd">;
  merchandiseId?: Id<"mch">;
  before?: Snapshot;
  after?: Snapshot;
  /** The listing as it is, where the row was made from an earlier one (D8-17). */
  present?: string;
}
/** What a check finds beside the forecast. */
export type RowStand = Pick<RowItem, "basis" | "present" | "sameNumber">;

const shown = (row: RowItem, foreseen: RowForecast) => ({
  outcome: foreseen.outcome,
  note: foreseen.note,
  errors: foreseen.errors,
  productId: foreseen.productId,
  merchandiseId: foreseen.merchandiseId,
  before: foreseen.before,
  after: foreseen.after,
  gsi1pk: `${partition(row.requestId)}#${foreseen.outcome}`,
  gsi1sk: skOf(row.rowNo),
});

/** The dry run's result for a row. */
export function saveForecast(row: RowItem, foreseen: RowForecast, stand: RowStand): Write {
  const { basis, present, sameNumber } = stand;
  const set = {
    ...shown(row, foreseen),
    basis,
    present,
    sameNumber,
    result: undefined,
    processedAt: undefined,
  };
  return { change: rowKey(row.requestId, row.rowNo), ...exactly(set), guard: notDone(row) };
}

/** The outcome of a row; written in the transaction of its changes. */
export function saveResult(row: RowItem, became: RowForecast, at: Instant): Write {
  const result =
    became.outcome === "ERROR" ? "ERROR" : became.outcome === "SKIP" ? "SKIPPED" : "OK";
  const set = {
    ...shown(row, became),
    result,
    processedAt: at,
    ...(became.present && { present: became.present }),
    ...(result === "OK" && { doneHash: row.rowHash }),
  };
  return { change: rowKey(row.requestId, row.rowNo), ...exactly(set), guard: notDone(row) };
}

const listOf = (requestId: Id<"rrh">, outcome: RowOutcome | undefined): ListOf =>
  outcome
    ? { index: "gsi1", pk: `${partition(requestId)}#${outcome}`, newestFirst: false }
    : { pk: partition(requestId), skPrefix: "row#", newestFirst: false, consistent: true };

/** One page of the rows of a request, with their faults in words. */
export const listRows = (
  requestId: Id<"rrh">,
  outcome: RowOutcome | undefined,
  paging: PageQuery,
  words: RegisterWords,
): Promise<Page<RegisterMerchandiseHistory>> =>
  pageOf(listOf(requestId, outcome), paging, (item) => toHistory(toRow(item), words));

export function toHistory(row: RowItem, words: RegisterWords): RegisterMerchandiseHistory {
  const errors = row.errors ?? row.faults;
  return {
    ...row,
    id: `${row.requestId}#${digitsOf(row.rowNo)}`,
    registerRequestHistoryId: row.requestId,
    ...(errors[0] && { errorCode: errors[0].code }),
    errors: errors.map(({ code, column, params }) => ({
      code,
      ...(column && { column }),
      message: rowMessage({ code, column, params }, words),
    })),
  };
}
