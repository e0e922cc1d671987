import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalize } from "@bupum/shared/kernel/text/text";
import { mostSearchWords, type SearchWord } from "@bupum/shared/search/search-words/admin-contract";
import { keptFor } from "../../kernel/kept-for.ts";
import { queryAll } from "../../kernel/list.ts";
import { type Item, type Key, type Write } from "../../kernel/table.ts";

// | access pattern              | pk                              | sk    |
// |-----------------------------|---------------------------------|-------|
// | every entry                 | search-words                    | <swd> |
// | the entry of a spelling     | lock#search-word#<normalized>   | lock  |
// A few hundred small rows that are always wanted whole: one partition, read by one Query.

const pk = "search-words";
export const wordKey = (id: Id<"swd">): Key => ({ pk, sk: id });
const lockKey = (spelling: string): Key => ({
  pk: `lock#search-word#${normalize(spelling)}`,
  sk: "lock",
});

const toWord = ({ pk: _pk, sk: _sk, ...word }: Item): SearchWord => word as unknown as SearchWord;

/** Every entry, the newest first. */
export async function listWords(consistent = false): Promise<SearchWord[]> {
  const rows = await queryAll({ pk, newestFirst: true, consistent }, 2 * mostSearchWords);
  return rows.map(toWord); // Only this resource writes rows under this key.
}

/** One entry. Throws NOT_FOUND. */
export async function findWord(id: Id<"swd">): Promise<SearchWord> {
  const found = (await listWords(true)).find((one) => one.id === id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

/** Spellings as they are kept: each once, in the order they were typed. */
export const distinctSpellings = (spellings: readonly string[]): string[] =>
  [
    ...new Map(
      spellings.toReversed().map((spelling) => [normalize(spelling), spelling] as const),
    ).values(),
  ].toReversed();

/** Takes the spellings that an entry gets, and gives back those that it loses. */
export function moveSpellings(
  id: Id<"swd">,
  before: readonly string[],
  after: readonly string[],
): Write[] {
  const [had, has] = [new Set(before.map(normalize)), new Set(after.map(normalize))];
  const own = { equals: { ownerId: id }, refused: new Problem("VERSION_CONFLICT") };
  return [
    ...before
      .filter((spelling) => !has.has(normalize(spelling)))
      .map((spelling): Write => ({ drop: lockKey(spelling), guard: own })),
    ...after
      .filter((spelling) => !had.has(normalize(spelling)))
      .map((spelling): Write => ({
        put: { ...lockKey(spelling), ownerId: id },
        guard: {
          exists: false,
          refused: (old) => new Problem("SPELLING_EXISTS", { spelling, id: old?.["ownerId"] }),
        },
      })),
  ];
}

const keptMilliseconds = 30_000;
/** The entries as search functions know them (S9-2). */
export const knownWords = keptFor<readonly SearchWord[]>(keptMilliseconds, () => listWords());
