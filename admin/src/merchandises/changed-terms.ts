import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { changeSchema } from "@bupum/ui/merchandises/merchandise-form";
import type * as z from "zod/mini";

type Change = z.output<typeof changeSchema>;

/** A price is meaningless without its currency: a change of one sends both. */
const price: readonly string[] = ["currency", "breaks"];

/**
 * Only the changed fields. A sent stock counts as checked today, and concurrent changes of other
 * fields must stay.
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
