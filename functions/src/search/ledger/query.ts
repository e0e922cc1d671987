import { deepestPage, type Page, type PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Day } from "@bupum/shared/kernel/time";
import type { ledgerSearchTypes, ledgerSorts } from "@bupum/shared/product-estimate-orders/sorts";
import { betweenDays } from "../../estimate-groups/items.ts";
import { query } from "../../kernel/list.ts";
import { openCursor, sealCursor } from "../../kernel/rows/cursor.ts";
import type { Item, Values } from "../../kernel/table.ts";
import {
  type Ledger,
  type LedgerName,
  entryPk,
  longestName,
  longestText,
  namesPk,
} from "./items.ts";

interface Question {
  ledger: Ledger;
  /** At least one. */
  states: readonly string[];
  by: LedgerName;
  /** What the name holds; of all names where empty. */
  keyword: string;
  /** Sort keys between which entries lie, both included. */
  between?: readonly [string, string] | undefined;
  newestFirst: boolean;
}
/** Where a page ends: among which names, and after which entry of theirs. */
interface Place {
  names?: Values | undefined;
  after?: string | undefined;
}

type SearchType = (typeof ledgerSearchTypes)[number];
const names: Record<SearchType, LedgerName> = {
  BUYER_NAME: "buyer",
  SELLER_NAME: "seller",
  PRODUCT_NAME: "product",
  PART_NAME: "part",
};

export interface LedgerFilters {
  searchType?: SearchType | undefined;
  searchKeyword?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  sort?: (typeof ledgerSorts)[number] | undefined;
}

/** What an admin's list of orders or lines asks for. */
export async function searchLedger(
  ledger: Ledger,
  states: readonly string[],
  { searchType = "PART_NAME", searchKeyword = "", startDate, endDate, sort }: LedgerFilters,
  paging: PageQuery,
): Promise<Page<Item>> {
  const keyword = [...normalize(searchKeyword)].slice(0, longestName).join("");
  // Nothing is called by marks that no name keeps.
  if (keyword === "" && searchKeyword !== "")
    return { items: [], page: paging.page, itemsPerPage: paging.itemsPerPage };
  const { between } = betweenDays(startDate, endDate);
  const newestFirst = sort !== "createdAt:asc";
  return pageOfLedger(
    { ledger, states, by: names[searchType], keyword, between, newestFirst },
    paging,
  );
}

/** Names whose entries are merged by age; further ones follow on later pages. */
const namesAtOnce = 10;
/** Names without an entry in the wanted states are passed over so often for one page. */
const mostRounds = 5;

/**
 * One page of entries by age: one query a state, of as many rows as the page has. With
 * a keyword, the names that hold it are looked up first; ten at a time are merged by age, so a page
 * costs the same however many entries there are. Throws CURSOR_INVALID, PAGE_TOO_DEEP.
 */
async function pageOfLedger(question: Question, paging: PageQuery): Promise<Page<Item>> {
  const { page, itemsPerPage, cursor } = paging;
  if (page > deepestPage) throw new Problem("PAGE_TOO_DEEP", { deepest: deepestPage });
  const list = JSON.stringify(question);
  let place: Place | undefined = cursor === undefined ? {} : openCursor(list, cursor);
  if (cursor === undefined && page > 1)
    place = (await take(question, (page - 1) * itemsPerPage, {})).place;
  if (!place) return { items: [], page, itemsPerPage };
  const { items, place: next } = await take(question, itemsPerPage, place);
  return {
    items,
    page,
    itemsPerPage,
    ...(next && { nextCursor: sealCursor(list, { ...next }) }),
  };
}

async function take(
  question: Question,
  count: number,
  start: Place,
): Promise<{ items: Item[]; place?: Place | undefined }> {
  const items: Item[] = [];
  let place = start;
  for (let round = 0; ; round++) {
    const { names, further } = await namesFor(question, place.names);
    const { rows, more } = await merged(question, names, count - items.length, place.after);
    items.push(...rows);
    const last = rows.at(-1);
    if (more && last) return { items, place: { names: place.names, after: last.sk } };
    if (!further) return { items };
    place = { names: further };
    if (items.length >= count || round + 1 >= mostRounds) return { items, place };
  }
}

/** The next names that hold the keyword, in the order of what follows it in them. */
async function namesFor(
  { by, keyword }: Question,
  after: Values | undefined,
): Promise<{ names: string[]; further?: Values | undefined }> {
  if (keyword === "") return { names: [""] };
  const skPrefix = [...keyword].slice(0, longestText).join("");
  const list = { pk: namesPk(by, keyword), skPrefix, newestFirst: false };
  const found = await query(list, namesAtOnce, after);
  const names = found.items
    // A name that holds the text twice has two rows: the first of them counts.
    .filter(({ name, at }) => [...textBefore(String(name), keyword)].length === at)
    .map(({ name }) => String(name));
  return { names, further: found.after };
}

const textBefore = (name: string, text: string): string => {
  const at = name.indexOf(text);
  return at === -1 ? `${name}~` : name.slice(0, at);
};

/** The first entries of those names in the wanted states, merged by age. */
async function merged(
  { ledger, states, by, keyword, between, newestFirst }: Question,
  names: readonly string[],
  count: number,
  after: string | undefined,
): Promise<{ rows: Item[]; more: boolean }> {
  const [low, high] = between ?? ["0", "~"];
  const range = newestFirst ? ([low, after ?? high] as const) : ([after ?? low, high] as const);
  const kind = keyword === "" ? "all" : by;
  const lists = names.flatMap((name) =>
    states.map((state) => ({
      pk: entryPk(ledger, kind, name, state),
      between: range,
      newestFirst,
    })),
  );
  // One more than the page tells whether there is another; one is the entry that came last.
  const found = await Promise.all(lists.map((list) => query(list, count + (after ? 2 : 1))));
  const rows = found
    .flatMap(({ items }) => items)
    .filter(({ sk }) => sk !== after)
    .toSorted((a, b) => (a.sk < b.sk === newestFirst ? 1 : -1));
  return { rows: rows.slice(0, count), more: rows.length > count };
}
