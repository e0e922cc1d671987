import { deepestPage, type Page, type PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { query } from "../../kernel/list.ts";
import { openCursor, sealCursor } from "../../kernel/rows/cursor.ts";
import type { Item, Values } from "../../kernel/table.ts";
import { entryPk, type Ledger, longestText, namesPk, type Space } from "./items.ts";
import { longestPiece } from "./words.ts";

/** Sort keys between which entries lie, both included. */
type Stretch = readonly [string, string];

export interface Question<Row> {
  ledger: Ledger;
  /** Where names are looked up, and where all entries lie. */
  space: Space;
  all: Space;
  /** Where entries are looked for, each between two places of its list. */
  states: readonly { state: string; between?: Stretch | undefined }[];
  /** What the name holds, normalised; of all names where empty. */
  keyword: string;
  newestFirst: boolean;
  /** Tells this list from others, for its cursors. */
  seal: string;
  /** Entries that may be missing yet, because they are younger than their worker. */
  fresh?: () => Promise<Item[]>;
  /** The rows that are shown for entries; with the names row up to which names came before. */
  rowsOf: (entries: readonly Item[], keyword: string, before: string) => Promise<Row[]>;
}
/** Where a page ends: of what keyword, among which names, and after which entry of theirs. */
interface Place {
  keyword: string;
  names?: Values | undefined;
  after?: string | undefined;
}

/** Names whose entries are merged; further ones follow on later pages. */
const fewestNames = 10;
const mostNames = 25;
const mostQueries = 60;
const namesAtOnce = (states: number) =>
  Math.min(mostNames, Math.max(fewestNames, Math.floor(mostQueries / states)));
/** Names without an entry in the wanted states are passed over so often for one page. */
const mostRounds = 5;

/**
 * One page of entries in the order of their list: one query a state, of as many rows as the page
 * has. With a keyword, the names that hold it are looked up first; 10 to 25 of them are merged at a
 * time, so a page costs the same however many entries there are. Throws CURSOR_INVALID,
 * PAGE_TOO_DEEP.
 */
export async function pageOfLedger<Row>(
  question: Question<Row>,
  paging: PageQuery,
): Promise<Page<Row>> {
  const { page, itemsPerPage, cursor } = paging;
  if (page > deepestPage) throw new Problem("PAGE_TOO_DEEP", { deepest: deepestPage });
  const { seal, fresh, keyword } = question;
  let place: Place | undefined =
    cursor === undefined ? { keyword } : (openCursor(seal, cursor) as unknown as Place);
  const first = cursor === undefined && fresh ? await fresh() : [];
  if (cursor === undefined && page > 1)
    place = (await take(question, first, (page - 1) * itemsPerPage, place)).place;
  if (!place) return { items: [], page, itemsPerPage };
  const { rows, place: next } = await take(question, first, itemsPerPage, place);
  return {
    items: rows,
    page,
    itemsPerPage,
    ...(next && { nextCursor: sealCursor(seal, { ...next }) }),
  };
}

async function take<Row>(
  question: Question<Row>,
  fresh: readonly Item[],
  count: number,
  start: Place,
): Promise<{ rows: Row[]; place?: Place | undefined }> {
  const rows: Row[] = [];
  let place = start;
  for (let round = 0; ; round++) {
    const { names, further, keyword } = await namesFor(question, place);
    const found = await merged(question, names, count - rows.length, place.after, fresh);
    const before = String(place.names?.["sk"] ?? "");
    rows.push(...(await question.rowsOf(found.entries, keyword, before)));
    const last = found.entries.at(-1);
    if (found.more && last) place = { keyword, names: place.names, after: last.sk };
    else if (further) place = { keyword, names: further };
    else return { rows };
    if (rows.length >= count || round + 1 >= mostRounds) return { rows, place };
  }
}

/** The next names that hold the keyword, in the order of what follows it in them. */
async function namesFor<Row>(
  question: Question<Row>,
  { keyword, names: after }: Place,
): Promise<{ names: string[]; keyword: string; further?: Values | undefined }> {
  if (question.keyword === "") return { names: [""], keyword };
  const found = await namesHolding(question, keyword, after);
  const piece = longestPiece(keyword);
  const isNone = found.names.length === 0 && !found.further && !after;
  if (!isNone || piece === keyword) return { ...found, keyword };
  return { ...(await namesHolding(question, piece, after)), keyword: piece };
}

async function namesHolding<Row>(
  { space, states }: Question<Row>,
  keyword: string,
  after: Values | undefined,
) {
  const skPrefix = [...keyword].slice(0, longestText).join("");
  const list = { pk: namesPk(space, keyword), skPrefix, newestFirst: false };
  const found = await query(list, namesAtOnce(states.length), after);
  const names = found.items
    // A name that holds the text twice has two rows: the first of them counts.
    .filter(({ name, at }) => [...textBefore(String(name), keyword)].length === at)
    .map(({ name }) => String(name));
  return { names, further: found.after };
}

export const textBefore = (name: string, text: string): string => {
  const at = name.indexOf(text);
  return at === -1 ? `${name}~` : name.slice(0, at);
};

/** The first entries of those names in the wanted states, merged. */
async function merged<Row>(
  { ledger, states, space, all, keyword, newestFirst }: Question<Row>,
  names: readonly string[],
  count: number,
  after: string | undefined,
  fresh: readonly Item[],
): Promise<{ entries: Item[]; more: boolean }> {
  const kind = keyword === "" ? all : space;
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
  // One more than the page tells whether there is another; one is the entry that came last.
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
