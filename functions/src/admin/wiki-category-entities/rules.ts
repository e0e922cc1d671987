import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { WikiCategoryEntity } from "@bupum/shared/reading/wiki-categories/admin-contract";
import { deepestWikiCategory } from "@bupum/shared/reading/wiki-categories/rules";
import { ancestorsOf } from "@bupum/shared/kernel/tree";

/**
 * The ancestors below which a category with so many levels fits (D9-2). Throws a fault if it does
 * not fit, or if it would be below itself.
 */
export function mustFit(
  categories: readonly WikiCategoryEntity[],
  parentId: Id<"wct"> | undefined,
  { levels, id }: { levels: number; id?: Id<"wct"> },
): WikiCategoryEntity[] {
  const unknown = faultAt("body.parentId", "CATEGORY_TAG_UNKNOWN");
  const above = ancestorsOf(categories, parentId, unknown);
  if (above.length + levels > deepestWikiCategory || above.some((one) => one.id === id))
    throw faultAt("body.parentId", "WIKI_CATEGORY_PARENT");
  return above;
}
