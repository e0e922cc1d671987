import type { ParsedInput, Reply } from "@bupum/shared/kernel/route";
import type { productRoutes } from "@bupum/shared/catalogue/products/contract";
import { shownChoice, shownSpecification } from "@bupum/shared/search/specifications/definitions";
import type { Facets, Filters } from "../../search/catalogue/facets.ts";
import { groupName } from "../../search/catalogue/groups.ts";

// Filters and counts by typed specifications (S8-9).

type Query = ParsedInput<typeof productRoutes.search>["query"];
type Shown = NonNullable<Reply<typeof productRoutes.search>["specificationFacets"]>;

const column = "specification";
const range = /^(-?[\d.e+-]*)\.\.(-?[\d.e+-]*)$/;
const endOf = (text = "") => (text === "" ? undefined : Number(text));

/** A value with two ends is a range of numbers; others are values, any of which is enough. */
export function specificationFilters({ specifications }: Query): Filters {
  const filters: { choices: Record<string, string[]>; ranges: Record<string, object> } = {
    choices: {},
    ranges: {},
  };
  for (const part of specifications?.split(";") ?? []) {
    const [spec = "", said = ""] = part.split("=");
    const values = said.split("|");
    const name = groupName(column, spec);
    const ends = values.length === 1 ? range.exec(values[0]!) : undefined;
    if (ends) filters.ranges[name] = { least: endOf(ends[1]), most: endOf(ends[2]) };
    else filters.choices[name] = values;
  }
  return filters;
}

export const specificationNames = ({ specificationFacets = [] }: Query): string[] =>
  specificationFacets.map((spec) => groupName(column, spec));

/** Counts of the specifications that were asked for, with their names; those not known are left out. */
export function toSpecificationFacets(query: Query, { choices }: Facets): Shown {
  return (query.specificationFacets ?? []).flatMap((spec) => {
    const shown = shownSpecification(spec);
    const counted = choices[groupName(column, spec)] ?? [];
    if (!shown) return [];
    const values = counted.map(({ value, count }) => ({
      value,
      name: shownChoice(spec, value),
      count,
    }));
    return [{ spec, ...shown, values }];
  });
}
