import * as z from "zod/mini";

/** What an accepted order took from the seller's listing (D6-9, D6-29). */
export const stockFields = {
  /** In the unit of the listing's part. */
  stockTaken: z.optional(z.int()),
  /** How many of those one ordered unit holds, where it is more than one. */
  stockPerUnit: z.optional(z.int()),
  /** Their unit, where nothing was taken because nothing says how many one ordered unit holds. */
  stockKeptIn: z.optional(z.string()),
};
