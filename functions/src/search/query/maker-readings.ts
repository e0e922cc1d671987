import { normalize } from "@bupum/shared/kernel/text/text";
import { initialsOf, isInitials } from "../text/hangul.ts";
import {
  type Document,
  type Entity,
  haystackIn,
  makerNamesPk,
  textOf,
  wordPk,
} from "../index/items.ts";
import { isOneEditApart } from "../text/edits.ts";
import type { RunningSearch } from "./search.ts";
import { documents, type Purse, span } from "./reads.ts";
import { Posting } from "./posting.ts";
import { Meaning, inAll } from "./sets.ts";

const mostBelow = 100_000_000;
const mostBuckets = 999_998;
const mostMakers = 2;
const mostWords = 2;
const mostNames = 400;
/** Entities whose things have a maker. */
const ofMakers: ReadonlySet<Entity> = new Set(["pr", "mc"]);

/**
 * Readings of a keyword that found nothing, in which a word stands for the maker whose initials it
 * is (ㅇㅁㄹ for 오므론), or whose name is one typo away (omorn for omron). Needs no index rows of its
 * own, and costs nothing where something was found.
 */
export async function makerReadings(
  purse: Purse,
  entity: Entity,
  keyword: string,
): Promise<string[]> {
  if (!ofMakers.has(entity)) return [];
  const words = keyword.normalize("NFC").trim().split(/\s+/).filter(Boolean);
  const tried = words.filter((word) => isInitials(word) || /^[a-z]{5,}$/i.test(word));
  const found = tried.slice(0, mostWords).map(async (word) => {
    const names = await namesFor(purse, word);
    return names.map((name) => words.map((one) => (one === word ? name : one)).join(" "));
  });
  return (await Promise.all(found)).flat();
}

/** Starts early what takes two rounds: too late once it is known that nothing was found. */
export function beginInitials({ purse, entity, keyword }: RunningSearch): void {
  if (!ofMakers.has(entity)) return;
  for (const word of keyword.normalize("NFC").trim().split(/\s+/).filter(isInitials))
    namesFor(purse, word).catch(() => undefined);
}

/** Names of makers that a word may mean, looked up once in a query. */
export const namesFor = (purse: Purse, word: string): Promise<string[]> =>
  purse.once(`names ${word.toLowerCase()}`, () =>
    isInitials(word) ? byInitials(purse, word) : bySlip(purse, word),
  );

const isThere = (one: Document | undefined): one is Document => one !== undefined;

async function byInitials(purse: Purse, word: string): Promise<string[]> {
  const posting = new Posting(wordPk("mk", word), mostBuckets);
  await posting.more(purse);
  if (posting.isEmpty) return [];
  const ords: number[] = [];
  for await (const found of inAll(purse, [new Meaning([[posting]])], mostBelow)) {
    ords.push(...found.ords);
    if (ords.length >= mostMakers || purse.isEmpty) break;
  }
  const makers = await documents(purse, "mk", ords.slice(0, mostMakers));
  return makers.filter(isThere).flatMap((maker) => {
    const named = haystackIn(maker).korean.filter((name) => initialsOf(name).startsWith(word));
    return named.toSorted((left, right) => left.length - right.length).slice(0, 1);
  });
}

/** Names with the same first letter: the catalogue has some hundreds for each. */
async function bySlip(purse: Purse, word: string): Promise<string[]> {
  const typed = normalize(word);
  const first = typed.slice(0, 1);
  const between = [first, `${first}~`] as const;
  const { items } = await span(purse, { pk: makerNamesPk, between, limit: mostNames });
  const names = items.map(({ sk }) => textOf(sk)).filter((name) => isOneEditApart(name, typed));
  return [...new Set(names)].slice(0, mostMakers);
}
