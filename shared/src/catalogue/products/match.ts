/**
 * The match of one row of a pasted list. EXACT: the number of one part. ALIAS: another spelling or
 * a former number of one. AMBIGUOUS: several parts, or longer numbers. NONE: nothing.
 */
export const matches = ["EXACT", "ALIAS", "AMBIGUOUS", "NONE"] as const;
/** Why it is so: what the number has in common with the parts, or why the buyer must choose. */
export const matchReasons = [
  "OWN_NUMBER",
  "OWN_NUMBER_TWICE",
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
