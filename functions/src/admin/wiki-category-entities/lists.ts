import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type {
  WikiCategoryEntity,
  wikiCategoryEntityRoutes,
} from "@bupum/shared/reading/wiki-categories/admin-contract";
import { pageOfTree, treeAges } from "../../kernel/rows/tree.ts";
import { listWikiCategories } from "../../reading/wiki-categories/items.ts";

const sorts = {
  "order:asc": undefined,
  ...treeAges,
  "wikiCount:desc": (a: WikiCategoryEntity, b: WikiCategoryEntity) => b.wikiCount - a.wikiCount,
} as const;

export async function list(
  query: ParsedInput<(typeof wikiCategoryEntityRoutes)["list"]>["query"],
): Promise<Page<WikiCategoryEntity>> {
  return pageOfTree(await listWikiCategories(), query, sorts[query.sort ?? "order:asc"]);
}
