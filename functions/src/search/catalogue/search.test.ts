import { normalize } from "@bupum/shared/kernel/text/text";
import { describe, expect, test } from "vitest";
import { build } from "./build.ts";
import { engine } from "./engine.ts";
import { type Entry, entryOf } from "./entry.ts";
import type { Filters } from "./facets.ts";
import type { Place } from "./page.ts";
import { open } from "./catalogue.ts";
import { search } from "./search.ts";
import { overlayOf, View } from "./view.ts";

// Random catalogues, and the same questions to lists of plain entries.

/** Numbers from 0 up to 1 that are the same in every run (Park and Miller). */
function drawer(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const makers = "omron siemens 한영넉스 autonics 三菱".split(" ");
const things = [
  "근접센서",
  "포토센서",
  "릴레이 소켓",
  "solid state relay",
  "耐热 电缆",
  "커패시터",
];
const regions = "SEOUL BUSAN DAEGU GYEONGGI".split(" ");

class Made {
  readonly draw: () => number;
  constructor(seed: number) {
    this.draw = drawer(seed);
  }
  of<T>(list: readonly T[]): T {
    return list[Math.floor(this.draw() * list.length)]!;
  }
  isSo(share: number): boolean {
    return this.draw() < share;
  }
  number(): string {
    const letters = "ab1-2".split("");
    return Array.from({ length: 4 + Math.floor(this.draw() * 5) }, () => this.of(letters)).join("");
  }
  entry(id: string): Entry {
    const maker = this.of(makers);
    const thing = this.of(things);
    const subject = {
      numbers: this.isSo(0.3) ? [this.number(), this.number()] : [this.number()],
      label: maker,
      makers: [maker],
      owners: [`mkr_${makers.indexOf(maker)}`],
      kinds: [[thing], [`${this.of(things)} ${this.of(["24VDC", "10uF", "small"])}`]],
      korean: [thing, this.of(things)],
      texts: [thing, this.of(["24VDC", "10uF", "small", "large"]), maker],
    };
    const isOffered = this.isSo(0.6);
    return entryOf(id, subject, {
      stand: isOffered ? 0 : 2,
      choices: {
        manufactor: [`mkr_${makers.indexOf(maker)}`],
        ...(isOffered && { region: [...new Set([this.of(regions), this.of(regions)])] }),
      },
      figures: isOffered
        ? { price: Math.floor(this.draw() * 50), leadTimeDays: Math.floor(this.draw() * 9) }
        : {},
    });
  }
  filters(): Filters {
    const some = <T>(list: readonly T[]) => list.filter(() => this.isSo(0.4));
    return {
      choices: {
        ...(this.isSo(0.5) && { manufactor: some(["mkr_0", "mkr_1", "mkr_2", "mkr_unknown"]) }),
        ...(this.isSo(0.4) && { region: some(regions) }),
      },
      ranges: {
        ...(this.isSo(0.4) && { price: { least: Math.floor(this.draw() * 30) } }),
        ...(this.isSo(0.3) && { leadTimeDays: { most: Math.floor(this.draw() * 9) } }),
      },
    };
  }
}

const idOf = (at: number) => `prd_${String(at).padStart(5, "0")}`;

/** A snapshot, changes since, and what there is by now. */
function market(seed: number, count = 300) {
  const made = new Made(seed);
  const first = Array.from({ length: count }, (_, at) => made.entry(idOf(at)));
  const changes = new Map<string, Entry>();
  for (let at = 0; at < count + 40; at += 1 + Math.floor(made.draw() * 12))
    changes.set(idOf(at), { ...made.entry(idOf(at)), ...(made.isSo(0.3) && { gone: true }) });
  const catalogue = open(build(first));
  const present = [...new Map([...first, ...changes.values()].map((one) => [one.id, one])).values()]
    .filter(({ gone }) => !gone)
    .toSorted((left, right) => (left.id > right.id ? -1 : 1));
  return { made, catalogue, changes, present, view: new View(catalogue, overlayOf(changes)) };
}

const passes = (entry: Entry, { choices, ranges }: Filters, without = ""): boolean =>
  Object.entries(choices).every(
    ([name, wanted]) =>
      name === without || wanted.some((value) => entry.choices[name]?.includes(value)),
  ) &&
  Object.entries(ranges).every(([name, { least = -Infinity, most = Infinity }]) => {
    const figure = entry.figures[name] ?? Number.NaN;
    return name === without || (figure >= least && figure <= most);
  });

const countsOf = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, { length }]) => ({ value, count: length }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

const numbers = ({ numbers: own }: Entry) => own.map((one) => normalize(one));

const bands = [0, 10, 25];
const facets = { choices: ["manufactor", "region"], bands: { price: bands } };
const seeds = [1, 22, 333];

const idsOf = (hits: readonly { id: string }[]) => hits.map(({ id }) => id);

describe("the catalogue in memory", () => {
  test.each(seeds)("filters and counts as a reading of every entry does (seed %i)", (seed) => {
    const { made, present, view } = market(seed);
    for (let round = 0; round < 60; round++) {
      const filters = made.filters();
      const found = search({ view }, { keyword: "", limit: 30, filters, facets });
      const expected = present.filter((entry) => passes(entry, filters));
      expect(found.total).toBe(expected.length);
      const byStand = expected.toSorted((left, right) => left.stand - right.stand);
      expect(idsOf(found.hits)).toEqual(idsOf(byStand.slice(0, 30)));
      for (const name of facets.choices)
        expect(found.facets.choices[name]).toEqual(
          countsOf(
            present
              .filter((entry) => passes(entry, filters, name))
              .flatMap((entry) => entry.choices[name] ?? []),
          ),
        );
      const prices = present
        .filter((entry) => passes(entry, filters, "price"))
        .flatMap((entry) => entry.figures["price"] ?? []);
      const inBand = (from: number, at: number) =>
        prices.filter((price) => price >= from && price < (bands[at + 1] ?? Infinity)).length;
      expect(found.facets.bands["price"]).toEqual(
        bands
          .map((from, at) => ({ from, count: inBand(from, at) }))
          .filter(({ count }) => count > 0),
      );
    }
  });

  test.each(seeds)("finds every number by any piece of it (seed %i)", (seed) => {
    const { made, present, view } = market(seed);
    for (let round = 0; round < 60; round++) {
      const number = normalize(made.of(present).numbers[0]!);
      const from = Math.floor(made.draw() * (number.length - 2));
      const piece = number.slice(from, from + 3 + Math.floor(made.draw() * 4));
      if (piece.length < 3 || /^[0-9]+$/.test(piece)) continue;
      const { hits } = search({ view }, { keyword: piece, limit: 1_000 });
      const ofNumbers = hits.filter(({ tier }) => ["exact", "number", "infix"].includes(tier));
      const expected = present.filter((entry) => numbers(entry).some((one) => one.includes(piece)));
      expect(new Set(idsOf(ofNumbers))).toEqual(new Set(idsOf(expected)));
      const exact = present.filter((entry) => numbers(entry).includes(piece));
      const first = hits.filter(({ tier }) => tier === "exact");
      expect(new Set(idsOf(first))).toEqual(new Set(idsOf(exact)));
    }
  });

  test.each(["센서", "relay", "电缆", "콘덴서", "릴레이", "24V", "siemens", "ㄱㅈㅅㅅ"])(
    "finds what has the word %s, and nothing else",
    (word) => {
      const { present, view } = market(7);
      const { total } = search({ view }, { keyword: word, limit: 30 });
      // Each entry alone in a catalogue of its own is what the many must agree with.
      const alone = present.filter((entry) => {
        const only = new View(open(build([entry])), overlayOf(new Map()));
        return search({ view: only }, { keyword: word, limit: 1 }).total === 1;
      });
      expect(total).toBe(alone.length);
      expect(total).toBeGreaterThan(0);
    },
  );

  test.each(["", "센서", "ab1"])("pages of %j show each hit once and in order", (keyword) => {
    const { view, made } = market(5);
    for (const sort of [
      undefined,
      { by: "price", descending: false },
      { by: "price", descending: true },
      { by: "newest", descending: true },
      { by: "partNumber", descending: false },
      { by: "partNumber", descending: true },
    ]) {
      const asked = { keyword, filters: made.filters(), sort };
      const all = search({ view }, { ...asked, limit: 1_000 });
      const seen: string[] = [];
      let after: Place | undefined;
      do {
        const page = search({ view }, { ...asked, limit: 7, after });
        seen.push(...idsOf(page.hits));
        after = page.next;
      } while (after);
      expect(seen).toEqual(idsOf(all.hits));
      expect(seen).toHaveLength(all.total);
      const third = search({ view }, { ...asked, limit: 7, skip: 14 });
      expect(idsOf(third.hits)).toEqual(seen.slice(14, 21));
    }
  });

  test("answers the same from a new snapshot as from the old one with its changes", () => {
    const { catalogue, changes, present, view } = market(9);
    const next = build(engine.merged(catalogue, changes));
    expect(Buffer.compare(next, build(present))).toBe(0);
    const newer = new View(open(next), overlayOf(new Map()));
    for (const keyword of ["", "센서", "ab1", "릴레이 24V", "omron 커패시터"]) {
      const asked = { keyword, limit: 50, facets };
      expect(search({ view: newer }, asked)).toEqual(search({ view }, asked));
    }
  });

  test("answers the same whichever polls brought the changes since", () => {
    const made = new Made(12);
    const first = Array.from({ length: 900 }, (_, at) => made.entry(idOf(at)));
    const catalogue = open(build(first));
    const changes = new Map<string, Entry>();
    let overlay = overlayOf(changes);
    const settled = new Set([overlay.settled]);
    for (let poll = 0; poll < 24; poll++) {
      for (let count = 0; count < 60; count++) {
        const id = idOf(Math.floor(made.draw() * 1_000));
        changes.set(id, { ...made.entry(id), ...(made.isSo(0.2) && { gone: true }) });
      }
      overlay = overlayOf(new Map(changes), overlay);
      settled.add(overlay.settled);
      expect(overlay.recent.changes.size).toBeLessThanOrEqual(500);
      // Each comparison builds a whole catalogue.
      if (poll % 6 !== 5) continue;
      const view = new View(catalogue, overlay);
      const anew = new View(open(build(engine.merged(catalogue, changes))), overlayOf(new Map()));
      for (const keyword of ["", "센서", "ab1"]) {
        const asked = { keyword, limit: 50, facets };
        expect(search({ view }, asked), `poll ${poll}, ${keyword}`).toEqual(
          search({ view: anew }, asked),
        );
      }
    }
    // The settled layer is used by many polls.
    expect(settled.size).toBeGreaterThan(1);
    expect(settled.size).toBeLessThan(5);
  });

  test("is refused where it was cut off, changed, or is another version", () => {
    const content = build([new Made(3).entry("prd_1")]);
    expect(() => open(content.subarray(0, content.length - 1))).toThrow("checksum");
    const changed = Uint8Array.from(content);
    changed[changed.length - 1]! ^= 1;
    expect(() => open(changed)).toThrow("checksum");
    expect(() => open(new Uint8Array(40))).toThrow("no catalogue");
  });

  test("of nothing finds nothing", () => {
    const view = new View(engine.empty(), overlayOf(new Map()));
    const asked = { keyword: "e3z-d61", limit: 30, facets };
    expect(search({ view }, asked)).toMatchObject({ hits: [], total: 0, isInVain: true });
  });
});
