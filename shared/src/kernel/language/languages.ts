import * as z from "zod/mini";
import { rule } from "../rule.ts";
import { languages } from "./language-of.ts";
import { oneLine } from "../text/text.ts";

export { type InLanguages, type Language, languageOf, languages } from "./language-of.ts";

export const language = z.enum(languages);

/** A text in the three languages of the product. */
export const inLanguages = (most: number) =>
  z.object({
    ko: z.string().check(z.maxLength(most)),
    en: z.string().check(z.maxLength(most)),
    zh: z.string().check(z.maxLength(most)),
  });

/**
 * A name as somebody enters it: at least one of the three languages, which also fills the empty
 * ones.
 */
export const nameInLanguages = (most: number) =>
  z.pipe(
    z
      .strictObject({
        ko: z.optional(oneLine(0, most)),
        en: z.optional(oneLine(0, most)),
        zh: z.optional(oneLine(0, most)),
      })
      .check(rule(({ ko, en, zh }) => Boolean(ko || en || zh), { error: "required" })),
    z.transform(filledIn),
  );

/** Fills missing languages from the first of Korean, English and Chinese that is there. */
function filledIn(given: Partial<Record<(typeof languages)[number], string | undefined>>) {
  const any = given.ko || given.en || given.zh || "";
  return { ko: given.ko || any, en: given.en || any, zh: given.zh || any };
}
