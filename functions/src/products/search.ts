import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { ProductRow, productRoutes } from "@bupum/shared/products/contract";
import { browse } from "../search/query/browse.ts";
import { resultPage } from "../search/query/result-page.ts";
import { countMiss } from "../search/misses.ts";
import * as items from "./items.ts";

type Query = ParsedInput<typeof productRoutes.search>["query"];
type Answer = Reply<typeof productRoutes.search>;

/** The index holds no shorter beginnings of numbers than this. */
const shortestIndexed = 3;

/** Parts without an offer go behind those that are equally near, within what the page holds. */
function offeredFirst<Row extends ProductRow>(
  rows: readonly Row[],
  rankOf: (row: Row) => string | undefined,
): Row[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && rankOf(last[0]!) === rankOf(row)) last.push(row);
    else runs.push([row]);
  }
  const isOffered = ({ offerCount }: Row) => offerCount > 0;
  return runs.flatMap((run) => [
    ...run.filter((row) => isOffered(row)),
    ...run.filter((row) => !isOffered(row)),
  ]);
}

/**
 * Parts by number, maker and words, best first. The index says which; what is shown of them is
 * read from the parts' own rows, so that prices and stock are those of this moment.
 */
export async function search(query: Query): Promise<Answer> {
  const { manufactorId, searchKeyword = "", inStock = false, ...paging } = query;
  const keyword = searchKeyword.trim();
  const key = normalize(keyword);
  if (keyword === "" && !inStock)
    return manufactorId
      ? items.pageOfProducts(items.ofMaker(manufactorId, ""), paging)
      : items.listNewest(paging);
  const isShort = key.length < shortestIndexed && /^[0-9a-z]+$/.test(key);
  if (manufactorId && isShort && !inStock)
    return items.pageOfProducts(items.ofMaker(manufactorId, key), paging);
  const owners = manufactorId ? [manufactorId] : [];
  const wanted = { entity: "pr", keyword, owners, flags: inStock ? ["inStock"] : [] } as const;
  const found = await resultPage(wanted, paging, keyword === "" ? browse : undefined);
  const rows = await items.findRows([...new Set([...found.ids, ...found.didYouMean])]);
  // The index hears of what was hidden or merged some moments later.
  const fits = (row: items.StoredRow) =>
    row.state === "SHOWN" &&
    (!manufactorId || row.manufactorId === manufactorId) &&
    (!inStock || row.inStock);
  const byId = new Map(rows.filter(fits).map((row) => [row.id as string, row]));
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const isMiss = found.ids.length === 0 && paging.cursor === undefined && paging.page === 1;
  if (isMiss && owners.length === 0 && !inStock) await countMiss(keyword);
  const didYouMean = rowsOf(found.didYouMean);
  const rankOf = new Map(found.ids.map((id, at) => [id, found.ranks[at]]));
  const page: Page<ProductRow> = {
    ...found.paging,
    items: offeredFirst(rowsOf(found.ids), ({ id }) => rankOf.get(id)),
  };
  return {
    ...page,
    ...(didYouMean.length > 0 && { didYouMean }),
    ...(found.readAs !== undefined && { readAs: found.readAs }),
  };
}
