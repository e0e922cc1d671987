import { diffArrays } from "diff";

/** Unchanged, or changed by one side only. */
interface Settled<Item> {
  kind: "settled";
  items: readonly Item[];
}
/** Changed by both in different ways: a person has to choose. */
export interface Collision<Item> {
  kind: "collision";
  base: readonly Item[];
  mine: readonly Item[];
  theirs: readonly Item[];
}
export type Stretch<Item> = Settled<Item> | Collision<Item>;

/** The position of each kept item of `base` in `side`. */
function placesIn(base: readonly string[], side: readonly string[]): Map<number, number> {
  const places = new Map<number, number>();
  let [from, to] = [0, 0];
  for (const { value, added, removed } of diffArrays([...base], [...side])) {
    if (!added && !removed) value.forEach((_, at) => places.set(from + at, to + at));
    if (!added) from += value.length;
    if (!removed) to += value.length;
  }
  return places;
}

/**
 * Merges two changed copies of a list: what lies between items that both kept is taken from the
 * side that changed it, and is a conflict if both did. Items are equal if their keys are.
 */
export function threeWay<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
): Stretch<Item>[] {
  const keys = (items: readonly Item[]) => items.map(keyOf);
  const inMine = placesIn(keys(base), keys(mine));
  const inTheirs = placesIn(keys(base), keys(theirs));
  const stretches: Stretch<Item>[] = [];
  const settle = (items: readonly Item[]) => {
    const last = stretches.at(-1);
    if (items.length === 0) return;
    if (last?.kind === "settled") last.items = [...last.items, ...items];
    else stretches.push({ kind: "settled", items });
  };
  const isSame = (some: readonly Item[], more: readonly Item[]) =>
    some.length === more.length && some.every((item, at) => keyOf(item) === keyOf(more[at]!));
  const bring = (one: Omit<Collision<Item>, "kind">) => {
    if (isSame(one.mine, one.base)) settle(one.theirs);
    else if (isSame(one.theirs, one.base) || isSame(one.mine, one.theirs)) settle(one.mine);
    else stretches.push({ kind: "collision", ...one });
  };
  let [b, m, t] = [0, 0, 0];
  for (let at = 0; at < base.length; at++) {
    const [ofMine, ofTheirs] = [inMine.get(at), inTheirs.get(at)];
    if (ofMine === undefined || ofTheirs === undefined) continue;
    bring({
      base: base.slice(b, at),
      mine: mine.slice(m, ofMine),
      theirs: theirs.slice(t, ofTheirs),
    });
    settle([base[at]!]);
    [b, m, t] = [at + 1, ofMine + 1, ofTheirs + 1];
  }
  bring({ base: base.slice(b), mine: mine.slice(m), theirs: theirs.slice(t) });
  return stretches;
}
