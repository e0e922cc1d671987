import type { Catalogue, ChoiceColumn } from "./catalogue.ts";
import { groupOf, placesOf, placesWithin, type Range } from "./groups.ts";
import type { RankedHits } from "./ranking.ts";
import type { View } from "./view.ts";

// Filters and counts. Each facet counts what is left by all filters but its own, so that a buyer
// sees what another choice would find.

export interface Filters {
  /** Any of the values of each. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Both ends are within. */
  ranges: Readonly<Record<string, Range>>;
  /** None of the values of each; what has no value passes, also in a snapshot without the column. */
  without?: Readonly<Record<string, readonly string[]>>;
}
export interface WantedFacets {
  choices: readonly string[];
  /** Lower ends of the bands of a figure, ascending; what is below the first is not counted. */
  bands: Readonly<Record<string, readonly number[]>>;
}
/** How many hits have each value; values without a hit are left out. */
export interface Facets {
  choices: Record<string, { value: string; count: number }[]>;
  bands: Record<string, { from: number; count: number }[]>;
}

/** Whether a thing passes one filter. */
interface Test {
  name: string;
  passes: (ordinal: number) => boolean;
}

/** Any of some places of a column. */
function placeTest(name: string, column: ChoiceColumn | undefined, places: ReadonlySet<number>) {
  const passes = (ordinal: number) => {
    if (!column || places.size === 0) return false;
    const to = column.to(ordinal);
    for (let at = column.from(ordinal); at < to; at++)
      if (places.has(column.items[at]!)) return true;
    return false;
  };
  return { name, passes };
}
function choiceTest(
  name: string,
  choices: ReadonlyMap<string, ChoiceColumn>,
  wanted: readonly string[],
): Test {
  const { column: columnName, prefix } = groupOf(name);
  const column = choices.get(columnName);
  const places = new Set(wanted.map((value) => column?.values.find(prefix + value) ?? -1));
  places.delete(-1);
  return placeTest(name, column, places);
}
/** Numbers of a specification lie with its other values. */
function groupRangeTest(
  name: string,
  choices: ReadonlyMap<string, ChoiceColumn>,
  range: Range,
): Test | undefined {
  const group = groupOf(name);
  const column = choices.get(group.column);
  if (group.prefix === "") return undefined;
  return placeTest(name, column, column ? placesWithin(column, group, range) : new Set());
}
function rangeTest(name: string, column: Float64Array | undefined, { least, most }: Range) {
  // What has no figure is in no range.
  const passes = (ordinal: number) => {
    const figure = column?.[ordinal] ?? Number.NaN;
    return figure >= (least ?? -Infinity) && figure <= (most ?? Infinity);
  };
  return { name, passes };
}
function lackTest(
  name: string,
  choices: ReadonlyMap<string, ChoiceColumn>,
  unwanted: readonly string[],
): Test {
  const { passes } = choiceTest(name, choices, unwanted);
  return { name, passes: (ordinal) => !passes(ordinal) };
}
const testsOf = ({ choices, figures }: Catalogue, filters: Filters): Test[] => [
  ...Object.entries(filters.choices).map(([name, wanted]) => choiceTest(name, choices, wanted)),
  ...Object.entries(filters.without ?? {}).map(([name, unwanted]) =>
    lackTest(name, choices, unwanted),
  ),
  ...Object.entries(filters.ranges).map(
    ([name, range]) =>
      groupRangeTest(name, choices, range) ?? rangeTest(name, figures.get(name), range),
  ),
];

/** Counts what is left by all filters but the one of its own name. */
interface Counter {
  name: string;
  count: (ordinal: number) => void;
  add: (into: Facets) => void;
}

function choiceCounter(name: string, column: ChoiceColumn): Counter {
  const group = groupOf(name);
  const [first, end] = placesOf(column.values, group);
  const counts = new Uint32Array(end - first);
  return {
    name,
    count(ordinal) {
      const to = column.to(ordinal);
      for (let at = column.from(ordinal); at < to; at++) {
        const place = column.items[at]!;
        if (place >= first && place < end) counts[place - first]!++;
      }
    },
    add({ choices }) {
      const all = new Map(choices[name]?.map(({ value, count }) => [value, count]));
      for (const [place, count] of counts.entries()) {
        if (count === 0) continue;
        const value = column.values.at(first + place).slice(group.prefix.length);
        all.set(value, (all.get(value) ?? 0) + count);
      }
      choices[name] = [...all].map(([value, count]) => ({ value, count })).toSorted(byCount);
    },
  };
}
const byCount = (
  left: { value: string; count: number },
  right: { value: string; count: number },
): number => right.count - left.count || (left.value < right.value ? -1 : 1);

function bandCounter(name: string, column: Float64Array, from: readonly number[]): Counter {
  const counts = new Uint32Array(from.length);
  return {
    name,
    count(ordinal) {
      const figure = column[ordinal]!;
      let band = from.length - 1;
      while (band >= 0 && !(figure >= from[band]!)) band--;
      if (band >= 0) counts[band]!++;
    },
    add({ bands }) {
      const before = new Map(bands[name]?.map((band) => [band.from, band.count]));
      bands[name] = from
        .map((least, at) => ({ from: least, count: counts[at]! + (before.get(least) ?? 0) }))
        .filter(({ count }) => count > 0);
    },
  };
}

function countersOf({ choices, figures }: Catalogue, wanted: WantedFacets): Counter[] {
  return [
    // One that is named twice is counted once.
    ...[...new Set(wanted.choices)].flatMap((name) => {
      const column = choices.get(groupOf(name).column);
      return column ? [choiceCounter(name, column)] : [];
    }),
    ...Object.entries(wanted.bands).flatMap(([name, from]) => {
      const column = figures.get(name);
      return column ? [bandCounter(name, column, from)] : [];
    }),
  ];
}

const never = -1;
/** All filters are passed. */
const all = -2;

/** The only filter that a thing fails; `all` where it passes each, `never` where it fails more. */
function failed(tests: readonly Test[], ordinal: number): number {
  let only = all;
  for (let at = 0; at < tests.length; at++) {
    if (tests[at]!.passes(ordinal)) continue;
    if (only !== all) return never;
    only = at;
  }
  return only;
}

/**
 * Hits of one catalogue that pass all filters, in the place of all; each counter sees also what
 * fails its own filter alone.
 */
function passing(
  hits: RankedHits,
  tests: readonly Test[],
  counters: readonly Counter[],
): RankedHits {
  if (tests.length === 0 && counters.length === 0) return hits;
  const ofTest = tests.map(({ name }) => counters.filter((one) => one.name === name));
  const { ordinals, tiers, ranks } = hits;
  let count = 0;
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at]!;
    const failing = failed(tests, ordinal);
    if (failing === never) continue;
    if (failing !== all) {
      for (const counter of ofTest[failing]!) counter.count(ordinal);
      continue;
    }
    for (const counter of counters) counter.count(ordinal);
    ordinals[count] = ordinal;
    tiers[count] = tiers[at]!;
    ranks[count++] = ranks[at]!;
  }
  return {
    ordinals: ordinals.subarray(0, count),
    tiers: tiers.subarray(0, count),
    ranks: ranks.subarray(0, count),
  };
}

/** Hits that pass the filters, catalogue by catalogue, and the counts that are wanted. */
export function filtered(
  view: View,
  hits: readonly RankedHits[],
  filters: Filters,
  wanted: WantedFacets,
): { hits: RankedHits[]; total: number; facets: Facets } {
  const facets: Facets = {
    choices: Object.fromEntries(wanted.choices.map((name) => [name, []])),
    bands: Object.fromEntries(Object.keys(wanted.bands).map((name) => [name, []])),
  };
  const kept = view.segments.map(({ catalogue }, segment) => {
    const counters = countersOf(catalogue, wanted);
    const passed = passing(hits[segment]!, testsOf(catalogue, filters), counters);
    for (const counter of counters) counter.add(facets);
    return passed;
  });
  const total = kept.reduce((sum, { ordinals }) => sum + ordinals.length, 0);
  return { hits: kept, total, facets };
}
