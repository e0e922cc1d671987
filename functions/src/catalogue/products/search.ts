import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { ProductRow, productRoutes } from "@bupum/shared/catalogue/products/contract";
import type { Filters } from "../../search/catalogue/facets.ts";
import { resultPage, searchNow } from "../../search/snapshots/result-page.ts";
import type { Sort } from "../../search/catalogue/ranking.ts";
import { readCategories } from "../../reference/category-tags/items.ts";
import { countMiss } from "../../search/misses.ts";
import { askedFacets, toFacets } from "./facets.ts";
import * as items from "./items.ts";
import {
  specificationFilters,
  specificationNames,
  toSpecificationFacets,
} from "./specifications.ts";

type Query = ParsedInput<typeof productRoutes.search>["query"];
type Answer = Reply<typeof productRoutes.search>;

/** Shorter pieces of numbers are found within their maker only. */
const shortestIndexed = 3;

const some = (name: string, values: readonly string[] | undefined) =>
  values && values.length > 0 ? { [name]: values } : {};

function filtersOf(query: Query): Filters {
  const specifications = specificationFilters(query);
  const { manufactorId, manufactorIds, minPrice, maxPrice, maxLeadTimeDays } = query;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  return {
    choices: {
      ...some("manufactor", manufactorIds ?? (manufactorId && [manufactorId])),
      ...some("category", query.categoryTagIds),
      ...some("condition", query.conditions),
      ...some("region", query.regions),
      ...(query.inStock && { inStock: ["true"] }),
      ...specifications.choices,
    },
    ranges: {
      ...(isPriced && { price: { least: minPrice, most: maxPrice } }),
      ...(maxLeadTimeDays !== undefined && { leadTimeDays: { most: maxLeadTimeDays } }),
      ...specifications.ranges,
    },
  };
}

const sorts: Record<NonNullable<Query["sort"]>, Sort> = {
  "price:asc": { by: "price", descending: false },
  "price:desc": { by: "price", descending: true },
  "leadTimeDays:asc": { by: "leadTimeDays", descending: false },
  "createdAt:desc": { by: "newest", descending: true },
  "popularity:desc": { by: "popularity", descending: true },
};

/** The rows of some products as they are now, in the order of the ids; hidden ones are left out. */
async function rowsOf(ids: readonly string[]): Promise<ProductRow[]> {
  const rows = ids.length > 0 ? await items.findRows(ids) : [];
  return rows.filter(({ state }) => state === "SHOWN");
}

/**
 * Products by number, maker and words, best first; prices and stock are read now. Their rows are
 * what they are at this moment: one may contradict a filter for some seconds, and keeps its place.
 */
export async function search(query: Query): Promise<Answer> {
  const { page, itemsPerPage, cursor, facets = [] } = query;
  const paging = { page, itemsPerPage, ...(cursor !== undefined && { cursor }) };
  const keyword = (query.searchKeyword ?? "").trim();
  const filters = filtersOf(query);
  const named = specificationNames(query);
  const counted = askedFacets(facets);
  const isPlain = query.sort === undefined && facets.length + named.length === 0;
  if (isPlain && isList(query, keyword, filters)) return listed(query, keyword, filters, paging);
  const newest = keyword === "" ? sorts["createdAt:desc"] : undefined;
  const wanted = {
    collection: "products",
    keyword,
    filters,
    facets: { ...counted, choices: [...counted.choices, ...named] },
    sort: query.sort ? sorts[query.sort] : newest,
  } as const;
  const first = await resultPage(wanted, paging);
  // Words of categories are offered only where nothing is found: few searches read them.
  const found =
    first.isInVain && first.readAs === undefined
      ? await resultPage({ ...wanted, categories: await namesOfCategories() }, paging)
      : first;
  const { didYouMean, nearKeywords, readAs, leftOut } = found;
  const isCounted = found.isInVain && page === 1 && cursor === undefined && !hasAny(filters);
  const [rows, near] = await Promise.all([
    rowsOf(found.ids),
    rowsOf(didYouMean),
    isCounted && readAs === undefined && countMiss(keyword),
  ]);
  return {
    ...found.paging,
    items: rows,
    ...(facets.length > 0 && { facets: toFacets(found.facets, facets) }),
    ...(named.length > 0 && { specificationFacets: toSpecificationFacets(query, found.facets) }),
    ...(near.length > 0 && { didYouMean: near }),
    ...(nearKeywords.length > 0 && { nearKeywords }),
    ...(readAs !== undefined && { readAs }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

const namesOfCategories = async () => (await readCategories()).map(({ ko }) => ko);

const hasAny = ({ choices, ranges }: Filters): boolean =>
  Object.keys(choices).length + Object.keys(ranges).length > 0;

/** Whether the table has the list in its order: the newest, or a maker's by number. */
function isList({ manufactorId }: Query, keyword: string, { choices, ranges }: Filters): boolean {
  const others = Object.keys(choices).length + Object.keys(ranges).length - (manufactorId ? 1 : 0);
  if (others > 0) return false;
  const key = normalize(keyword);
  const isShort = key.length < shortestIndexed && /^[0-9a-z]+$/.test(key);
  return keyword === "" || (manufactorId !== undefined && isShort);
}

async function listed(
  { manufactorId }: Query,
  keyword: string,
  filters: Filters,
  paging: Parameters<typeof items.listNewest>[0],
): Promise<Answer> {
  const list = manufactorId
    ? items.pageOfProducts(items.ofMaker(manufactorId, normalize(keyword)), paging)
    : items.listNewest(paging);
  if (keyword !== "") return list;
  const all = searchNow({ collection: "products", keyword, filters, limit: 0 });
  const [page, { total }] = await Promise.all([list, all]);
  return { ...page, total };
}
