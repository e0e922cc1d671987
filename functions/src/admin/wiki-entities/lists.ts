import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { WikiEntityRow, wikiEntityRoutes } from "@bupum/shared/reading/wikis/admin-contract";
import { listAll, rowsOf, type StoredWiki } from "../../reading/wikis/items.ts";
import { searchWikis } from "../../reading/wikis/search.ts";
import { searchedBy } from "./rules.ts";

type Asked = ParsedInput<(typeof wikiEntityRoutes)["list"]>["query"];

/** Wikis in every state, or the published ones that contain all words. */
export async function list({
  sort,
  filter = {},
  searchKeyword,
  ...paging
}: Asked): Promise<Page<WikiEntityRow>> {
  const { items, ...page } = searchKeyword
    ? await searchWikis(searchKeyword, searchedBy(filter), paging)
    : await listAll(filter, sort !== "createdAt:asc", paging);
  return { ...page, items: await withVersions(items) };
}

async function withVersions(wikis: readonly StoredWiki[]): Promise<WikiEntityRow[]> {
  const rows = await rowsOf(wikis);
  return rows.map((row, at) => {
    const { version, deletedAt } = wikis[at]!;
    return { ...row, version, ...(deletedAt && { deletedAt }) };
  });
}
