import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { WikiCategoryEntity } from "@bupum/shared/reading/wiki-categories/admin-contract";
import { inTreeOrder } from "@bupum/shared/kernel/tree";
import { queryAll } from "../../kernel/list.ts";
import type { Guard, Item, Key, Write } from "../../kernel/table.ts";

// Without a guard: goes with a guarded write of the same transaction.
// | access pattern           | pk                      | sk    |
// |--------------------------|-------------------------|-------|
// | every category of wikis  | wiki-categories         | <wct> |
// | those that were deleted  | wiki-categories#deleted | <wct> |
// The tree is small and is always wanted whole, so it is one partition.

const pk = "wiki-categories";
const mostCategories = 1_000;

export const wikiCategoryKey = (id: string): Key => ({ pk, sk: id });
export const wikiCategoryRow = (category: WikiCategoryEntity): Item => ({
  ...wikiCategoryKey(category.id),
  entityType: "wiki-category",
  ...category,
});

/** Every category, parents before their children, siblings in their order. */
export async function listWikiCategories(consistent = false): Promise<WikiCategoryEntity[]> {
  const rows = await queryAll({ pk, newestFirst: false, consistent }, mostCategories);
  // Only `wikiCategoryRow` makes rows under this key.
  return inTreeOrder(rows as unknown as WikiCategoryEntity[]);
}

/** One category. Throws NOT_FOUND. */
export async function findWikiCategory(id: Id<"wct">): Promise<WikiCategoryEntity> {
  const found = (await listWikiCategories(true)).find((one) => one.id === id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

/** Moves a category out of the tree; its row stays for references. */
export const dropWikiCategory = (
  category: WikiCategoryEntity,
  at: Instant,
  guard: Guard,
): Write[] => {
  const { id, version } = category;
  const gone = { ...category, version: version + 1, updatedAt: at, deletedAt: at };
  return [{ drop: wikiCategoryKey(id), guard }, { put: { ...gone, pk: `${pk}#deleted`, sk: id } }];
};
