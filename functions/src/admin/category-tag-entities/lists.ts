import type {
  CategoryTagEntity,
  categoryTagEntityRoutes,
} from "@bupum/shared/reference/category-tags/admin-contract";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { listTags, type StoredTag } from "../../reference/category-tags/items.ts";
import { pageOfTree, treeAges } from "../../kernel/rows/tree.ts";

const sorts = {
  "order:asc": undefined,
  ...treeAges,
  "productCount:desc": (a: StoredTag, b: StoredTag) => b.productCount - a.productCount,
} as const;

export async function list(
  query: ParsedInput<(typeof categoryTagEntityRoutes)["list"]>["query"],
): Promise<Page<CategoryTagEntity>> {
  return pageOfTree(await listTags(), query, sorts[query.sort ?? "order:asc"]);
}
