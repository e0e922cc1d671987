import * as z from "zod/mini";
import { oneLine } from "../../kernel/text/text.ts";

/**
 * The match of one row of a pasted list. EXACT: the number of one part. ALIAS: another spelling or
 * a former number of one. AMBIGUOUS: several parts, or longer numbers. NONE: nothing.
 */
export const matches = ["EXACT", "ALIAS", "AMBIGUOUS", "NONE"] as const;
/** Why it is so: what the number has in common with the parts, or why the buyer must choose. */
export const matchReasons = [
  "OWN_NUMBER",
  "OWN_NUMBER_TWICE",
  "OWN_NUMBER_ELSE",
  "SAME_NUMBER",
  "OTHER_NUMBER",
  "OTHER_POINT",
  "OTHER_MAKER",
  "SEVERAL_PARTS",
  "LONGER_NUMBERS",
  "NO_SUCH_NUMBER",
] as const;
/** As many as one request may hold (D19-8). */
export const mostMatched = 50;

/** Rows of a list whose parts are asked for. */
export const askedRows = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        partNumber: oneLine(1, 80),
        manufactorName: z.optional(oneLine(1, 80)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostMatched)),
});
