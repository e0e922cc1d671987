import * as z from "zod/mini";
import { betweenDays } from "../../kernel/list.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Day } from "@bupum/shared/kernel/time";
import type {
  ledgerSearchTypes,
  ledgerSorts,
} from "@bupum/shared/deal/product-estimate-orders/sorts";
import type { Item } from "../../kernel/table.ts";
import { type Ledger, longestName, nameKey } from "./items.ts";
import { pageOfLedger, type Question, textBefore } from "./query.ts";
import { pieceOf, wordsOf } from "./words.ts";
import type { LedgerName } from "../text/spaces.ts";

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

const comparable = (keyword: string) => [...normalize(keyword)].slice(0, longestName).join("");
const nothing = ({ page, itemsPerPage }: PageQuery) => ({ items: [], page, itemsPerPage });

interface Listable {
  id: string;
}

/** The rows that an admin's list makes of its entries. */
export interface EntryRows<Row extends Listable> {
  /** Entries of this shape are rows as they are. */
  shape: z.ZodMiniType<Row>;
  /** Rows of entries from before the shape changed, made of the things themselves (S4-1). */
  anew: (ids: Row["id"][]) => Promise<Row[]>;
}

async function rowsBy<Row extends Listable>(
  { shape, anew }: EntryRows<Row>,
  entries: readonly Item[],
) {
  const read = entries.map((entry) => ({
    // Entries are written with the id of what they are of.
    id: String(entry["id"]) as Row["id"],
    row: z.safeParse(shape, entry),
  }));
  const old = read.flatMap(({ id, row }) => (row.success ? [] : [id]));
  const made = old.length > 0 ? await anew(old) : [];
  const byId = new Map(made.map((row) => [row.id, row]));
  return read.map(({ id, row }) => (row.success ? row.data : byId.get(id)));
}

/** An admin's list, and what narrows it. */
interface Listed<Row extends Listable> {
  ledger: Ledger;
  states: readonly string[];
  filters: LedgerFilters;
  rows: EntryRows<Row>;
}

/** One page of an admin's list of orders, lines or requests. */
export async function searchLedger<Row extends Listable>(
  { ledger, states, filters, rows }: Listed<Row>,
  paging: PageQuery,
): Promise<Page<Row>> {
  const { searchType = "PART_NAME", searchKeyword = "", startDate, endDate, sort } = filters;
  const keyword = comparable(searchKeyword);
  // Signs that names do not keep match nothing.
  if (keyword === "" && searchKeyword !== "") return nothing(paging);
  const { between } = betweenDays(startDate, endDate);
  const newestFirst = sort !== "createdAt:asc";
  const space = names[searchType];
  return pageOfLedger(
    {
      ledger,
      space,
      all: "all",
      states: states.map((state) => ({ state, between })),
      word: keyword,
      newestFirst,
      seal: JSON.stringify([ledger, space, states, keyword, between, newestFirst]),
      rowsOf: (entries) => rowsBy(rows, entries),
    },
    paging,
  );
}

export interface OwnQuestion<Row> extends Pick<
  Question<Row>,
  "ledger" | "states" | "newestFirst" | "fresh"
> {
  owner: Id<"usr"> | Id<"sel"> | Id<"ccr">;
  searchKeyword?: string | undefined;
  /** Distinguishes this list from others of the owner. */
  seal: object;
  /** Reads the rows themselves; one that is gone is absent. */
  read: (ids: string[], entries: readonly Item[]) => Promise<(Row | undefined)[]>;
  /** Whether a row, as it is now, belongs into the list. */
  fits: (row: Row) => boolean;
  textsOf: (row: Row) => string[];
}

/**
 * One page of a buyer's or seller's own list, filtered by a state or a keyword. The rows are read
 * and tested again, so results are current; a change of the last moments may be missing until its
 * worker ran.
 */
export async function searchOwn<Row>(
  { ledger, owner, states, newestFirst, fresh, read, fits, textsOf, ...asked }: OwnQuestion<Row>,
  paging: PageQuery,
): Promise<Page<Row>> {
  const { searchKeyword = "", seal } = asked;
  const keyword = comparable(searchKeyword);
  if (keyword === "" && searchKeyword !== "") return nothing(paging);
  const word = pieceOf(keyword);
  return pageOfLedger(
    {
      ledger,
      space: owner,
      all: owner,
      states,
      word,
      newestFirst,
      seal: JSON.stringify([ledger, owner, seal]),
      ...(fresh && keyword === "" && { fresh }),
      async rowsOf(entries, before) {
        const rows = await read(
          entries.map((entry) => String(entry["id"])),
          entries,
        );
        const isShownBefore = (row: Row) =>
          before !== "" && cameBefore(wordsOf(...textsOf(row)), word, before);
        return rows.map((row) => (row && fits(row) && !isShownBefore(row) ? row : undefined));
      },
    },
    paging,
  );
}

/** Whether one of the matching names belonged to an earlier page. */
export const cameBefore = (names: readonly string[], word: string, before: string): boolean =>
  names.some(
    (name) =>
      name.includes(word) && nameKey("all", name, [...textBefore(name, word)].length).sk <= before,
  );
