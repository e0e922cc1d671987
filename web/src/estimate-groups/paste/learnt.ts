import type { SaidNumber } from "@bupum/shared/accounts/own-numbers/contract";
import { ownNumberKey } from "@bupum/shared/accounts/own-numbers/rules";
import type { SettledLine } from "./pasted-lines.ts";

/**
 * What the buyer calls the part of a line: what its sheet says so, else the number that stood there
 * for a part with another one. A number that a spreadsheet spoilt is none, and the number for which
 * another maker's part was taken instead means that part no more than before (D37-6).
 */
export function ownNumberOf({ part, of: { line, by, matched } }: SettledLine): string | undefined {
  if (!part || by.manufactorName !== undefined) return undefined;
  if (line.ownNumber !== undefined) return line.ownNumber;
  const isSaid = by.choice !== undefined || by.partNumber !== undefined;
  const isKnown = matched?.reason === "OWN_NUMBER";
  if (line.damage || !(isSaid || isKnown)) return undefined;
  const key = ownNumberKey(line.partNumber);
  return key === "" || key === ownNumberKey(part.partNumber) ? undefined : line.partNumber;
}

/** Whether the sheet says what the buyer calls the part. */
export const saysOwn = ({ of: { line } }: SettledLine): boolean => line.ownNumber !== undefined;

/** The own numbers that a list says, or that its reader has said the part of (D31-2). */
export function learnt(lines: readonly SettledLine[]): SaidNumber[] {
  const said = lines.flatMap((line): SaidNumber[] => {
    const { matched, by } = line.of;
    const isKnown = matched?.reason === "OWN_NUMBER" && !by.choice && !by.partNumber;
    const number = isKnown ? undefined : ownNumberOf(line);
    return line.part && number !== undefined ? [{ number, productId: line.part.id }] : [];
  });
  return [...new Map(said.map((one) => [`${one.number}\t${one.productId}`, one])).values()];
}
