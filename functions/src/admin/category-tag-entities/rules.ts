import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { StoredTag } from "../../category-tags/items.ts";

export const deepest = 3;

export const childrenOf = (tags: readonly StoredTag[], parentId: string | undefined) =>
  tags.filter((tag) => tag.parentId === parentId);

/** The ancestors of a category, from its parent up. Throws a fault if the id is unknown. */
export function above(tags: readonly StoredTag[], parentId: Id<"cat"> | undefined): StoredTag[] {
  const found: StoredTag[] = [];
  for (let id = parentId; id !== undefined; id = found.at(-1)!.parentId) {
    const parent = tags.find((tag) => tag.id === id);
    if (!parent) throw faultAt("body.parentId", "CATEGORY_TAG_UNKNOWN");
    found.push(parent);
  }
  return found;
}

/** The number of levels below a category, itself included. */
export const levelsOf = (tags: readonly StoredTag[], id: string): number =>
  1 + Math.max(0, ...childrenOf(tags, id).map((child) => levelsOf(tags, child.id)));
