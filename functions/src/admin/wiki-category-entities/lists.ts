import { Problem } from "@bupum/shared/kernel/problem";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import type {
  WikiCategoryEntity,
  wikiCategoryEntityRoutes,
} from "@bupum/shared/wiki-categories/admin-contract";
import { listWikiCategories } from "../../wiki-categories/items.ts";

type Entity = WikiCategoryEntity;
const sorts = {
  "order:asc": undefined,
  "createdAt:desc": (a: Entity, b: Entity) => (a.createdAt < b.createdAt ? 1 : -1),
  "createdAt:asc": (a: Entity, b: Entity) => (a.createdAt < b.createdAt ? -1 : 1),
  "wikiCount:desc": (a: Entity, b: Entity) => b.wikiCount - a.wikiCount,
} as const;

/** The tree is small and read whole, so a page is a slice of it and needs no cursor. */
export async function list(
  query: ParsedInput<(typeof wikiCategoryEntityRoutes)["list"]>["query"],
): Promise<Page<WikiCategoryEntity>> {
  const { sort = "order:asc", filter, searchKeyword = "", page, itemsPerPage, cursor } = query;
  if (cursor !== undefined) throw new Problem("CURSOR_INVALID");
  const key = normalize(searchKeyword);
  const wanted = (await listWikiCategories()).filter(
    ({ name, parentId }) =>
      (!filter?.parentId || parentId === filter.parentId) &&
      Object.values(name).some((one) => normalize(one).includes(key)),
  );
  const sorted = sorts[sort] ? wanted.toSorted(sorts[sort]) : wanted;
  const items = sorted.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return { items, page, itemsPerPage, total: wanted.length };
}
