import { gramLength, infixPk, numberPk, ordOf, textOf } from "../index/items.ts";
import type { Entity } from "../index/items.ts";
import { isOneEditApart } from "../text/edits.ts";
import { type Purse, span } from "./reads.ts";

const shortest = 5;
const longest = 30;
/** Neighbours on each side of where the number would sort. */
const neighbours = 80;
const tails = 60;
const mostShown = 10;

/** Of a number with a tail, how much must be the number. */
const leastOfHead = 0.5;
const shortestTail = 2;

export interface NearNumbers {
  /** Ords of parts whose number is one typo away. */
  near: number[];
  /** Ords of those whose number it begins with, the longest there is, and that number. */
  heads: number[];
  head: string;
}

/**
 * Numbers like one that there is not. A typo in the second half leaves the part near the query in
 * sort order; one in the first half leaves its end the same, which infix rows find. A number that
 * it begins with sorts right before it. Needs no index rows of its own.
 */
export async function nearMisses(
  purse: Purse,
  entity: Entity,
  whole: string,
): Promise<NearNumbers> {
  const { length } = whole;
  const none = { near: [], heads: [], head: "" };
  if (length < shortest || length > longest || !/^[0-9a-z]+$/.test(whole)) return none;
  const half = Math.ceil(length / 2);
  const starts = new Set([1, 2, Math.ceil(half / 2), Math.ceil((3 * half) / 4), half, half + 1]);
  const ends = [...starts].filter((at) => length - at >= gramLength).map((at) => whole.slice(at));
  const around = { pk: numberPk(entity, whole), limit: neighbours };
  const found = await Promise.all([
    span(purse, { ...around, between: [whole, "~"] }),
    span(purse, { ...around, between: [" ", whole], descending: true }),
    ...ends.map((end) =>
      span(purse, { pk: infixPk(entity, end), beginning: `${end}#`, limit: tails }),
    ),
  ]);
  const numbers = found.flatMap(({ items }) =>
    items.map(({ sk, n }) => ({ number: String(n ?? textOf(sk)), ord: ordOf(sk) })),
  );
  const some = (isWanted: (number: string) => boolean) => {
    const wanted = numbers.filter(({ number }) => isWanted(number));
    return [...new Set(wanted.map(({ ord }) => ord))].slice(0, mostShown);
  };
  const heads = numbers.filter(({ number }) => isHead(number, whole));
  const head = heads.reduce(
    (best, { number }) => (number.length > best.length ? number : best),
    "",
  );
  return {
    near: some((number) => isOneEditApart(number, whole)),
    heads: head === "" ? [] : some((number) => number === head),
    head,
  };
}
const isHead = (number: string, whole: string) =>
  whole.startsWith(number) &&
  /[0-9]/.test(number) &&
  number.length >= Math.max(shortest - 1, whole.length * leastOfHead) &&
  whole.length - number.length >= shortestTail;
