import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import {
  type merchandiseEntityRoutes,
  type MerchandiseState,
  merchandiseStates,
} from "@bupum/shared/selling/merchandises/admin-contract";
import { conditions } from "@bupum/shared/selling/merchandises/contract";
import { merchandiseSortsIn } from "@bupum/shared/selling/merchandises/sorts";
import { type ListOf, pageOf, mustBeSorted } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import {
  everyRemoved,
  ofSeller,
  readMerchandises,
  removedOf,
  stateOf,
  type StoredMerchandise,
  toMerchandise,
} from "../../selling/merchandises/items.ts";
import { hiddenLocks, shownLocks } from "../../selling/merchandises/list-keys.ts";

type Query = ParsedInput<typeof merchandiseEntityRoutes.list>["query"];
type Filter = NonNullable<Query["filter"]>;
type Test = (row: Item) => boolean;

function stateIn({ state }: Filter): MerchandiseState | undefined {
  if (state === undefined) return undefined;
  const found = merchandiseStates.find((known) => known === state);
  if (!found) throw faultAt("query.filter", "invalid_value");
  return found;
}

/** Lock rows, whose sort key ends in the condition: they hold only the name of their listing. */
const conditionIn = (row: Item): unknown => row["condition"] ?? row.sk.split("#").at(-1);

/** The locks of a part's listings, of those that are hidden as well. */
const locksOfProduct = (productId: string): ListOf => ({
  pk: `product#${productId}`,
  skPrefix: "offer#",
  newestFirst: false,
});

/** Lock rows lie below their part. */
const productIn = (row: Item): unknown => row["productId"] ?? row.pk.slice("product#".length);

/** Filters beyond the choice of the list; applied to the rows of both kinds. */
function testOf({ condition, manufactorId, productId }: Filter, keyword: string): Test | undefined {
  if (condition !== undefined && !conditions.some((known) => known === condition))
    throw faultAt("query.filter", "invalid_value");
  const key = normalize(keyword);
  if (condition === undefined && manufactorId === undefined && !productId && key === "")
    return undefined;
  return (row) =>
    (condition === undefined || conditionIn(row) === condition) &&
    (manufactorId === undefined || row["manufactorId"] === manufactorId) &&
    (productId === undefined || productIn(row) === productId) &&
    String(row["searchText"]).includes(key);
}

const both = (...tests: (Test | undefined)[]): Test | undefined => {
  const asked = tests.filter((test) => test !== undefined);
  return asked.length > 0 ? (row) => asked.every((test) => test(row)) : undefined;
};

/**
 * Listings by seller, part, maker, condition, state and words, newest first by default. Seller, part
 * and state select the list, so they cost only its page; the rest is filtered row by row.
 */
export async function searchMerchandises(query: Query): Promise<Page<StoredMerchandise>> {
  const { filter = {}, sort, searchKeyword = "", ...paging } = query;
  const newestFirst = sort !== "createdAt:asc";
  const state = stateIn(filter);
  mustBeSorted(sort, merchandiseSortsIn({ ...filter, state }));
  const test = testOf(filter, searchKeyword);
  const sellerId = filter.sellerId as Id<"sel"> | undefined; // any other text finds nothing
  if (state === "REMOVED") {
    const list = sellerId ? removedOf(sellerId) : everyRemoved;
    return pageOf({ ...list, newestFirst }, paging, toMerchandise, test);
  }
  if (sellerId) {
    const inState: Test | undefined = state && ((row) => stateOf(toMerchandise(row)) === state);
    return pageOf(
      { ...ofSeller(sellerId), newestFirst },
      paging,
      toMerchandise,
      both(inState, test),
    );
  }
  const pk = state === "HIDDEN" ? hiddenLocks : shownLocks;
  if (filter.productId) {
    const inState: Test | undefined = state && ((row) => row["gsi1pk"] === pk);
    return byLocks(locksOfProduct(filter.productId), paging, both(inState, test));
  }
  return byLocks({ index: "gsi1", pk, newestFirst }, paging, test);
}

async function byLocks(
  list: ListOf,
  paging: PageQuery,
  test?: Test,
): Promise<Page<StoredMerchandise>> {
  const found = await pageOf(list, paging, (row) => row["merchandiseId"] as Id<"mch">, test);
  const merchandises = await readMerchandises(found.items);
  return { ...found, items: merchandises.filter((one) => one !== undefined) };
}
