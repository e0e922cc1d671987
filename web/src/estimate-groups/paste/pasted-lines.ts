import { mostBomLines } from "@bupum/shared/deal/estimate-groups/contract";
import type { MatchResult } from "@bupum/shared/catalogue/products/contract";
import { normalize } from "@bupum/shared/kernel/text/normalized";
import { partNumberKey } from "@bupum/shared/kernel/text/part-number-key";

/** What a column of a pasted sheet holds; "none" is left alone. */
export const roles = ["partNumber", "manufactorName", "quantity", "none"] as const;
export type Role = (typeof roles)[number];

/** Rows copied from a sheet, without their heading. */
export interface Pasted {
  rows: { number: number; cells: string[] }[];
  /** What each column seems to hold. */
  roles: Role[];
  /** True where the column of the part number or of the quantity cannot be determined. */
  isUnclear: boolean;
}
/** One part of the sheet; rows that say the same part are added up. */
export interface PastedLine {
  /** Numbers of its rows in what was pasted, from 1. */
  rows: number[];
  partNumber: string;
  manufactorName: string;
  /** As written where it is no quantity. */
  quantity: number | string;
}

const mostQuantity = 9_999_999;
const longest = 80;
const headings: Record<Exclude<Role, "none">, RegExp> = {
  partNumber: /^(품번|형번|형명|모델|part ?(no|number)|p\/n|mpn|model|型号|料号)/i,
  manufactorName: /^(제조사|제조원|메이커|브랜드|maker|manufacturer|brand|制造商|品牌)/i,
  quantity: /^(수량|주문 ?수량|q'?ty|quantity|数量)/i,
};

/** "1,200 EA" and "２０" are numbers, a blank is one piece; undefined for anything else, and zero. */
export function quantityOf(text: string): number | undefined {
  const plain = text.normalize("NFKC").replace(/[,\s]/g, "");
  if (plain === "") return 1;
  const quantity = numberIn(plain);
  return quantity !== undefined && quantity >= 1 && quantity <= mostQuantity ? quantity : undefined;
}

/** A whole number with a unit behind it, whether or not one may order so many. */
function numberIn(text: string): number | undefined {
  const plain = text.normalize("NFKC").replace(/[,\s]/g, "");
  const digits = /^(\d+)(?:\.0+)?(?:ea|pcs?|set|개|대|본|个|件)?$/i.exec(plain)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const roleOfHeading = (cell: string): Role =>
  roles.find((role) => role !== "none" && headings[role].test(cell)) ?? "none";

export function readPasted(text: string): Pasted {
  const rows = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((row, index) => ({
      number: index + 1,
      cells: row.split("\t").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const named = rows[0]?.cells.map(roleOfHeading) ?? [];
  if (named.includes("partNumber")) return { rows: rows.slice(1), roles: named, isUnclear: false };
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map(({ cells }) => cells[at] ?? "").filter((cell) => cell !== ""),
  );
  return { rows, ...guessed(columns) };
}

/** Serial numbers of rows: 1, 2, 3. */
const isCounting = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, at) => numberIn(cell) === at + 1);
/** Most of them are: a cell that is none is to be corrected, not left out. */
const isNumeric = (cells: readonly string[]) =>
  cells.filter((cell) => numberIn(cell) !== undefined).length * 2 > cells.length;
/** Letters and digits, as most part numbers have. */
const looksLikeNumbers = (cells: readonly string[]) =>
  cells.length > 0 &&
  cells.filter((cell) => /\d/.test(cell) && /^[\x20-\x7e]+$/.test(cell)).length * 2 > cells.length;

/** The usual order is part number, maker, quantity; other orders are recognised by the cells. */
function guessed(columns: readonly string[][]): Pick<Pasted, "roles" | "isUnclear"> {
  const at = columns.map((_, index) => index);
  const counting = columns.length > 1 && isCounting(columns[0] ?? []) ? 0 : -1;
  const left = at.filter((one) => one !== counting && columns[one]!.length > 0);
  const numeric = left.filter((one) => one !== left[0] && isNumeric(columns[one]!));
  const texts = left.filter((one) => !numeric.includes(one));
  const alike = texts.filter((one) => looksLikeNumbers(columns[one]!));
  const part = alike.length === 1 ? alike[0] : texts.length < 3 ? texts[0] : undefined;
  const makers = texts.filter((one) => one !== part);
  const quantity = numeric.length === 1 ? numeric[0] : undefined;
  const maker = part !== undefined && makers.length === 1 ? makers[0] : undefined;
  return {
    roles: at.map((one): Role => {
      if (one === part) return "partNumber";
      if (one === quantity) return "quantity";
      return one === maker ? "manufactorName" : "none";
    }),
    isUnclear: columns.length > 0 && (part === undefined || numeric.length > 1),
  };
}

const cellOf = (cells: readonly string[], given: readonly Role[], role: Role) =>
  cells[given.indexOf(role)] ?? "";

/**
 * The lines of a sheet whose columns are known, up to as many as one list holds, and the numbers
 * of the rows beyond it. A quantity that is none stays as it was written, to be corrected.
 */
export function linesOfPasted({ rows }: Pasted, given: readonly Role[]) {
  const lines = new Map<string, PastedLine>();
  const left: number[] = [];
  for (const { number, cells } of rows) {
    const partNumber = cellOf(cells, given, "partNumber").slice(0, longest);
    const manufactorName = cellOf(cells, given, "manufactorName").slice(0, longest);
    const typed = cellOf(cells, given, "quantity");
    const quantity = quantityOf(typed);
    const key = `${partNumberKey(partNumber)} ${normalize(manufactorName)}`;
    const isPlain = quantity !== undefined && partNumber !== "";
    const same = isPlain ? lines.get(key) : undefined;
    if (same && quantity !== undefined) {
      same.rows.push(number);
      same.quantity = Number(same.quantity) + quantity;
    } else if (lines.size < mostBomLines)
      lines.set(isPlain ? key : `row ${number}`, {
        rows: [number],
        partNumber,
        manufactorName,
        quantity: quantity ?? typed,
      });
    else left.push(number);
  }
  return { lines: [...lines.values()], left };
}

/** What the reader has corrected of a line. */
export interface Correction {
  partNumber?: string;
  quantity?: string;
  /** Id of the part that is meant, or "text": as it was written. */
  choice?: string | undefined;
  isDropped?: boolean;
}

/** A pasted line as it stands now, with what the catalogue knows of it. */
export interface SettledLine extends PastedLine {
  key: string;
  matched: MatchResult | undefined;
  /** The part that it will be asked as; absent for what goes as it was written. */
  part: MatchResult["parts"][number] | undefined;
  isSettled: boolean;
}
