import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import { ancestorsOf } from "@bupum/shared/kernel/tree";
import type { StoredTag } from "../../reference/category-tags/items.ts";

export const deepest = 3;

/** The ancestors of a category, from its parent up. Throws a fault if the id is unknown. */
export const above = (tags: readonly StoredTag[], parentId: Id<"cat"> | undefined): StoredTag[] =>
  ancestorsOf(tags, parentId, faultAt("body.parentId", "CATEGORY_TAG_UNKNOWN"));
