import type { Merchandise } from "@bupum/shared/merchandises/contract";
import type { changeSchema } from "@bupum/ui/listing/listing-form";
import type * as z from "zod/mini";

type Change = z.output<typeof changeSchema>;

/**
 * What was typed anew. A stock that is sent counts as checked today, and what others wrote beside
 * it shall stay.
 */
export function changedTerms(listing: Merchandise, body: Change): Change {
  const before: Record<string, unknown> = { sellerSku: "", memo: "", ...listing };
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
}
