import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import type {
  ProductEntityRow,
  productEntityRoutes,
} from "@bupum/shared/catalogue/products/admin-contract";
import {
  asksForNumber,
  productSortsIn,
  shortestNumber,
} from "@bupum/shared/catalogue/products/sorts";
import { type Publication, publications } from "@bupum/shared/catalogue/products/contract";
import { type ListOf, pageOf, mustBeSorted } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import * as products from "../../catalogue/products/items.ts";

type Query = ParsedInput<typeof productEntityRoutes.list>["query"];
type Test = (item: Item) => boolean;

/** Ids of a filter are only compared with stored ones, so a malformed id finds nothing. */
interface Wanted {
  state: Publication | undefined;
  manufactorId: Id<"mkr"> | undefined;
  categoryTagId: Id<"cat"> | undefined;
  isNumber: boolean;
  key: string;
  newestFirst: boolean;
}

function wantedOf({ sort, filter, searchType, searchKeyword = "" }: Query): Wanted {
  const state = publications.find((one) => one === filter?.state);
  if (filter?.state && !state) throw faultAt("query.filter", "invalid_value");
  const words = { searchType, searchKeyword };
  mustBeSorted(sort, productSortsIn({ ...words, state, manufactorId: filter?.manufactorId }));
  return {
    state,
    manufactorId: filter?.manufactorId as Id<"mkr"> | undefined,
    categoryTagId: filter?.categoryTagId as Id<"cat"> | undefined,
    isNumber: asksForNumber(words),
    key: normalize(searchKeyword),
    newestFirst: sort !== "createdAt:asc" && sort !== "partNumber:asc",
  };
}

const ownerOf = (item: Item) => item["ownerId"] as Id<"prd">;
const namesOf = (item: Item) =>
  typeof item["searchText"] === "string"
    ? item["searchText"]
    : Object.values((item["name"] ?? {}) as Record<string, string>)
        .map(normalize)
        .join(" ");

/**
 * The narrowest list that contains the wanted parts, and the filters left to apply to it. Lists of
 * a state and of a maker hold thin rows; those by number, by age and of a category point to them.
 */
function listOf(wanted: Wanted): { list: ListOf; tests: Test[]; idOf?: (item: Item) => Id<"prd"> } {
  const { state, manufactorId, categoryTagId, isNumber, key, newestFirst } = wanted;
  const ofState: Test = (item) => item["state"] === state;
  const ofMaker: Test = (item) => item["manufactorId"] === manufactorId;
  const ofTag: Test = (item) => (item["categoryTagIds"] as string[]).includes(categoryTagId ?? "");
  const byNumber: Test = (item) => normalize(String(item["partNumber"])).startsWith(key);
  const byName: Test = (item) => namesOf(item).includes(key);
  const of = [...(manufactorId ? [ofMaker] : []), ...(categoryTagId ? [ofTag] : [])];
  const words = key === "" ? [] : [isNumber ? byNumber : byName];
  if (state === "MERGED") {
    const list = { index: "gsi1", pk: products.statePk("MERGED"), newestFirst } as const;
    return { list, tests: [...of, ...words] };
  }
  const states = state ? [ofState] : [];
  if (isNumber && key.length >= shortestNumber) {
    const list = { index: "gsi2", pk: products.numberPk(key), skPrefix: key, newestFirst } as const;
    return { list, tests: [...states, ...of], idOf: ownerOf };
  }
  if (manufactorId) {
    const list = { index: "gsi2", pk: products.makerPk(manufactorId), newestFirst } as const;
    return { list, tests: [...states, ...(categoryTagId ? [ofTag] : []), ...words] };
  }
  if (categoryTagId) {
    const prefix = state && (state === "HIDDEN" ? "HIDDEN#" : "prd_");
    const list = {
      pk: products.memberPk(categoryTagId),
      ...(prefix && { skPrefix: prefix }),
      newestFirst,
    };
    return { list, tests: words, idOf: (item) => item["productId"] as Id<"prd"> };
  }
  if (state)
    return { list: { index: "gsi1", pk: products.statePk(state), newestFirst }, tests: words };
  return { list: { index: "gsi1", pk: products.idsPk, newestFirst }, tests: words, idOf: ownerOf };
}

const toRow = (row: products.StoredRow): ProductEntityRow => row;

/** Parts of every state: by number within a maker or under a beginning, else by age. */
export async function list(query: Query): Promise<Page<ProductEntityRow>> {
  const { list: of, tests, idOf } = listOf(wantedOf(query));
  const filter = tests.length > 0 ? (item: Item) => tests.every((test) => test(item)) : undefined;
  if (!idOf) return pageOf(of, query, (item) => toRow(products.toRow(item)), filter);
  const page = await pageOf(of, query, idOf, filter);
  const rows = new Map((await products.findRows(page.items)).map((row) => [row.id, row]));
  return { ...page, items: page.items.flatMap((id) => rows.get(id) ?? []) };
}
