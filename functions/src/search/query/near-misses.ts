import { gramLength, infixPk, numberPk, ordOf, textOf } from "../index/items.ts";
import type { Entity } from "../index/items.ts";
import { type Purse, span } from "./reads.ts";

/** One substitution, deletion, insertion, or swap of neighbours apart (Damerau 1964). */
export function isOneEditApart(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  const [a, b] = [left.slice(start), right.slice(start)];
  if (a.length === b.length) {
    if (a.slice(1) === b.slice(1)) return true;
    return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  }
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}

const shortest = 5;
const longest = 30;
/** Neighbours on each side of where the number would sort. */
const neighbours = 80;
const tails = 60;
const mostShown = 10;

/**
 * Ords of parts whose number is one typo away. A typo in the second half leaves the part near the
 * query in sort order; one in the first half leaves its end the same, which infix rows find. Needs
 * no index rows of its own.
 */
export async function nearMisses(purse: Purse, entity: Entity, whole: string): Promise<number[]> {
  const { length } = whole;
  if (length < shortest || length > longest || !/^[0-9a-z]+$/.test(whole)) return [];
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
  const ords = found.flatMap(({ items }) =>
    items.flatMap((item) => {
      const number = typeof item["n"] === "string" ? item["n"] : textOf(item.sk);
      return isOneEditApart(number, whole) ? [ordOf(item.sk)] : [];
    }),
  );
  return [...new Set(ords)].slice(0, mostShown);
}
