import type { Id } from "@bupum/shared/kernel/ids";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import {
  type LastTerms,
  lastTermsOf,
} from "@bupum/shared/deal/product-estimate-responses/last-terms";
import { type Key, read, type Write } from "../../kernel/table.ts";

// Without a guard: the last answer holds; goes with the guarded lines of its quotes.
// | access pattern                     | index | pk           | sk         |
// |------------------------------------|-------|--------------|------------|
// | with which terms a seller answered |       | seller#<sel> | last-terms |
const lastTermsKey = (id: Id<"sel">): Key => ({ pk: `seller#${id}`, sk: "last-terms" });

/** The terms of a seller's last answer (D3-32); undefined before the first one. */
export async function readLastTerms(id: Id<"sel">): Promise<LastTerms | undefined> {
  // `keepLastTerms` alone writes the row, in this shape.
  const row = (await read(lastTermsKey(id))) as unknown as { terms: LastTerms } | undefined;
  return row?.terms;
}

/** Keeps the terms of a quote for its seller's next answer. */
export const keepLastTerms = (sellerId: Id<"sel">, quote: Quote): Write => ({
  put: { ...lastTermsKey(sellerId), terms: lastTermsOf(quote) },
});
