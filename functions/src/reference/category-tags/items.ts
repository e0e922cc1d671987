import type { CategoryTagEntity } from "@bupum/shared/reference/category-tags/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { inTreeOrder } from "@bupum/shared/kernel/tree";
import { queryAll } from "../../kernel/list.ts";
import type { Guard, Item, Key, Write } from "../../kernel/table.ts";

// Without a guard: goes with a guarded write of the same transaction.
// | access pattern                       | index | pk                          | sk    |
// |--------------------------------------|-------|-----------------------------|-------|
// | every category                       |       | category-tags               | <cat> |
// | those that were deleted              |       | category-tags#deleted       | <cat> |
// | parts of a category (products/items) |       | category-tag#<cat>#products | ..    |
// The tree is small and is always wanted whole, so it is one partition.

const pk = "category-tags";

/** A category as stored. */
export interface StoredTag extends CategoryTagEntity, Key {
  /** Parts in any state that have the category; `productCount` counts the shown ones. */
  memberCount: number;
}

export const tagKey = (id: string): Key => ({ pk, sk: id });
export const tagRow = (tag: CategoryTagEntity & { memberCount: number }): Item => ({
  ...tagKey(tag.id),
  entityType: "category-tag",
  ...tag,
});

const mostTags = 1_000;

/** Every category, parents before their children, siblings in their order. */
export async function listTags(consistent = false): Promise<StoredTag[]> {
  const rows = await queryAll({ pk, newestFirst: false, consistent }, mostTags);
  return inTreeOrder(rows as unknown as StoredTag[]);
}

/** Every category with a count that includes all levels below. */
export async function countedTags(): Promise<StoredTag[]> {
  const tags = await listTags();
  // The deepest come last, so parents are summed up last.
  const counts = new Map(tags.map(({ id, productCount }) => [id, productCount]));
  for (const { id, parentId } of tags.toReversed())
    if (parentId) counts.set(parentId, (counts.get(parentId) ?? 0) + counts.get(id)!);
  return tags.map((tag) => ({ ...tag, productCount: counts.get(tag.id)! }));
}

/** Moves a category out of the tree; its row stays for references. */
export const dropTag = (tag: StoredTag, at: Instant, guard: Guard): Write[] => [
  { drop: tagKey(tag.id), guard },
  { put: { ...tag, pk: `${pk}#deleted`, version: tag.version + 1, updatedAt: at, deletedAt: at } },
];

/** Changes the number of parts that have a category. Refused if it is gone. */
export const countMember = (id: Id<"cat">, by: number, byShown: number): Write => ({
  change: tagKey(id),
  add: { memberCount: by, productCount: byShown },
  guard: { exists: true, refused: faultAt("body.categoryTagIds", "CATEGORY_TAG_UNKNOWN") },
});

/** Categories that have parts, read from the table. */
export async function readCategories(): Promise<(StoredTag["name"] & { parts: number })[]> {
  return (await listTags()).flatMap(({ name, productCount }) =>
    productCount > 0 ? [{ ...name, parts: productCount }] : [],
  );
}
