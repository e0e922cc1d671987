import type { InLanguages } from "@bupum/shared/kernel/language/languages";
import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import type { productRoutes } from "@bupum/shared/catalogue/products/contract";
import type { Facets, WantedFacets } from "../../search/catalogue/facets.ts";
import { knownCategories } from "../../reference/category-tags/known.ts";
import { namesOfMakers } from "./shown-names.ts";

type Name = NonNullable<ParsedInput<typeof productRoutes.search>["query"]["facets"]>[number];
type Shown = NonNullable<Reply<typeof productRoutes.search>["facets"]>;
type Counted = readonly { value: string; count: number }[];

/** Lower ends of the bands that prices in won and days until dispatch are counted in (S2-9). */
const bands: Partial<Record<Name, number[]>> = {
  price: [0, 1_000, 10_000, 50_000, 100_000, 500_000, 1_000_000],
  leadTimeDays: [0, 1, 4, 8, 15, 31],
};

export function askedFacets(names: readonly Name[]): WantedFacets {
  return {
    choices: names.filter((name) => !bands[name]),
    bands: Object.fromEntries(
      names.flatMap((name) => (bands[name] ? [[name, bands[name]] as const] : [])),
    ),
  };
}

/**
 * Counts of the values that a wider search has, in its order, so that none moves while a buyer
 * narrows; 0 where nothing is left (S2-12). What came since the wider search stands at the end.
 */
export function withEmpty(counted: Counted, wider: Counted = []): Counted {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const known = new Set(wider.map(({ value }) => value));
  return [
    ...wider.map(({ value }) => ({ value, count: counts.get(value) ?? 0 })),
    ...counted.filter(({ value }) => !known.has(value)),
  ];
}

/** The most values of one facet: the least frequent of a longer one are found by a keyword. */
const mostValues = 200;

/** Values with counts, the most frequent first; of a band its lower end. */
export async function toFacets(
  { choices, bands: counted }: Facets,
  names: readonly Name[],
  wider: Facets | undefined,
): Promise<Shown> {
  const found = names
    .filter((name) => choices[name])
    .map((name) => ({
      name,
      values: withEmpty(choices[name]!, wider?.choices[name]).slice(0, mostValues),
    }));
  const nameOf = await namesOf(found);
  return [
    ...found.map(({ name, values }) => ({
      name,
      values: values.map((one) => {
        const shown = nameOf.get(one.value);
        return { ...one, ...(shown && { name: shown }) };
      }),
    })),
    ...names.flatMap((name) => {
      const values = counted[name]?.map(({ from, count }) => ({ value: String(from), count }));
      return values ? [{ name, values }] : [];
    }),
  ];
}

/** Names of makers and categories. */
async function namesOf(
  facets: readonly { name: Name; values: Counted }[],
): Promise<ReadonlyMap<string, InLanguages>> {
  const makers = facets.find(({ name }) => name === "manufactor")?.values ?? [];
  const hasCategories = facets.some(({ name }) => name === "category");
  const [known, categories] = await Promise.all([
    namesOfMakers(makers.map(({ value }) => value)),
    hasCategories ? knownCategories() : [],
  ]);
  return new Map([...known, ...categories.map(({ id, name }) => [id, name] as const)]);
}
