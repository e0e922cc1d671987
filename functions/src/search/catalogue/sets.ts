// Sets of ordinals as ascending lists.

export type Ordinals = Uint32Array;
export const none: Ordinals = new Uint32Array(0);

/** In both. A much shorter list is looked up in the longer one. */
export function both(left: Ordinals, right: Ordinals): Ordinals {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length === 0) return none;
  const found = new Uint32Array(short.length);
  let count = 0;
  let at = 0;
  for (const one of short) {
    at = firstFrom(long, one, at);
    if (at === long.length) break;
    if (long[at] === one) found[count++] = one;
  }
  return found.subarray(0, count);
}

/** The first place, from one on, that is not below: by steps that double. */
function firstFrom(list: Ordinals, wanted: number, from: number): number {
  let step = 1;
  let high = from;
  while (high < list.length && list[high]! < wanted) {
    high += step;
    step *= 2;
  }
  let low = Math.max(from, high - (step >>> 1));
  high = Math.min(high, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function minus(left: Ordinals, right: Ordinals): Ordinals {
  if (left.length === 0 || right.length === 0) return left;
  const found = new Uint32Array(left.length);
  let count = 0;
  let at = 0;
  for (const one of left) {
    while (at < right.length && right[at]! < one) at++;
    if (right[at] !== one) found[count++] = one;
  }
  return found.subarray(0, count);
}

function either(left: Ordinals, right: Ordinals): Ordinals {
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  const found = new Uint32Array(left.length + right.length);
  let [a, b, count] = [0, 0, 0];
  while (a < left.length || b < right.length) {
    const one = a < left.length ? left[a]! : Number.POSITIVE_INFINITY;
    const other = b < right.length ? right[b]! : Number.POSITIVE_INFINITY;
    found[count++] = Math.min(one, other);
    if (one <= other) a++;
    if (other <= one) b++;
  }
  return found.subarray(0, count);
}

/** In any of the lists. Many short ones are sorted together. */
export function any(lists: readonly Ordinals[]): Ordinals {
  const held = lists.filter(({ length }) => length > 0);
  if (held.length <= 4) return held.reduce(either, none);
  const all = new Uint32Array(held.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of held) {
    all.set(list, at);
    at += list.length;
  }
  return ascending(all);
}

/** In every list, from the shortest on. */
export const every = (lists: readonly Ordinals[]): Ordinals =>
  lists.toSorted((left, right) => left.length - right.length).reduce(both);

/** Sorts ordinals in place; each once. */
export function ascending(all: Uint32Array): Ordinals {
  all.sort();
  let count = 0;
  for (let at = 0; at < all.length; at++)
    if (at === 0 || all[at] !== all[count - 1]) all[count++] = all[at]!;
  return all.subarray(0, count);
}
