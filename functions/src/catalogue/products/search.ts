import type { Id } from "@bupum/shared/kernel/ids";
import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { ProductRow, productRoutes } from "@bupum/shared/catalogue/products/contract";
import { overStates } from "@bupum/shared/catalogue/products/lives";
import type { Facets, Filters, WantedFacets } from "../../search/catalogue/facets.ts";
import { resultPage, type ResultPage, searchNow } from "../../search/snapshots/result-page.ts";
import type { Sort } from "../../search/catalogue/ranking.ts";
import { readCategories } from "../../reference/category-tags/items.ts";
import { countMiss } from "../../search/misses.ts";
import { askedFacets, toFacets } from "./facets.ts";
import * as items from "./items.ts";
import { knownCategories } from "../../reference/category-tags/known.ts";
import { withLower } from "./shown-names.ts";
import {
  column,
  filteredSpecifications,
  specificationFilters,
  specificationName,
  specificationsOf,
  toSpecificationFacets,
} from "./specifications.ts";
import { tellingSpecifications } from "./telling.ts";

type Query = ParsedInput<typeof productRoutes.search>["query"];
type Answer = Reply<typeof productRoutes.search>;

/** Shorter pieces of numbers are found within their maker only. */
const shortestIndexed = 3;

const some = (name: string, values: readonly string[] | undefined) =>
  values && values.length > 0 ? { [name]: values } : {};

async function filtersOf(query: Query): Promise<Filters> {
  const specifications = specificationFilters(query);
  const { manufactorId, manufactorIds, minPrice, maxPrice, maxLeadTimeDays } = query;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  return {
    choices: {
      ...some("manufactor", manufactorIds ?? (manufactorId && [manufactorId])),
      ...some("category", query.categoryTagIds && (await withLower(query.categoryTagIds))),
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
    ...(query.withoutDiscontinued && { without: { life: overStates } }),
  };
}

const sorts: Record<NonNullable<Query["sort"]>, Sort> = {
  "price:asc": { by: "price", descending: false },
  "price:desc": { by: "price", descending: true },
  "leadTimeDays:asc": { by: "leadTimeDays", descending: false },
  "createdAt:desc": { by: "newest", descending: true },
  "popularity:desc": { by: "popularity", descending: true },
  "partNumber:asc": { by: "partNumber", descending: false },
  "partNumber:desc": { by: "partNumber", descending: true },
};

/** The rows of some products as they are now, in the order of the ids; hidden ones are left out. */
async function rowsOf(ids: readonly string[]): Promise<ProductRow[]> {
  const rows = ids.length > 0 ? await items.findRows(ids) : [];
  return rows.filter(({ state }) => state === "SHOWN");
}

interface Wider {
  facets: Facets;
  total: number;
}

/**
 * What the keyword and the categories find without any other filter: whose values are counted as 0
 * where the others leave nothing of them, and what the telling specifications are chosen from, so
 * that these stay while a buyer narrows (S2-12, S8-10).
 */
async function widerOf(query: Query, keyword: string, filters: Filters): Promise<Wider> {
  const counted = askedFacets(query.facets ?? []);
  const { category } = filters.choices;
  return searchNow({
    collection: "products",
    keyword,
    filters: { choices: category ? { category } : {}, ranges: {} },
    facets: { ...counted, choices: [...counted.choices, column, "category"] },
    limit: 0,
  });
}

/** The key of the category that most of what is found has, or the one that was asked for. */
async function categoryKeyOf({ categoryTagIds }: Query, { facets, total }: Wider) {
  const [first] = facets.choices["category"] ?? [];
  const isOne = first && first.count > total / 2;
  const id = categoryTagIds?.length === 1 ? categoryTagIds[0] : isOne ? first.value : undefined;
  return id && (await knownCategories()).find((one) => one.id === id)?.key;
}

async function countedSpecifications(query: Query, wider: Wider | undefined): Promise<string[]> {
  const { specificationFacets: named = [], tellingSpecifications: most } = query;
  if (!wider || most === undefined) return named;
  const categoryKey = await categoryKeyOf(query, wider);
  const counts = wider.facets.choices[column] ?? [];
  const telling = tellingSpecifications(counts, wider.total, { most, categoryKey });
  return [...new Set([...named, ...telling, ...filteredSpecifications(query)])];
}

/**
 * Products by number, maker and words, best first; prices and stock are read now. Their rows are
 * what they are at this moment: one may contradict a filter for some seconds, and keeps its place.
 * What is found in vain is counted, but not where an admin looks (D20-15).
 */
export async function search(
  query: Query,
  { asker, isLooked = false }: { asker?: Id<"usr"> | undefined; isLooked?: boolean } = {},
): Promise<Answer> {
  const { page, itemsPerPage, cursor, facets = [] } = query;
  const paging = { page, itemsPerPage, ...(cursor !== undefined && { cursor }) };
  const keyword = (query.searchKeyword ?? "").trim();
  const filters = await filtersOf(query);
  const isWider = query.withEmpty === true || query.tellingSpecifications !== undefined;
  const wider = isWider ? await widerOf(query, keyword, filters) : undefined;
  const specs = await countedSpecifications(query, wider);
  // Where nothing else narrows, the wider search has counted all of it.
  const known = wider && !isNarrowed(filters) ? wider.facets : undefined;
  const isPlain = query.sort === undefined && facets.length + specs.length === 0;
  if (isPlain && isList(query, keyword, filters)) return listed(query, keyword, filters, paging);
  const newest = keyword === "" ? sorts["createdAt:desc"] : undefined;
  const wanted = {
    collection: "products",
    keyword,
    filters,
    ...(!known && { facets: facetsOf(facets, specs) }),
    sort: query.sort ? sorts[query.sort] : newest,
  } as const;
  const found = await resultPage(wanted, paging);
  const isCounted = found.isInVain && page === 1 && cursor === undefined && !hasAny(filters);
  const empty = query.withEmpty ? wider?.facets : undefined;
  const counted = known ?? found.facets;
  const [shown] = await Promise.all([
    shownOf(found, specs),
    isCounted && !isLooked && found.readAs === undefined && countMiss(keyword, asker),
  ]);
  return {
    ...found.paging,
    ...shown,
    ...(facets.length > 0 && { facets: await toFacets(counted, facets, empty) }),
    ...(specs.length > 0 && {
      specificationFacets: toSpecificationFacets(specs, counted, empty),
    }),
  };
}

/** The rows of a page, and what is said about the keyword. */
async function shownOf(
  { ids, didYouMean, nearKeywords, readAs, leftOut }: ResultPage,
  specs: readonly string[],
) {
  const [rows, near, ofRow, corrected] = await Promise.all([
    rowsOf(ids),
    rowsOf(didYouMean),
    specificationsOf(ids, specs),
    // Words of categories are offered only where nothing is found: few searches read them.
    nearKeywords ? namesOfCategories().then(nearKeywords) : [],
  ]);
  return {
    items: rows.map((row) => ({ ...row, ...ofRow(row.id) })),
    ...(near.length > 0 && { didYouMean: near }),
    ...(corrected.length > 0 && { nearKeywords: corrected }),
    ...(readAs !== undefined && { readAs }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

const namesOfCategories = async () => (await readCategories()).map(({ ko }) => ko);

/** What is counted of a search: the named facets, and the values of some specifications. */
function facetsOf(names: NonNullable<Query["facets"]>, specs: readonly string[]): WantedFacets {
  const { choices, bands } = askedFacets(names);
  return { choices: [...choices, ...specs.map(specificationName)], bands };
}

/** Whether anything but the keyword and the categories narrows a search. */
const isNarrowed = ({ choices: { category: _category, ...choices }, ...rest }: Filters): boolean =>
  hasAny({ ...rest, choices });

const countOf = ({ choices, ranges, without = {} }: Filters): number =>
  Object.keys({ ...choices, ...ranges, ...without }).length;
const hasAny = (filters: Filters): boolean => countOf(filters) > 0;

/** Whether the table has the list in its order: the newest, or a maker's by number. */
function isList({ manufactorId }: Query, keyword: string, filters: Filters): boolean {
  const others = countOf(filters) - (manufactorId ? 1 : 0);
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
