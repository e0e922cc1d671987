import * as z from "zod/mini";

/**
 * A rule over a value whose parts have all parsed. `z.refine` alone also meets parts of the right
 * type that are malformed, such as the day "2026-13-45", and a rule that counts with one throws.
 */
export const rule = <T>(
  holds: (value: NoInfer<T>) => boolean,
  params: { error?: string; path?: PropertyKey[] } = {},
): z.core.$ZodCheck<T> =>
  z.refine<T>(holds, { ...params, when: ({ issues }) => issues.length === 0 });
