import type { NewsCategoryEntity } from "@bupum/shared/reading/news-categories/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { queryAll } from "../../kernel/list.ts";
import type { Key, Write } from "../../kernel/table.ts";

// | access pattern          | pk              | sk    |
// |-------------------------|-----------------|-------|
// | every category of news  | news-categories | <nwc> |
// A handful, always wanted whole: one partition.

export const mostCategories = 50;

export const categoryKey = (id: Id<"nwc">): Key => ({ pk: "news-categories", sk: id });

/** Every category in its order. */
export async function listCategories(consistent = false): Promise<NewsCategoryEntity[]> {
  const list = { pk: "news-categories", newestFirst: false, consistent };
  // Only this resource writes rows under this key. One admin more may have added one at once.
  const rows = (await queryAll(list, 2 * mostCategories)) as unknown as NewsCategoryEntity[];
  return rows.toSorted((left, right) => left.order - right.order || (left.id < right.id ? -1 : 1));
}

/** One category. Throws NOT_FOUND. */
export async function findCategory(id: Id<"nwc">): Promise<NewsCategoryEntity> {
  const found = (await listCategories(true)).find((one) => one.id === id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

/** Changes how many news a category has. Refused if it is gone. */
export const countNews = (id: Id<"nwc">, by: number, refused: Problem): Write => ({
  change: categoryKey(id),
  add: { newsCount: by },
  guard: { exists: true, refused },
});
