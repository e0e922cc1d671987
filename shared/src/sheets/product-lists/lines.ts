import { mostPieces } from "../../kernel/money/quantities.ts";
import { normalize } from "../../kernel/text/normalized.ts";
import { partNumberKey } from "../../kernel/text/part-number-key.ts";
import type { Damage } from "../reader/grid.ts";
import { asideReason, type AsideReason, isPlaceholder } from "./aside.ts";
import type { Columns } from "./columns.ts";
import {
  numberAndQuantity,
  type Quantity,
  quantityIn,
  referencesIn,
  unitAsWritten,
} from "./quantities.ts";
import type { ListRow } from "./rows.ts";
import { View } from "./view.ts";

/** What was understood of a line in another way than it stands there. */
export type LineMark = "COUNTED" | "BLANK_QUANTITY" | "CODE";

/** One part of a list; rows that say the same part in the same unit are added up. */
export interface ListLine {
  /** Numbers of its rows in the sheet, from 1. */
  rows: number[];
  partNumber: string;
  manufactorName: string;
  /** As written where it is no quantity. */
  quantity: number | string;
  /** What the buyer wrote, such as 롤; absent for pieces. */
  unit?: string;
  productName?: string;
  /** What the buyer calls the part, where the list says that beside its number. */
  ownNumber?: string;
  /** The buyer's remark, and the code of a dealer. */
  memo?: string;
  /** How a spreadsheet spoilt the number. */
  damage?: Damage;
  marks: LineMark[];
}

/** A row that is not taken over, with its text and the reason. */
export interface AsideRow {
  rowNo: number;
  reason: AsideReason;
  text: string;
}

export interface ListReading {
  lines: ListLine[];
  aside: AsideRow[];
}

interface Taking {
  /** Devices that are built from the list: what one needs is multiplied. */
  boards?: number;
  /** Numbers of rows that are a line whatever they look like: their reader said so. */
  taken?: ReadonlySet<number>;
  most: number;
}
const nothingTaken: ReadonlySet<number> = new Set();

const longest = {
  partNumber: 80,
  ownNumber: 80,
  manufactorName: 80,
  productName: 200,
  unit: 20,
  memo: 500,
};
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const sameAsAbove = /^(?:〃|″|"|''|상동|위와 ?같음|ditto|同上)$/i;

/**
 * The lines of a list whose columns are known, and the rows beside them with their reason (D19-10).
 * A quantity that is none stays as it was written, to be corrected.
 */
export function linesOf(
  rows: readonly ListRow[],
  { headAt, heads, roles }: Pick<Columns, "headAt" | "heads" | "roles">,
  { boards = 1, taken = nothingTaken, most }: Taking,
): ListReading {
  const lines = new Map<string, ListLine>();
  const aside: AsideRow[] = [];
  const view = new View(heads, roles);
  let above: ListLine | undefined;
  for (const [at, row] of rows.entries()) {
    const text = oneLine(row.cells.filter(Boolean).join(" · ")).slice(0, 120);
    if (text === "") continue;
    if (at === headAt) continue;
    const isTaken = taken.has(row.rowNo);
    const reason = at < headAt ? "TITLE" : asideReason(row, view);
    if (reason && !isTaken) {
      aside.push({ rowNo: row.rowNo, reason, text });
      continue;
    }
    const line = lineOf(row, view, boards, above);
    if (line === "more") {
      above!.rows.push(row.rowNo);
      continue;
    }
    // What somebody took over stays a line of its own, so that the line it equals is not changed.
    const key = isTaken ? undefined : keyOf(line);
    const same = key === undefined ? undefined : lines.get(key);
    if (same) {
      same.rows.push(row.rowNo);
      same.quantity = Number(same.quantity) + Number(line.quantity);
    } else if (lines.size < most) lines.set(key ?? `row ${row.rowNo}`, line);
    else aside.push({ rowNo: row.rowNo, reason: "BEYOND", text });
    above = same ?? line;
  }
  return { lines: [...lines.values()], aside };
}

/** Two rows with this key are one line; undefined for a row that has to be corrected first. */
const keyOf = ({ partNumber, ownNumber = "", quantity, unit = "", ...line }: ListLine) =>
  typeof quantity === "number" && !line.damage
    ? [
        partNumberKey(partNumber),
        normalize(line.manufactorName),
        unit.toLowerCase(),
        partNumberKey(ownNumber),
      ].join(" ")
    : undefined;

function lineOf(
  row: ListRow,
  view: View,
  boards: number,
  above: ListLine | undefined,
): ListLine | "more" {
  const isCode = isPlaceholder(view.text(row, "partNumber"));
  const role = isCode ? "distributorCode" : "partNumber";
  const both = view.has("quantity") ? undefined : numberAndQuantity(view.text(row, role));
  const given = numberIn(both?.number ?? view.text(row, role));
  // A number in ditto marks is the number above.
  const { number, note } =
    above && sameAsAbove.test(given.number) ? { number: above.partNumber, note: "" } : given;
  const wanted = quantityFor(row, view, boards, both?.typed);
  // A part whose number reaches over several rows, of which the first has the quantity.
  if (above && view.isFilled(row, "partNumber") && wanted.marks.includes("BLANK_QUANTITY"))
    return "more";
  const maker = oneLine(view.text(row, "manufactorName"));
  const isAsAbove = above && sameAsAbove.test(maker);
  const name = oneLine(view.text(row, "productName")).slice(0, longest.productName);
  const productName = above && sameAsAbove.test(name) ? above.productName : name;
  const code = isCode ? "" : oneLine(view.text(row, "distributorCode"));
  const remarks = [
    note,
    isPlaceholder(view.text(row, "memo")) ? "" : oneLine(view.text(row, "memo")),
    isPlaceholder(code) ? "" : `${view.head("distributorCode")} ${code}`.trim(),
  ];
  const memo = remarks.filter(Boolean).join(" / ").slice(0, longest.memo);
  const damage = row.damage?.[view.roles.indexOf(role)];
  const own = oneLine(view.text(row, "ownNumber")).slice(0, longest.ownNumber);
  return {
    rows: [row.rowNo],
    partNumber: number.slice(0, longest.partNumber),
    manufactorName: isAsAbove
      ? above.manufactorName
      : isPlaceholder(maker)
        ? ""
        : maker.slice(0, longest.manufactorName),
    ...wanted,
    ...(productName && { productName }),
    ...(own && !isPlaceholder(own) && { ownNumber: own }),
    ...(memo && { memo }),
    ...(damage && { damage }),
    marks: [...wanted.marks, ...(isCode || view.isByCode ? (["CODE"] as const) : [])],
  };
}

/** A number without what was written behind it for people: PR12-4DN (센서 교체용). */
function numberIn(text: string): { number: string; note: string } {
  const plain = oneLine(text).replace(/^'(?=.)/, "");
  const found =
    /^(.*\S)\s*[(（]([^()（）]*[\p{Script=Hangul}\p{Script=Han}][^()（）]*)[)）]$/u.exec(plain);
  return found ? { number: found[1]!, note: found[2]!.trim() } : { number: plain, note: "" };
}

type Wanted = Pick<ListLine, "quantity" | "unit" | "marks">;

/** How many of what: the column of quantities, else the references that stand there. */
function quantityFor(row: ListRow, view: View, boards: number, beside = ""): Wanted {
  const typed = view.text(row, "quantity") || beside;
  const own = oneLine(view.text(row, "unit"));
  const references = referencesIn(typed) ?? (typed === "" ? referencesFor(row, view) : undefined);
  // A quantity that reaches over several rows belongs to none of them alone.
  const isShared = view.isFilled(row, "quantity") && !view.isFilled(row, "partNumber");
  const isBlank = typed === "" || view.isFilled(row, "quantity");
  const one: Quantity | undefined = references === undefined ? { quantity: 1 } : undefined;
  const found = isBlank ? one : quantityIn(typed);
  const quantity = isShared ? undefined : (found?.quantity ?? references);
  const unit = found?.unit ?? (isPlaceholder(own) ? undefined : unitAsWritten(own));
  const isDamaged = row.damage?.[view.roles.indexOf("quantity")] !== undefined;
  if (quantity === undefined || isDamaged || quantity * boards > mostPieces)
    return { quantity: isShared ? "" : typed, marks: [] };
  const isCounted = references !== undefined && (typed === "" || found === undefined);
  return {
    quantity: quantity * boards,
    ...(unit && { unit: unit.slice(0, longest.unit) }),
    marks: isCounted ? ["COUNTED"] : isBlank ? ["BLANK_QUANTITY"] : [],
  };
}

const referencesFor = (row: ListRow, view: View) =>
  view.has("references") ? referencesIn(view.text(row, "references")) : undefined;
