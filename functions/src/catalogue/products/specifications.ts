import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import type { FoundRow, productRoutes } from "@bupum/shared/catalogue/products/contract";
import { shownChoice, shownSpecification } from "@bupum/shared/search/specifications/definitions";
import type { Facets, Filters } from "../../search/catalogue/facets.ts";
import { groupName } from "../../search/catalogue/groups.ts";
import { valuesOf } from "../../search/catalogue/view.ts";
import { currentView } from "../../search/snapshots/current.ts";
import { withEmpty } from "./facets.ts";
import { bySpecification } from "./telling.ts";

// Filters and counts by typed specifications (S8-9).

type Query = ParsedInput<typeof productRoutes.search>["query"];
type Shown = NonNullable<Reply<typeof productRoutes.search>["specificationFacets"]>;

/** The column of all specifications, in which a value is "poles=3". */
export const column = "specification";
const range = /^(-?[\d.e+-]*)\.\.(-?[\d.e+-]*)$/;
const endOf = (text = "") => (text === "" ? undefined : Number(text));

const partsOf = ({ specifications }: Query) =>
  (specifications?.split(";") ?? []).map((part) => part.split("="));

/** A value with two ends is a range of numbers; others are values, any of which is enough. */
export function specificationFilters(query: Query): Filters {
  const filters: { choices: Record<string, string[]>; ranges: Record<string, object> } = {
    choices: {},
    ranges: {},
  };
  for (const [spec = "", said = ""] of partsOf(query)) {
    const values = said.split("|");
    const name = groupName(column, spec);
    const ends = values.length === 1 ? range.exec(values[0]!) : undefined;
    if (ends) filters.ranges[name] = { least: endOf(ends[1]), most: endOf(ends[2]) };
    else filters.choices[name] = values;
  }
  return filters;
}

/** Specifications that a search is narrowed by. */
export const filteredSpecifications = (query: Query): string[] =>
  partsOf(query).map(([spec = ""]) => spec);

export const specificationName = (spec: string): string => groupName(column, spec);

/**
 * Counts of some specifications, by themselves or within those of all, with their names; those not
 * known are left out.
 */
export function toSpecificationFacets(
  specs: readonly string[],
  { choices }: Facets,
  wider: Facets | undefined,
): Shown {
  const ofAll = bySpecification(choices[column] ?? []);
  const all = wider && bySpecification(wider.choices[column] ?? []);
  return specs.flatMap((spec) => {
    const shown = shownSpecification(spec);
    const counted = withEmpty(
      choices[specificationName(spec)] ?? ofAll.get(spec) ?? [],
      all?.get(spec),
    );
    if (!shown) return [];
    const values = counted.map(({ value, count }) => ({
      value,
      name: shownChoice(spec, value),
      count,
    }));
    return [{ spec, ...shown, values }];
  });
}

/** What each product has of some specifications. */
export async function specificationsOf(
  ids: readonly string[],
  specs: readonly string[],
): Promise<(id: string) => Pick<FoundRow, "specifications">> {
  if (specs.length === 0 || ids.length === 0) return () => ({});
  const view = await currentView("products");
  return (id) => {
    const own = valuesOf(view, column, id).map((text) => text.split("="));
    const specifications = specs
      .map((spec) => ({
        spec,
        values: own.flatMap(([name, value = ""]) => (name === spec ? [value] : [])),
      }))
      .filter(({ values }) => values.length > 0);
    return { specifications };
  };
}
