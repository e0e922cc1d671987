import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { productRoutes } from "@bupum/shared/catalogue/products/contract";
import type { Life } from "@bupum/shared/catalogue/products/life";
import type { LifeState } from "@bupum/shared/catalogue/products/lives";
import { facetNames } from "@bupum/shared/catalogue/products/search-query";
import { normalize } from "@bupum/shared/kernel/text/text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makerOf, productOf } from "../../kit/goods.ts";
import { ulid } from "../../kit/ids.ts";
import { randomOf } from "../../kit/random.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Query = Partial<ParsedInput<typeof productRoutes.search>["query"]>;

let world: World;
let guest: ReturnType<World["api"]>;
const random = randomOf(29);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.5);

const makers = [
  makerOf("오므론", "Omron"),
  makerOf("키엔스", "Keyence"),
  makerOf("지멘스", "Siemens"),
];
const tags = Array.from({ length: 3 }, () => `cat_${ulid()}` as const);
const conditions = ["NEW", "NEW_SURPLUS", "USED"] as const;
const regions = ["SEOUL", "BUSAN", "DAEGU"] as const;

const lifeIn = (state: LifeState): Life => ({
  state,
  source: "MAKER",
  saidAt: "2026-11-20T00:00:00.000Z",
});

/** A product as its rows say it. */
function made(at: number) {
  const isOffered = random() < 0.7;
  const inStock = isOffered && random() < 0.6;
  const offers = isOffered && {
    bestOffer: {
      unitPrice: String(one([500, 1_000, 9_999, 50_000, 2_000_000])),
      currency: "KRW" as const,
      moq: 1,
      stock: inStock ? 5 : 0,
      leadTimeDays: one([0, 1, 3, 10, 40]),
      condition: one(conditions),
    },
  };
  const product = productOf(one(makers), `FQ-${1_000 + at}`, {
    categoryTagIds: some(tags),
    offerCount: isOffered ? one([1, 2, 3, 7]) : 0,
    inStock,
    ...(random() < 0.4 && { life: lifeIn(one(["DISCONTINUED", "NOT_FOR_NEW_DESIGNS"])) }),
    ...offers,
  });
  return {
    product,
    conditions: isOffered ? some(conditions) : [],
    regions: isOffered ? some(regions) : [],
  };
}
type Made = ReturnType<typeof made>;
const all = Array.from({ length: 120 }, (_, at) => made(at));

beforeAll(async () => {
  world = await startWorld();
  guest = world.api();
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  const { makerRows } = await import("@bupum/functions/catalogue/manufactors/items");
  for (const maker of makers) await world.put(makerRows(maker));
  for (const { product, ...facets } of all) await world.put(productRows(product, facets));
  await world.drain({ searched: true });
});
afterAll(() => world.stop());

const wonOf = ({ product }: Made) => Number(product.bestOffer?.unitPrice ?? Number.NaN);
const daysOf = ({ product }: Made) => product.bestOffer?.leadTimeDays ?? Number.NaN;

/** What each facet has of a product, and the test of its filter. */
const facetsOf: Record<
  (typeof facetNames)[number],
  { values: (of: Made) => string[]; passes: (of: Made, query: Query) => boolean }
> = {
  manufactor: {
    values: ({ product }) => [product.manufactorId],
    passes: ({ product }, { manufactorIds }) =>
      manufactorIds?.includes(product.manufactorId) ?? true,
  },
  category: {
    values: ({ product }) => product.categoryTagIds,
    passes: ({ product }, { categoryTagIds }) =>
      categoryTagIds?.some((tag) => product.categoryTagIds.includes(tag)) ?? true,
  },
  condition: {
    values: (of) => of.conditions,
    passes: (of, query) =>
      query.conditions?.some((one) => of.conditions.includes(one as never)) ?? true,
  },
  region: {
    values: (of) => of.regions,
    passes: (of, query) => query.regions?.some((one) => of.regions.includes(one as never)) ?? true,
  },
  inStock: {
    values: ({ product }) => (product.inStock ? ["true"] : []),
    passes: ({ product }, { inStock }) => !inStock || product.inStock,
  },
  life: {
    values: ({ product }) => (product.life ? [product.life.state] : []),
    passes: ({ product }, { withoutDiscontinued }) =>
      !withoutDiscontinued || product.life?.state !== "DISCONTINUED",
  },
  price: {
    values: (of) => bandOf(wonOf(of), [0, 1_000, 10_000, 50_000, 100_000, 500_000, 1_000_000]),
    passes: (of, { minPrice, maxPrice }) =>
      (minPrice === undefined && maxPrice === undefined) ||
      (wonOf(of) >= (minPrice ?? 0) && wonOf(of) <= (maxPrice ?? Infinity)),
  },
  leadTimeDays: {
    values: (of) => bandOf(daysOf(of), [0, 1, 4, 8, 15, 31]),
    passes: (of, { maxLeadTimeDays }) =>
      maxLeadTimeDays === undefined || daysOf(of) <= maxLeadTimeDays,
  },
};
const bandNames: ReadonlySet<string> = new Set(["price", "leadTimeDays"]);
const bandOf = (figure: number, from: readonly number[]): string[] =>
  from
    .filter((least) => figure >= least)
    .slice(-1)
    .map(String);

const passes = (of: Made, query: Query, without?: string) =>
  Object.entries(facetsOf).every(([name, facet]) => name === without || facet.passes(of, query));

const maybe = <T extends object>(part: T) => (random() < 0.35 ? part : {});
const listed = <T>(list: readonly T[]) => {
  const chosen = some(list);
  return chosen.length > 0 ? chosen : [list[0]!];
};
function drawn(): Query {
  return {
    ...maybe({ manufactorIds: listed(makers.map(({ id }) => id)) }),
    ...maybe({ categoryTagIds: listed(tags) }),
    ...maybe({ conditions: listed(conditions) }),
    ...maybe({ regions: listed(regions) }),
    ...maybe({ inStock: true }),
    ...maybe({ withoutDiscontinued: true }),
    ...maybe({ minPrice: one([0, 1_000, 20_000]) }),
    ...maybe({ maxPrice: one([999, 60_000]) }),
    ...maybe({ maxLeadTimeDays: one([0, 3, 20]) }),
  };
}
/** The query as it is sent. */
const sent = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const sorted = async (sort: string) => {
  const query = { sort, itemsPerPage: "100" } as never;
  return (await guest.products.search({ query })).items;
};

const numbersOf = (rows: readonly { partNumber: string }[]) =>
  rows.map(({ partNumber }) => normalize(partNumber));

describe("a search for products", () => {
  test.each(["", "FQ-1"])(
    "of %j counts what a reading of every product counts, whatever it is narrowed by (S2-9)",
    async (searchKeyword) => {
      for (let round = 0; round < 40; round++) {
        const query = drawn();
        const page = await guest.products.search({
          query: { ...sent(query), searchKeyword, facets: facetNames.join(",") } as never,
        });
        const expected = all.filter((of) => passes(of, query));
        expect(page.total, JSON.stringify(query)).toBe(expected.length);
        const ids = new Set(expected.map(({ product }) => product.id));
        for (const { id } of page.items) expect(ids.has(id)).toBe(true);
        for (const { name, values } of page.facets!) {
          const counted = all
            .filter((of) => passes(of, query, name))
            .flatMap(facetsOf[name].values);
          const counts = Map.groupBy(counted, (value) => value);
          expect(new Map(values.map(({ value, count }) => [value, count]))).toEqual(
            new Map([...counts].map(([value, { length }]) => [value, length])),
          );
        }
      }
    },
  );

  test("counts as 0 what only the keyword and the categories find, when asked to (S2-12)", async () => {
    for (let round = 0; round < 20; round++) {
      const query = drawn();
      const page = await guest.products.search({
        query: { ...sent(query), facets: facetNames.join(","), withEmpty: "true" } as never,
      });
      const { categoryTagIds } = query;
      const only = categoryTagIds ? { categoryTagIds } : {};
      for (const { name, values } of page.facets!.filter((one) => !bandNames.has(one.name))) {
        const { values: valuesOf } = facetsOf[name];
        const ofAll = all.filter((of) => passes(of, only, name)).flatMap(valuesOf);
        const ofLeft = new Set(all.filter((of) => passes(of, query, name)).flatMap(valuesOf));
        expect(new Set(values.map(({ value }) => value))).toEqual(new Set(ofAll));
        for (const { value, count } of values) expect(count > 0).toBe(ofLeft.has(value));
      }
    }
  });

  test("names makers beside their counts", async () => {
    const { facets } = await guest.products.search({ query: { facets: "manufactor" } as never });
    const names = facets![0]!.values.map(({ value, name }) => [value, name]);
    expect(new Map(names as never)).toEqual(new Map(makers.map(({ id, name }) => [id, name])));
  });

  test("is sorted by price, by days and by age, with what has none at the end", async () => {
    const prices = (await sorted("price:asc")).map(({ bestOffer }) => Number(bestOffer?.unitPrice));
    const known = prices.filter((price) => !Number.isNaN(price));
    expect(known).toEqual(known.toSorted((left, right) => left - right));
    expect(prices.slice(0, known.length)).toEqual(known);
    const dear = (await sorted("price:desc")).map(({ bestOffer }) => Number(bestOffer?.unitPrice));
    expect(dear[0]).toBe(2_000_000);
    const days = (await sorted("leadTimeDays:asc")).map(({ bestOffer }) => bestOffer?.leadTimeDays);
    expect(days[0]).toBe(0);
    const newest = (await sorted("createdAt:desc")).map(({ id }) => id);
    expect(newest).toEqual(newest.toSorted().toReversed());
  });

  test("is sorted by how many sellers offer a product, the newer of equals first (S2-15)", async () => {
    const pages = await Promise.all(
      ["1", "2", "3", "4"].map((page) =>
        guest.products.search({
          query: { sort: "popularity:desc", itemsPerPage: "30", page } as never,
        }),
      ),
    );
    const expected = all
      .map(({ product }) => product)
      .toSorted(
        (left, right) => right.offerCount - left.offerCount || (left.id > right.id ? -1 : 1),
      );
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      expected.map(({ id }) => id),
    );
  });

  test("is sorted by number, without signs and from either end (S2-9)", async () => {
    const keys = all.map(({ product }) => normalize(product.partNumber)).toSorted();
    expect(numbersOf(await sorted("partNumber:asc"))).toEqual(keys.slice(0, 100));
    const fromEnd = numbersOf(await sorted("partNumber:desc"));
    expect(fromEnd).toEqual(keys.toReversed().slice(0, 100));
  });

  test("refuses a facet and a sort that it does not have", async () => {
    for (const query of [{ facets: "colour" }, { sort: "colour:asc" }, { conditions: "SHINY" }])
      await expect(guest.products.search({ query: query as never })).rejects.toMatchObject({
        status: 400,
      });
  });
});
