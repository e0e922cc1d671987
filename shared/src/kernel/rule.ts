import * as z from "zod/mini";

/**
 * A rule for a value whose parts have all been parsed. `z.refine` alone is also called with
 * malformed parts of the right type, such as the day "2026-13-45", and a rule that calculates
 * throws on them.
 */
export const rule = <T>(
  holds: (value: NoInfer<T>) => boolean,
  params: { error?: string; path?: PropertyKey[] } = {},
): z.core.$ZodCheck<T> =>
  z.refine<T>(holds, { ...params, when: ({ issues }) => issues.length === 0 });

interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}
/** The first of two days is not after the last. */
export const inOrder = <Query extends Days>() =>
  rule<Query>(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
    error: "DATE_RANGE",
    path: ["endDate"],
  });
