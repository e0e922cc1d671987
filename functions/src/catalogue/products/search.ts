import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { ProductRow, productRoutes } from "@bupum/shared/catalogue/products/contract";
import { browse } from "../../search/query/browse.ts";
import { resultPage } from "../../search/query/result-page.ts";
import type { Document } from "../../search/index/items.ts";
import { countMiss } from "../../search/misses.ts";
import * as items from "./items.ts";

type Query = ParsedInput<typeof productRoutes.search>["query"];
type Answer = Reply<typeof productRoutes.search>;

/** The index holds no shorter prefixes of numbers. */
const shortestIndexed = 3;

/** Parts without an offer come after equally good ones, within the same page. */
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
 * The fields of parts in lists, from their index documents, which are written with the parts' rows.
 * If a document has none, the row is read: its part was hidden, or the document is older.
 */
async function rowsOf(documents: readonly Document[]): Promise<ProductRow[]> {
  const asked = documents.flatMap(({ id, f }) => (f === undefined ? [id] : []));
  const rows = asked.length > 0 ? await items.findRows(asked) : [];
  const shown = new Map(
    rows.filter(({ state }) => state === "SHOWN").map((row) => [row.id as string, row]),
  );
  return documents.flatMap(({ id, p, f }): ProductRow[] => {
    if (f === undefined) return [shown.get(id) ?? []].flat();
    const row = JSON.parse(p) as Omit<ProductRow, "offerCount" | "inStock">;
    const offers = JSON.parse(f) as Pick<ProductRow, "offerCount" | "bestOffer" | "inStock">;
    return [{ ...row, ...offers }];
  });
}

/**
 * Parts by number, maker and words, best first; prices and stock are read now. Hidden parts are
 * left out; a new one is found once the index was updated.
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
  const isCounted = paging.cursor === undefined && paging.page === 1 && !manufactorId && !inStock;
  const onMiss = isCounted ? () => countMiss(keyword) : undefined;
  const found = await resultPage(
    { ...wanted, onMiss },
    paging,
    keyword === "" ? browse : undefined,
  );
  const fits = (row: ProductRow) => !inStock || row.inStock;
  const didYouMean = (await rowsOf(found.didYouMean)).filter(fits);
  const rankOf = new Map(found.ids.map((id, at) => [id, found.ranks[at]]));
  const rows = (await rowsOf(found.documents)).filter(fits);
  const page: Page<ProductRow> = {
    ...found.paging,
    items: offeredFirst(rows, ({ id }) => rankOf.get(id as string)),
  };
  return {
    ...page,
    ...(didYouMean.length > 0 && { didYouMean }),
    ...(found.nearKeywords.length > 0 && { nearKeywords: found.nearKeywords }),
    ...(found.readAs !== undefined && { readAs: found.readAs }),
    ...(found.leftOut.length > 0 && { leftOut: found.leftOut }),
  };
}
