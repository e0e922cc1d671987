import * as z from "zod/mini";
import { inLanguages } from "../../kernel/language/languages.ts";
import { rule } from "../../kernel/rule.ts";

// How a search says several values of one filter, and what it is narrowed by of specifications.

/** What a search counts on request (S2-9). */
export const facetNames = [
  "manufactor",
  "category",
  "condition",
  "region",
  "inStock",
  "life",
  "price",
  "leadTimeDays",
] as const;

const mostValues = 20;
const split = (text: string) => text.split(",");
/** Values separated by commas: any of them. */
export function anyOf<Value extends z.core.$ZodType<unknown, string>>(value: Value) {
  const values = z.array(value).check(z.maxLength(mostValues));
  return z.pipe(
    z.string().check(
      z.maxLength(mostValues * 31),
      rule<string>((text) => z.safeParse(values, split(text)).success),
    ),
    z.pipe(z.transform(split), values),
  );
}
export const specificationId = z
  .string()
  .check(rule<string>((text) => /^[a-z0-9-]{2,60}$/.test(text)));

/**
 * Filters by at most ten typed specifications, separated by semicolons: `poles=3`, any of several
 * values `contacts=2c|4c`, numbers within a range `rated-current=10..40`. A value with one of these
 * signs cannot be asked for.
 */
export const specificationFilter = z.string().check(
  z.maxLength(600),
  rule<string>((text) => /^([a-z0-9-]{2,60}=[^;=]*(;(?!$)|$)){1,10}$/.test(text)),
);

/** The most specifications that a search chooses by itself (S8-10). */
export const mostTelling = 12;

/** One value of a facet; makers and categories with their names. */
export const facetValue = z.object({
  value: z.string(),
  name: z.optional(inLanguages(80)),
  count: z.int(),
});

/** Counts of one specification's values. */
export const specificationFacet = z.object({
  spec: z.string(),
  name: inLanguages(120),
  /** Of its numbers; empty for what is counted or chosen from a list. */
  unit: z.string(),
  values: z.array(z.object({ value: z.string(), name: inLanguages(120), count: z.int() })),
});
