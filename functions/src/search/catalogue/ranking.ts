import type { Parsed, QueryWord } from "./parse.ts";
import { divider } from "./build.ts";
import type { Catalogue } from "./catalogue.ts";
import { none, type Ordinals } from "./sets.ts";
import type { Tier, TierName } from "./tiers.ts";
import { anyOf, everyOf, type Found, type View } from "./view.ts";

// The order of hits (S2-8), as one number for each: the lower comes first, the newer of equal ones.

export interface Sort {
  /** A figure, the number, or when it was added. */
  by: string;
  descending: boolean;
}

/** Hits of one catalogue: ordinals in no order, the tier and the rank of each. */
export interface RankedHits {
  readonly ordinals: Uint32Array;
  readonly tiers: Uint8Array;
  readonly ranks: Float64Array;
}

/** Behind all that have a figure. */
const withoutFigure = Number.MAX_VALUE;
const rankOfTier = 2 ** 20;
const rankOfOther = 2 ** 16;
const rankOfDistance = 4;
const mostDistance = 255;

const areNumbers: ReadonlySet<TierName> = new Set(["exact", "number", "infix"]);

/** Hits that are counted alone: all of one rank. */
export const unranked = (view: View, tiers: readonly Tier[]): RankedHits[] =>
  view.segments.map((_segment, at) => together(tiers.map(({ found }) => found[at]!)));

/** Ranks of all hits, catalogue by catalogue. */
export function ranked(
  view: View,
  tiers: readonly Tier[],
  parsed: Parsed,
  sort: Sort | undefined,
): RankedHits[] {
  const isByRelevance = sort === undefined;
  const said = isByRelevance ? saidBy(view, parsed.wanted) : [];
  const codes = new Set([parsed.whole, ...parsed.wanted.map(({ code }) => code)].filter(Boolean));
  const exact = isByRelevance
    ? anyOf([view.nothing, ...[...codes].map((code) => view.numbered(code))])
    : view.nothing;
  return view.segments.map(({ catalogue }, at) => {
    const lists = tiers.map(({ found }) => found[at]!);
    const hits = together(lists);
    if (sort) rankByFigure(catalogue, hits, sort);
    else {
      let from = 0;
      for (const [tier, { name }] of tiers.entries()) {
        const list = lists[tier]!;
        const far = areNumbers.has(name)
          ? distancesIn(catalogue, parsed.whole, list)
          : unsaidIn(catalogue, list, said, at);
        const isExact = memberOf(list, exact[at]!);
        for (let place = 0; place < list.length; place++)
          hits.ranks[from + place] =
            tier * rankOfTier +
            (isExact[place] ? 0 : rankOfOther) +
            far[place]! * rankOfDistance +
            catalogue.stands[list[place]!]!;
        from += list.length;
      }
    }
    return hits;
  });
}

function together(lists: readonly Ordinals[]): RankedHits {
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  const hits = {
    ordinals: new Uint32Array(count),
    tiers: new Uint8Array(count),
    ranks: new Float64Array(count),
  };
  let from = 0;
  for (const [tier, list] of lists.entries()) {
    hits.ordinals.set(list, from);
    hits.tiers.fill(tier, from, from + list.length);
    from += list.length;
  }
  return hits;
}

/** A catalogue never changes: its numbers are read once, and not for each search. */
const knownFigures = new WeakMap<Catalogue, Float64Array>();

/** The first number of each thing as a figure; a thing has its numbers one after the other. */
function figuresOfNumbers(catalogue: Catalogue): Float64Array {
  const known = knownFigures.get(catalogue);
  if (known) return known;
  const { ids, numbers, numberOwners } = catalogue;
  const figures = new Float64Array(ids.length).fill(Number.NaN);
  for (let text = numberOwners.length - 1; text >= 0; text--)
    figures[numberOwners[text]!] = numbers.figureOf(text);
  knownFigures.set(catalogue, figures);
  return figures;
}

function rankByFigure(catalogue: Catalogue, hits: RankedHits, { by, descending }: Sort): void {
  // Ordinals are in the order of age already.
  const column = by === "partNumber" ? figuresOfNumbers(catalogue) : catalogue.figures.get(by);
  if (!column && by === "newest") return;
  for (const [at, ordinal] of hits.ordinals.entries()) {
    const figure = column?.[ordinal] ?? Number.NaN;
    hits.ranks[at] = Number.isNaN(figure) ? withoutFigure : descending ? -figure : figure;
  }
}

/** Of ascending hits, which are in a set. */
function memberOf(hits: Ordinals, set: Ordinals): Uint8Array {
  const found = new Uint8Array(hits.length);
  let at = 0;
  for (let place = 0; place < hits.length && at < set.length; place++) {
    while (at < set.length && set[at]! < hits[place]!) at++;
    if (set[at] === hits[place]) found[place] = 1;
  }
  return found;
}

/** How many letters of its number each hit has beyond what is asked. */
function distancesIn(catalogue: Catalogue, whole: string, hits: Ordinals): Uint8Array {
  const { numbers, numberOwners } = catalogue;
  const least = new Map<number, number>();
  const size = Buffer.byteLength(whole);
  const [from, to] = numbers.rangeOf(whole);
  for (let ending = from; ending < to; ending++) {
    const text = numbers.textOf(ending);
    const owner = numberOwners[text]!;
    const distance = Math.min(mostDistance, numbers.sizeOf(text) - size);
    if ((least.get(owner) ?? mostDistance + 1) > distance) least.set(owner, distance);
  }
  return Uint8Array.from(hits, (ordinal) => least.get(ordinal) ?? mostDistance);
}

/** What says a word in its name, and which categories do. */
interface Said {
  byName: Found;
  byKind: (kind: ReadonlySet<string>) => boolean;
}
function saidBy(view: View, wanted: readonly QueryWord[]): Said[] {
  return wanted.map((one) => {
    const { kind, canonical, text, ways } = one;
    const isOfKorean = canonical !== "" && kind !== "initials";
    const named = ways.map((way) => everyOf(way.map((token) => view.having("named", token))));
    const korean = isOfKorean ? [view.withKorean(canonical), view.withKorean(text)] : [];
    return {
      byName: anyOf([view.nothing, ...(kind === "written" ? [] : named), ...korean]),
      byKind: (tokens) => ways.some((way) => way.every((token) => tokens.has(token))),
    };
  });
}

/** How many of the words neither name nor category of each hit says, twice where both say it. */
function unsaidIn(
  { kinds }: Catalogue,
  hits: Ordinals,
  said: readonly Said[],
  at: number,
): Uint8Array {
  const far = new Uint8Array(hits.length).fill(2 * said.length);
  if (said.length === 0) return far;
  const ofKind = new Map<number, number>();
  const saidByKind = (kind: number) => {
    let count = ofKind.get(kind);
    if (count === undefined) {
      const tokens = new Set(kinds.values.at(kind).split(divider));
      count = said.filter(({ byKind }) => byKind(tokens)).length;
      ofKind.set(kind, count);
    }
    return count;
  };
  for (const { byName } of said) {
    const isNamed = memberOf(hits, byName[at] ?? none);
    for (let place = 0; place < hits.length; place++) far[place]! -= isNamed[place]!;
  }
  for (let place = 0; place < hits.length; place++)
    far[place]! -= saidByKind(kinds.items[hits[place]!]!);
  return far;
}
