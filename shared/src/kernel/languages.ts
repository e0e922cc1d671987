import * as z from "zod/mini";
import { languages } from "./language-of.ts";

export { type InLanguages, type Language, languageOf, languages } from "./language-of.ts";

export const language = z.enum(languages);

/** A text in the three languages of the product. */
export const inLanguages = (most: number) =>
  z.object({
    ko: z.string().check(z.maxLength(most)),
    en: z.string().check(z.maxLength(most)),
    zh: z.string().check(z.maxLength(most)),
  });
