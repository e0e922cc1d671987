import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { instant } from "../../kernel/time.ts";
import { grades, relations, substituteSources } from "./rules.ts";

/** How another part is related to one, and how far it holds (D37-1, D37-2). */
export const kinship = z.object({
  relation: z.enum(relations),
  /** Absent where nobody said it. */
  grade: z.optional(z.enum(grades)),
  source: z.optional(z.enum(substituteSources)),
  saidAt: z.optional(instant),
});
export type Kinship = z.output<typeof kinship>;

/** What an admin says of a pair of parts. */
export const saidKinship = z.strictObject({
  id: id("prd"),
  relation: z.enum(relations),
  grade: z.optional(z.enum(grades)),
  source: z.optional(z.enum(["MAKER", "ADMIN"])),
});
export type SaidKinship = z.output<typeof saidKinship>;

/** A specification that is not the same with the substitute (D37-3). */
export const difference = z.object({ name: inLanguages(80), from: z.string(), to: z.string() });
