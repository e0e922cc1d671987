import type {
  CategoryTagEntity,
  categoryTagEntityRoutes,
} from "@bupum/shared/category-tags/admin-contract";
import type { Page } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import { listTags, type StoredTag } from "../../category-tags/items.ts";

const sorts = {
  "order:asc": undefined,
  "createdAt:desc": (a: StoredTag, b: StoredTag) => (a.createdAt < b.createdAt ? 1 : -1),
  "createdAt:asc": (a: StoredTag, b: StoredTag) => (a.createdAt < b.createdAt ? -1 : 1),
  "productCount:desc": (a: StoredTag, b: StoredTag) => b.productCount - a.productCount,
} as const;

/** The tree is small and read whole, so a page is a slice of it and needs no cursor. */
export async function list(
  query: ParsedInput<(typeof categoryTagEntityRoutes)["list"]>["query"],
): Promise<Page<CategoryTagEntity>> {
  const { sort = "order:asc", filter, searchKeyword = "", page, itemsPerPage, cursor } = query;
  if (cursor !== undefined) throw new Problem("CURSOR_INVALID");
  const key = normalize(searchKeyword);
  const wanted = (await listTags()).filter(
    ({ name, parentId }) =>
      (!filter?.parentId || parentId === filter.parentId) &&
      Object.values(name).some((one) => normalize(one).includes(key)),
  );
  const sorted = sorts[sort] ? wanted.toSorted(sorts[sort]) : wanted;
  const items = sorted.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return { items, page, itemsPerPage, total: wanted.length };
}
