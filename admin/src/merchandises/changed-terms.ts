import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { changeSchema } from "@bupum/ui/merchandises/merchandise-form";
import type * as z from "zod/mini";

type Change = z.output<typeof changeSchema>;

/** A price means nothing without its currency: whoever types one of them states both. */
const price: readonly string[] = ["currency", "breaks"];

/**
 * What was typed anew. A stock that is sent counts as checked today, and what others wrote beside
 * it shall stay.
 */
export function changedTerms(listing: Merchandise, body: Change): Change {
  const before: Record<string, unknown> = { sellerSku: "", memo: "", ...listing };
  const given = Object.entries(body);
  const changed = new Set(
    given.flatMap(([name, value]) =>
      JSON.stringify(value) === JSON.stringify(before[name]) ? [] : [name],
    ),
  );
  const isPriced = price.some((name) => changed.has(name));
  return Object.fromEntries(
    given.filter(([name]) => changed.has(name) || (isPriced && price.includes(name))),
  );
}
