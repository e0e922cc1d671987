import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import type { productRoutes } from "@bupum/shared/catalogue/products/contract";
import type { Facets, WantedFacets } from "../../search/catalogue/facets.ts";

type Name = NonNullable<ParsedInput<typeof productRoutes.search>["query"]["facets"]>[number];
type Shown = NonNullable<Reply<typeof productRoutes.search>["facets"]>;

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

/** Values with counts, the most frequent first; of a band its lower end. */
export const toFacets = ({ choices, bands: counted }: Facets, names: readonly Name[]): Shown => [
  ...names.flatMap((name) => (choices[name] ? [{ name, values: choices[name] }] : [])),
  ...Object.entries(counted).map(([name, values]) => ({
    name: name as Name,
    values: values.map(({ from, count }) => ({ value: String(from), count })),
  })),
];
