import { writtenDay } from "@bupum/shared/kernel/calendar/written-day";
import { countIn, daysIn, priceIn } from "@bupum/shared/kernel/text/figures";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import {
  type AnswerSheetColumn,
  answerSheetColumns,
  answerSheetWords,
  filledColumns,
} from "@bupum/shared/deal/answer-sheets/answer-sheet";
import {
  type RejectReason,
  rejectReasons,
} from "@bupum/shared/deal/product-estimate-responses/contract";
import {
  conditionFrom,
  currencyFrom,
  payerFrom,
} from "@bupum/shared/sheets/register-request-histories/terms";
import type { ListRow } from "@bupum/shared/sheets/product-lists/rows";

/** What keeps a row from being sent, whatever its line looks like now. */
export type RowFault = "key" | "doubled" | "formula" | "both" | "reason" | "detail";

/** A row as it was typed: a quote without its checks, a refusal, or nothing. */
export interface TypedRow {
  /** As the spreadsheet counts it. */
  rowNo: number;
  id: LineId;
  estimateId: Id<"est">;
  version: number;
  partNumber: string;
  quote?: Record<string, unknown>;
  refusal?: { reason: RejectReason; detail?: string };
}
export interface FaultyRow {
  rowNo: number;
  fault: RowFault;
  partNumber: string;
}
export interface AnswerSheetRows {
  rows: TypedRow[];
  faults: FaultyRow[];
  /** Rows without a price and without a reason. */
  emptyCount: number;
}

/** A sheet without our head is not ours. */
export class NotAnAnswerSheet extends Error {}

const keyPattern = /^((est_[0-9A-HJKMNP-TV-Z]{26})#l\d{2})@(\d{1,9})$/;
const languages = Object.values(answerSheetWords);

const columnByHead = new Map(
  answerSheetColumns.flatMap((column) =>
    languages.map(({ heads }) => [normalize(heads[column]), column] as const),
  ),
);

const reasonFrom = (text: string): RejectReason | undefined =>
  rejectReasons.find((reason) =>
    [reason, ...languages.map(({ reasons }) => reasons[reason])].some(
      (word) => normalize(word) === normalize(text),
    ),
  );

/** 12.300000000000001 and 1E3, as spreadsheets store numbers; what a person typed stays. */
function storedNumber(text: string): string {
  const isMachineMade = /^\d+(\.\d+)?E[+-]?\d+$/i.test(text) || /^\d+\.\d{10,}$/.test(text);
  // Digits that a person typed are never rounded: too many of them are a fault.
  return isMachineMade ? String(Number(Number(text).toFixed(5))) : text;
}
/** A price without its currency's sign, if that is the currency of the answer (D8-14). */
function priceFrom(text: string, currency: string | undefined): string {
  const stored = storedNumber(text);
  const found = priceIn(stored);
  const of = currencyFrom(currency ?? "");
  const isClear =
    !found?.currency ||
    found.currency === (of ?? "KRW") ||
    (found.currency === "YEN_OR_YUAN" && of === "CNY");
  return found && isClear ? found.price : stored;
}
const countFrom = (text: string): number | string => countIn(storedNumber(text)) ?? text;
const daysFrom = (text: string): number | string => daysIn(storedNumber(text)) ?? text;

/** Excel's days are counted from here (ECMA-376 18.17.4.1). */
const firstDay = Date.UTC(1899, 11, 30);
/** 2026-12-01, 2026.12.1, 2026/12/01, or Excel's number of a day. */
function dayFrom(text: string): string {
  if (/^[3-9]\d{4}$/.test(text))
    return new Date(firstDay + Number(text) * 86_400_000).toISOString().slice(0, 10);
  return writtenDay(text) ?? text;
}

type Typed = Partial<Record<AnswerSheetColumn, string>>;
const readers: Partial<Record<AnswerSheetColumn, (text: string, row: Typed) => unknown>> = {
  unitPrice: (text, { currency }) => priceFrom(text, currency),
  currency: (text) => currencyFrom(text) ?? text,
  moq: countFrom,
  orderMultiple: countFrom,
  leadTimeDays: daysFrom,
  condition: (text) => conditionFrom(text) ?? text,
  shippingFeePayer: (text) => payerFrom(text) ?? text,
  validUntil: dayFrom,
  memo: (text) => text,
};

/** Rows of a filled-in sheet; columns are known by their heads, in any order and language. */
export function readAnswerSheet(
  sheet: readonly Pick<ListRow, "rowNo" | "cells">[],
): AnswerSheetRows {
  const headAt = sheet.slice(0, 10).findIndex(({ cells }) => {
    const found = cells.map((cell) => columnByHead.get(normalize(cell)));
    return found.includes("key") && found.includes("unitPrice");
  });
  if (headAt === -1) throw new NotAnAnswerSheet();
  const columns = sheet[headAt]!.cells.map((cell) => columnByHead.get(normalize(cell)));
  const read: AnswerSheetRows = { rows: [], faults: [], emptyCount: 0 };
  const seen = new Set<string>();
  for (const { rowNo, cells } of sheet.slice(headAt + 1)) {
    if (cells.every((cell) => cell === "")) continue;
    const typed: Typed = {};
    for (const [at, column] of columns.entries()) if (column) typed[column] = cells[at] ?? "";
    const result = readRow(rowNo, typed, seen);
    if (!result) read.emptyCount += 1;
    else if ("fault" in result) read.faults.push(result);
    else read.rows.push(result);
  }
  return read;
}

function readRow(rowNo: number, typed: Typed, seen: Set<string>): TypedRow | FaultyRow | undefined {
  // A part number that begins like a formula was written with an apostrophe.
  const partNumber = (typed.partNumber ?? "").replace(/^'/, "");
  const faulty = (fault: RowFault): FaultyRow => ({ rowNo, fault, partNumber });
  if ([...filledColumns, "key" as const].some((column) => typed[column]?.startsWith("=")))
    return faulty("formula");
  const key = keyPattern.exec(typed.key ?? "");
  if (!typed.unitPrice && !typed.rejectReason) return key ? undefined : faulty("key");
  if (!key) return faulty("key");
  const [, id, estimateId, version] = key;
  if (seen.has(id!)) return faulty("doubled");
  seen.add(id!);
  if (typed.unitPrice && typed.rejectReason) return faulty("both");
  const row: TypedRow = {
    rowNo,
    partNumber,
    version: Number(version),
    // The pattern above is that of both ids.
    id: id as LineId,
    estimateId: estimateId as Id<"est">,
  };
  if (typed.rejectReason) {
    const reason = reasonFrom(typed.rejectReason);
    const detail = typed.rejectDetail || undefined;
    if (!reason) return faulty("reason");
    if (reason === "OTHER" && (detail ?? "").length < 5) return faulty("detail");
    return { ...row, refusal: { reason, ...(detail && { detail }) } };
  }
  const terms = Object.entries(readers).flatMap(([column, read]) => {
    const text = typed[column as AnswerSheetColumn];
    return text ? [[column, read(text, typed)] as const] : [];
  });
  return { ...row, quote: Object.fromEntries(terms) };
}
