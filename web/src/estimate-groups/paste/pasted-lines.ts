import type { MatchResult } from "@bupum/shared/catalogue/products/contract";
import type { ListLine } from "@bupum/shared/sheets/product-lists/lines";
import { quantityIn } from "@bupum/shared/sheets/product-lists/quantities";
import { type ListRow, listRows } from "@bupum/shared/sheets/product-lists/rows";
import { openPasted } from "@bupum/shared/sheets/reader/delimited";

/** The rows of a text that was copied from a sheet. */
export const rowsOfText = (text: string): ListRow[] => listRows(openPasted(text).grid(0));

/** What the reader has corrected of a line. */
export interface Correction {
  partNumber?: string;
  quantity?: string;
  /** Id of the part that is meant, or "text": as it was written. */
  choice?: string | undefined;
  /** The number that a spreadsheet may have spoilt is right. */
  isRight?: boolean;
  isDropped?: boolean;
}

/** A pasted line as it stands now, with what the catalogue knows of it. */
export interface SettledLine extends ListLine {
  key: string;
  matched: MatchResult | undefined;
  /** The part that it will be asked as; absent for what goes as it was written. */
  part: MatchResult["parts"][number] | undefined;
  isSettled: boolean;
}

export const keyOf = ({ rows }: ListLine): string => rows.join();

/** A line with the corrections and the match of its number. */
export function settled(
  { damage, ...line }: ListLine,
  matched: MatchResult | undefined,
  by: Correction,
): SettledLine {
  const typed = by.quantity === undefined ? undefined : quantityIn(by.quantity);
  const isBlank = by.quantity?.trim() === "";
  const quantity = by.quantity === undefined || !typed || isBlank ? by.quantity : typed.quantity;
  const isSpoilt = damage !== undefined && !by.isRight && by.partNumber === undefined;
  const sure = matched?.match === "EXACT" || matched?.match === "ALIAS";
  const choice = by.choice ?? (sure ? matched.parts[0]?.id : undefined);
  const part = matched?.parts.find(({ id }) => id === choice);
  const isKnown = part !== undefined || choice === "text" || matched?.match === "NONE";
  const now = { ...line, ...(quantity !== undefined && { quantity }) };
  return {
    ...now,
    ...(typed?.unit && { unit: typed.unit }),
    ...(isSpoilt && { damage }),
    key: keyOf(line),
    matched,
    part,
    isSettled: typeof now.quantity === "number" && isKnown && !isSpoilt && line.partNumber !== "",
  };
}
