import { deepestPage, type Page, type PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { query } from "../../kernel/list.ts";
import { openCursor, sealCursor } from "../../kernel/cursor.ts";
import type { Item, Values } from "../../kernel/table.ts";
import { entryPk, type Ledger, longestText, namesPk } from "./items.ts";
import type { Space } from "../text/spaces.ts";

/** The range of sort keys of the entries, both ends included. */
type Stretch = readonly [string, string];

export interface Question<Row> {
  ledger: Ledger;
  /** The partitions of names and of all entries. */
  space: Space;
  all: Space;
  /** The partitions of entries, each with a range of positions. */
  states: readonly { state: string; between?: Stretch | undefined }[];
  /** The normalised text that the name contains; all names if empty. */
  word: string;
  newestFirst: boolean;
  /** Distinguishes this list from others, for its cursors. */
  seal: string;
  /** Entries that may be missing because their worker has not run yet. */
  fresh?: () => Promise<Item[]>;
  /**
   * The row of each entry, absent if it is not shown; with the names, up to which names were
   * handled.
   */
  rowsOf: (entries: readonly Item[], before: string) => Promise<(Row | undefined)[]>;
}
/** The end of a page: its names, the last entry of each, and whether it is a recent one. */
interface Place {
  names?: Values | undefined;
  after?: string | undefined;
  isFresh?: boolean;
}
interface Taken<Row> {
  rows: Row[];
  place?: Place | undefined;
}

/** The most names whose entries are merged; further ones follow on later pages. */
const fewestNames = 10;
const mostNames = 25;
const mostQueries = 60;
const namesAtOnce = (states: number) =>
  Math.min(mostNames, Math.max(fewestNames, Math.floor(mostQueries / states)));
/** Entries read at once, after the first ones. */
const mostAtOnce = 100;
/** The most entries and names that are examined for one page. */
const mostEntries = 500;
const mostNamesOfPage = 250;
/** The most rounds of examination to reach a page by its number. */
const mostSparse = 5;

/**
 * One page of entries in the order of their list: one query for each state, as many rows as the
 * page has. With a word, the names that contain it are looked up first; 10 to 25 of them are merged
 * at a time, so a page costs the same for any number of entries. A page may be short or empty and
 * still have a next one. Throws CURSOR_INVALID; PAGE_TOO_DEEP also if a page can only be reached
 * from the previous one.
 */
export async function pageOfLedger<Row>(
  question: Question<Row>,
  { page, itemsPerPage, cursor }: PageQuery,
): Promise<Page<Row>> {
  if (page > deepestPage) throw new Problem("PAGE_TOO_DEEP", { deepest: deepestPage });
  const { seal } = question;
  // Only this function seals such cursors.
  let place: Place | undefined = cursor === undefined ? {} : (openCursor(seal, cursor) as Place);
  const isFirst = cursor === undefined;
  const fresh = question.fresh && (isFirst || place.isFresh) ? await question.fresh() : [];
  if (isFirst) place = await pass(question, fresh, page, itemsPerPage);
  if (!place) return { items: [], page, itemsPerPage };
  const { rows, place: next } = await take(question, fresh, itemsPerPage, place);
  return {
    items: rows,
    page,
    itemsPerPage,
    ...(next && { nextCursor: sealCursor(seal, { ...next, isFresh: isWithin(fresh, next) }) }),
  };
}

/** The start of a page of the list; undefined after its end. Throws PAGE_TOO_DEEP. */
async function pass<Row>(
  question: Question<Row>,
  fresh: readonly Item[],
  page: number,
  itemsPerPage: number,
): Promise<Place | undefined> {
  const count = (page - 1) * itemsPerPage;
  let place: Place | undefined = {};
  let sparse = 0;
  for (let passed = 0; passed < count && place;) {
    const wanted = Math.min(count - passed, mostAtOnce);
    const some: Taken<Row> = await take(question, fresh, wanted, place);
    passed += some.rows.length;
    place = some.place;
    if (place && some.rows.length < wanted && ++sparse >= mostSparse)
      throw new Problem("PAGE_TOO_DEEP", { deepest: Math.floor(passed / itemsPerPage) + 1 });
  }
  return place;
}

/** Whether an entry that the list lacks may still follow. */
const isWithin = (fresh: readonly Item[], { after }: Place): boolean =>
  fresh.some(({ sk }) => after !== undefined && sk < after);

/** The next rows; fewer than `count` if too many entries would have to be examined. */
async function take<Row>(
  question: Question<Row>,
  fresh: readonly Item[],
  count: number,
  start: Place,
): Promise<Taken<Row>> {
  const rows: Row[] = [];
  let place = start;
  let [entries, names] = [0, 0];
  while (entries < mostEntries && names < mostNamesOfPage) {
    const holding = await namesFor(question, place.names);
    const few = entries === 0 ? count - rows.length : mostAtOnce;
    const found = await merged(question, holding.names, few, place.after, fresh);
    const shown = await question.rowsOf(found.entries, String(place.names?.["sk"] ?? ""));
    for (const [at, { sk }] of found.entries.entries()) {
      const row = shown[at];
      if (row === undefined) continue;
      rows.push(row);
      if (rows.length === count && at + 1 < found.entries.length)
        return { rows, place: { names: place.names, after: sk } };
    }
    const last = found.entries.at(-1);
    if (found.more && last) place = { names: place.names, after: last.sk };
    else if (holding.further) place = { names: holding.further };
    else return { rows };
    if (rows.length === count) return { rows, place };
    entries += found.entries.length;
    names += holding.names.length;
  }
  return { rows, place };
}

/** The next names that contain the word, ordered by the text after it. */
async function namesFor<Row>(
  { word, space, states }: Question<Row>,
  after: Values | undefined,
): Promise<{ names: string[]; further?: Values | undefined }> {
  if (word === "") return { names: [""] };
  const skPrefix = [...word].slice(0, longestText).join("");
  const list = { pk: namesPk(space, word), skPrefix, newestFirst: false };
  const found = await query(list, namesAtOnce(states.length), after);
  const names = found.items
    // A name that contains the text twice has two rows: the first one counts.
    .filter(({ name, at }) => [...textBefore(String(name), word)].length === at)
    .map(({ name }) => String(name));
  return { names, further: found.after };
}

export const textBefore = (name: string, text: string): string => {
  const at = name.indexOf(text);
  return at === -1 ? `${name}~` : name.slice(0, at);
};

/** The first entries of those names in the requested states, merged. */
async function merged<Row>(
  { ledger, states, space, all, word, newestFirst }: Question<Row>,
  names: readonly string[],
  count: number,
  after: string | undefined,
  fresh: readonly Item[],
): Promise<{ entries: Item[]; more: boolean }> {
  const kind = word === "" ? all : space;
  const isAfter = (sk: string) => after === undefined || (newestFirst ? sk < after : sk > after);
  const lists = names.flatMap((name) =>
    states.map(({ state, between: [low, high] = ["0", "~"] }) => {
      const between = newestFirst
        ? ([low, earlier(after, high)] as const)
        : ([later(after, low), high] as const);
      return { pk: entryPk(ledger, kind, name, state), between, newestFirst };
    }),
  );
  const wanted = lists.filter(({ between: [low, high] }) => low <= high);
  // One more than the page, to know whether there is a next one; the last shown entry is one as
  // well.
  const found = await Promise.all(wanted.map((list) => query(list, count + (after ? 2 : 1))));
  const entries = new Map(
    [...found.flatMap(({ items }) => items), ...fresh]
      .filter(({ sk }) => isAfter(sk))
      .map((entry) => [entry.sk, entry]),
  );
  const sorted = [...entries.values()].toSorted((a, b) => (a.sk < b.sk === newestFirst ? 1 : -1));
  return { entries: sorted.slice(0, count), more: sorted.length > count };
}

const earlier = (one: string | undefined, other: string) =>
  one !== undefined && one < other ? one : other;
const later = (one: string | undefined, other: string) =>
  one !== undefined && one > other ? one : other;
