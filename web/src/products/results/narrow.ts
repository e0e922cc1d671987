import { filterNames, listNames, type ListName, type Narrowed } from "./address.ts";

// What a choice makes of the filters of an address.

export const valuesOf = (text: string | undefined): string[] => text?.split(",") ?? [];

const toggledIn = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The filter with a value more, or less. */
export const toggled = (search: Narrowed, name: ListName, value: string): Narrowed => ({
  [name]: toggledIn(valuesOf(search[name]), value).join(",") || undefined,
});

/** What is chosen of one specification: values, or a typed range of numbers. */
export interface Chosen {
  values: readonly string[];
  range?: readonly [least: string, most: string] | undefined;
}
export const nothingChosen: Chosen = { values: [] };

/** A range alone is asked for as one; a value that is a range stands twice, to be found as a value. */
function chosenIn(text: string): Chosen {
  const values = text.split("|");
  const [least, most] = values.length === 1 ? text.split("..") : [];
  if (least !== undefined && most !== undefined) return { values: [], range: [least, most] };
  return { values: [...new Set(values)] };
}
function textOf({ values, range }: Chosen): string {
  if (range) return range.some(Boolean) ? range.join("..") : "";
  const [only = ""] = values;
  return values.length === 1 && only.includes("..") ? `${only}|${only}` : values.join("|");
}

/** What is chosen of each specification. */
export const specificationsIn = (text: string | undefined): Map<string, Chosen> =>
  new Map(
    (text?.split(";") ?? []).map((part) => {
      const [spec = "", values = ""] = part.split("=");
      return [spec, chosenIn(values)] as const;
    }),
  );

/** The filters with another choice of one specification. */
export function specified(search: Narrowed, spec: string, chosen: Chosen): Narrowed {
  const all = specificationsIn(search.specifications).set(spec, chosen);
  const parts = [...all].map(([name, one]) => [name, textOf(one)] as const);
  const said = parts.filter(([, text]) => text !== "").map((part) => part.join("="));
  return { specifications: said.join(";") || undefined };
}
/** A chosen value more or less, instead of a range. */
export const specificationToggled = (search: Narrowed, spec: string, value: string): Narrowed => {
  const { values } = specificationsIn(search.specifications).get(spec) ?? nothingChosen;
  return specified(search, spec, { values: toggledIn(values, value) });
};

/** No filter at all; keyword and order stay. */
export const unfiltered: Narrowed = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
);
/** How many filters there are. */
export const countFilters = (search: Narrowed): number =>
  listNames.reduce((sum, name) => sum + valuesOf(search[name]).length, 0) +
  [...specificationsIn(search.specifications).values()].reduce(
    (sum, { values, range }) => sum + values.length + (range ? 1 : 0),
    0,
  ) +
  (["inStock", "withoutDiscontinued", "maxLeadTimeDays"] as const).filter(
    (name) => search[name] !== undefined,
  ).length +
  (search.minPrice !== undefined || search.maxPrice !== undefined ? 1 : 0);
