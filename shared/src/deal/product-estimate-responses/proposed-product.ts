import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { instant } from "../../kernel/time.ts";

/**
 * A part of the catalogue proposed for a line in words (D6-20). Its names are copies of that
 * moment.
 */
export const proposedProduct = z.object({
  productId: id("prd"),
  partNumber: z.string(),
  manufactorName: inLanguages(80),
  by: z.enum(["SELLER", "ADMIN"]),
  at: instant,
});

/** The proposed part, once the buyer has confirmed it. */
export const confirmedProduct = z.pick(proposedProduct, {
  productId: true,
  partNumber: true,
  manufactorName: true,
});
