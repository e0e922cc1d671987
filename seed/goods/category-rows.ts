import { tagRow } from "@bupum/functions/reference/category-tags/items";
import type { Item } from "@bupum/functions/kernel/table";
import type { Id } from "@bupum/shared/kernel/ids";
import { catalogue } from "../catalogue/catalogue.ts";
import { categories } from "./categories.ts";
import { openedAt, seedId } from "../ids.ts";

export const categoryTagIdOf = (key: string): Id<"cat"> => seedId("cat", key);

/** The tree of categories, with the parts of the demo market that each holds. */
export function categoryRows(): Item[] {
  const held = Map.groupBy(catalogue, ({ category }) => category as string);
  const places = new Map<string | undefined, number>();
  return categories.map(({ key, parent, name }) => {
    const order = places.get(parent) ?? 0;
    places.set(parent, order + 1);
    const count = held.get(key)?.length ?? 0;
    return tagRow({
      id: categoryTagIdOf(key),
      ...(parent && { parentId: categoryTagIdOf(parent) }),
      name,
      key,
      order,
      productCount: count,
      memberCount: count,
      version: 1,
      createdAt: openedAt,
      updatedAt: openedAt,
    });
  });
}
