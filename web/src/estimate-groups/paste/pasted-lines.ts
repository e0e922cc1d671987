import type { MatchResult } from "@bupum/shared/catalogue/products/contract";
import { sureProduct } from "@bupum/shared/catalogue/products/rules";
import type { LineMark, ListLine } from "@bupum/shared/sheets/product-lists/lines";
import { quantityIn } from "@bupum/shared/sheets/product-lists/quantities";
import { type ListRow, listRows } from "@bupum/shared/sheets/product-lists/rows";
import { openPasted } from "@bupum/shared/sheets/reader/delimited";

/** The rows of a text that was copied from a sheet. */
export const rowsOfText = (text: string): ListRow[] => listRows(openPasted(text).grid(0));

/** What the reader has corrected of a line. */
export interface Correction {
  partNumber?: string;
  quantity?: string;
  /** Devices to build when the quantity was typed. */
  boards?: number;
  /** The maker of a part that was taken instead of another one. */
  manufactorName?: string | undefined;
  /** Id of the part that is meant, or "text": as it was written. */
  choice?: string | undefined;
  /** The number that a spreadsheet may have spoilt is right. */
  isRight?: boolean;
  isDropped?: boolean;
}

/** A pasted line as it stands now, with what the catalogue knows of it. */
export interface SettledLine extends ListLine {
  key: string;
  /** As it stands in its field. */
  shownQuantity: string;
  matched: MatchResult | undefined;
  /** The part that it will be asked as; absent for what goes as it was written. */
  part: MatchResult["parts"][number] | undefined;
  isSettled: boolean;
  isDropped: boolean;
  /** What the line is made of. */
  of: LineSources;
}

export interface LineSources {
  line: ListLine;
  matched: MatchResult | undefined;
  by: Correction;
}

/** Whether nothing of a line has changed, so that its row need not be drawn again. */
export const isSameLine = (one: SettledLine, other: SettledLine): boolean =>
  one.of.line === other.of.line &&
  one.of.matched === other.of.matched &&
  one.of.by === other.of.by &&
  one.shownQuantity === other.shownQuantity;

export const keyOf = ({ rows }: ListLine): string => rows.join();

/** Marks of a quantity that was concluded; a typed one is not. */
const ofQuantity: ReadonlySet<LineMark> = new Set(["COUNTED", "BLANK_QUANTITY"]);

/** A line with the corrections and the match of its number. */
export function settled(of: LineSources, boards: number): SettledLine {
  const { matched, by } = of;
  const { damage, ...line } = of.line;
  const isTyped = by.quantity !== undefined;
  const partNumber = by.partNumber?.trim() ?? line.partNumber;
  const isSpoilt = damage !== undefined && !by.isRight && by.partNumber === undefined;
  const choice = by.choice ?? sureProduct(matched)?.id;
  const part = matched?.parts.find(({ id }) => id === choice);
  const isKnown = part !== undefined || choice === "text" || matched?.match === "NONE";
  const { manufactorName = line.manufactorName } = by;
  const now = {
    ...line,
    ...(isTyped && typedQuantity(by, boards)),
    partNumber,
    ...(manufactorName && { manufactorName }),
  };
  const isAsTyped = isTyped && by.boards === boards;
  return {
    ...now,
    ...(isSpoilt && { damage }),
    marks: isTyped ? line.marks.filter((mark) => !ofQuantity.has(mark)) : line.marks,
    key: keyOf(line),
    shownQuantity: isAsTyped ? by.quantity! : String(now.quantity),
    matched,
    part,
    isSettled: typeof now.quantity === "number" && isKnown && !isSpoilt && partNumber !== "",
    isDropped: by.isDropped ?? false,
    of,
  };
}

/** A typed quantity; where the devices to build have changed since, it changes with them. */
function typedQuantity(
  { quantity: text = "", boards: before = 1 }: Correction,
  boards: number,
): Pick<SettledLine, "quantity" | "unit"> {
  const typed = text.trim() === "" ? undefined : quantityIn(text);
  if (!typed) return { quantity: text };
  const quantity = (typed.quantity * boards) / before;
  // A share of a piece is no quantity: it stays to be corrected.
  return {
    quantity: Number.isInteger(quantity) ? quantity : String(quantity),
    ...(typed.unit && { unit: typed.unit }),
  };
}
