import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";

/** Suggestions while typing, best first. */
export const suggestions = z.object({
  parts: z.array(z.object({ id: id("prd"), partNumber: z.string(), manufactorName: z.string() })),
  manufactors: z.array(z.object({ id: id("mkr"), name: inLanguages(80) })),
  /** Names of categories, in the script that was typed. */
  terms: z.array(z.string()),
});
export type Suggestions = z.output<typeof suggestions>;
