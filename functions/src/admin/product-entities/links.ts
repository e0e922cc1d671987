import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { inverseOf } from "@bupum/shared/products/rules";
import type { Write } from "../../kernel/table.ts";
import * as products from "../../products/items.ts";

type Links = products.StoredProduct["alternates"];

const relationIn = (links: Links, other: Id<"prd">) =>
  links.find((link) => link.id === other)?.relation;

/** Writes the other half of each relation of a part that came, changed or went. */
export async function linkOthers(
  id: Id<"prd">,
  before: Links,
  after: Links,
  at: Instant,
): Promise<Write[]> {
  const touched = [...new Set([...before, ...after].map((link) => link.id))].filter(
    (other) => relationIn(before, other) !== relationIn(after, other),
  );
  const others = await products.findMany(touched);
  return touched.flatMap((other, index): Write[] => {
    const part = others[index];
    const relation = relationIn(after, other);
    if (relation && (other === id || !part || part.state === "MERGED"))
      throw faultAt(
        `body.alternates.${after.findIndex((link) => link.id === other)}.id`,
        "PRODUCT_UNKNOWN",
      );
    if (!part) return [];
    const rest = part.alternates.filter((link) => link.id !== id);
    return [
      {
        change: products.productKey(other),
        set: {
          alternates: relation ? [...rest, { id, relation: inverseOf(relation) }] : rest,
          version: part.version + 1,
          updatedAt: at,
        },
        guard: { equals: { version: part.version }, refused: new Problem("VERSION_CONFLICT") },
      },
    ];
  });
}
