import type { KnownMaker } from "@bupum/shared/sheets/register-request-histories/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { everyRow } from "../../kernel/list.ts";
import * as manufactors from "../../catalogue/manufactors/items.ts";
import { productsNumbered } from "../../catalogue/products/known-number.ts";
import { makerKeys, meantMakers } from "../../search/text/maker-aliases.ts";
import { heard } from "../../search/text/sounds.ts";

/** Makers that are named for an unknown name, and for a number. */
const most = { near: 3, named: 5 };
/** Lists of parts by their number that are read at once. */
const numbersAtOnce = 10;
/** Letters of a name's beginning that stand for it: 지멘스 of 지멘스코리아. */
const shortestBeginning = { latin: 3, hangul: 5 };

/** A maker with all its names as they sound. */
interface HeardMaker {
  id: Id<"mkr">;
  keys: string[];
}
export const heardMaker = (id: Id<"mkr">, names: readonly string[]): HeardMaker => ({
  id,
  keys: makerKeys(names).map(heard),
});

/** Every shown maker, read once for a sheet with unknown makers. */
export async function everyHeardMaker(): Promise<HeardMaker[]> {
  const names = new Map<Id<"mkr">, string[]>();
  for await (const item of everyRow(manufactors.namedBetween("!", "\u{10ffff}"), 500))
    if (!item["isHidden"]) names.set(item["id"] as Id<"mkr">, item["names"] as string[]);
  return [...names].map(([id, all]) => heardMaker(id, all));
}

/** The makers whose names come nearest to a name, the nearest first (D8-19). */
export function nearest(written: string, all: readonly HeardMaker[]): Id<"mkr">[] {
  const meant = meantMakers(written).map(heard);
  const scored = all.flatMap(({ id, keys }) => {
    const score = Math.min(...meant.flatMap((one) => keys.map((key) => distance(one, key))));
    return score <= mostApart ? [{ id, score }] : [];
  });
  return scored
    .toSorted((left, right) => left.score - right.score)
    .slice(0, most.near)
    .map(({ id }) => id);
}

/** Letters that may differ, as a share of the longer name. */
const mostApart = 0.34;

/** How far a name is from its own beginning. */
const shortened = 0.1;

/** How far two names are apart: 0 for the same, 1 for nothing in common. */
function distance(left: string, right: string): number {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const least = /^[a-z\d]+$/.test(short) ? shortestBeginning.latin : shortestBeginning.hangul;
  if (short === long) return 0;
  if (short.length >= least && long.startsWith(short)) return shortened;
  if (long.length - short.length <= long.length * mostApart)
    return edits(short, long) / long.length;
  if (short.length < least * 2) return 1;
  // A misspelt beginning: Mitsubshi of Mitsubishi Electric.
  const begins = [0, 1].map((more) => edits(short, long.slice(0, short.length + more)));
  return shortened + Math.min(...begins) / short.length;
}

/** Letters to change, add or leave out (Levenshtein 1966). */
function edits(left: string, right: string): number {
  let before = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...left].entries()) {
    const next = [row + 1];
    for (const [at, other] of [...right].entries())
      next.push(
        Math.min(before[at]! + (letter === other ? 0 : 1), before[at + 1]! + 1, next[at]! + 1),
      );
    before = next;
  }
  return before.at(-1)!;
}

/** Names of makers by id. */
export async function makerNames(ids: readonly Id<"mkr">[]): Promise<Map<Id<"mkr">, KnownMaker>> {
  const found = ids.length === 0 ? [] : await manufactors.findMany(ids);
  return new Map(found.map(({ id, name }) => [id, { id, name }] as const));
}

/** Makers that have a shown part of each number, by the number as it is written (D8-19). */
export async function makersWithNumber(
  numbers: readonly string[],
): Promise<Map<string, KnownMaker[]>> {
  const ids = new Map<string, Id<"mkr">[]>();
  for (const some of chunksOf([...new Set(numbers)], numbersAtOnce))
    // oxlint-disable-next-line no-await-in-loop -- ten lists at a time
    await Promise.all(some.map(async (number) => ids.set(number, await makersOfNumber(number))));
  const names = await makerNames([...new Set([...ids.values()].flat())]);
  return new Map(
    [...ids].map(([number, makers]) => [number, makers.flatMap((id) => names.get(id) ?? [])]),
  );
}

async function makersOfNumber(partNumber: string): Promise<Id<"mkr">[]> {
  const items = await productsNumbered(partNumber);
  const shown = items.filter(({ state }) => state === "SHOWN");
  return [...new Set(shown.map((item) => item["manufactorId"] as Id<"mkr">))].slice(0, most.named);
}
