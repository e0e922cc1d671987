import type { Condition } from "@bupum/shared/catalogue/products/merchandise-fields";
import { isId } from "@bupum/shared/kernel/id-text";
import type { Prefix } from "@bupum/shared/kernel/ids";
import type { OfAddress } from "@bupum/shared/kernel/route";
import { regions } from "@bupum/shared/reference/regions/regions";
import { type Address, choiceSearch, flagSearch, textSearch } from "@bupum/ui/list/list-search";

// What a list of results is narrowed by, as it stands in the address: by the names and in the form of
// GET /products/search, so that an address is also what is asked (S2-13).

export const sorts = [
  "price:asc",
  "price:desc",
  "leadTimeDays:asc",
  "popularity:desc",
  "createdAt:desc",
  "partNumber:asc",
  "partNumber:desc",
] as const;
export const listNames = ["manufactorIds", "categoryTagIds", "conditions", "regions"] as const;
const figureNames = ["minPrice", "maxPrice", "maxLeadTimeDays"] as const;
/** Everything but the keyword and the order. */
export const filterNames = [
  ...listNames,
  "inStock",
  "withoutDiscontinued",
  ...figureNames,
  "specifications",
] as const;
export type ListName = (typeof listNames)[number];

export type ResultSearch = OfAddress & { searchKeyword?: string | undefined } & {
  [Name in ListName | (typeof figureNames)[number] | "specifications"]?: string | undefined;
} & { [Name in "inStock" | "withoutDiscontinued"]?: "true" | undefined } & {
  sort?: (typeof sorts)[number] | undefined;
};
/** Some of it, to be put into the address. */
export type Narrowed = Omit<ResultSearch, keyof OfAddress>;
/** Puts filters into the address; a function is given what stands there by then. */
export type Narrow = (to: Narrowed | ((search: Narrowed) => Narrowed)) => void;

/** Apart from their schema, so that the entry chunk stays free of zod. */
const conditions = {
  NEW: true,
  NEW_SURPLUS: true,
  REFURBISHED: true,
  USED: true,
} satisfies Record<Condition, true>;

const most = 20;
const listed = (text: string | undefined, isKnown: (value: string) => boolean) =>
  text?.split(",").filter(isKnown).slice(0, most).join(",") || undefined;
const oneOf = (names: readonly string[]) => (value: string) => names.includes(value);
const idOf = (prefix: Prefix) => (value: string) => isId(value, prefix);
const figure = (text: string | undefined) =>
  text !== undefined && /^\d{1,12}$/.test(text) ? text : undefined;
const isSpecifications = (text: string) =>
  text.length <= 600 && /^([a-z0-9-]{2,60}=[^;=]+(;(?!$)|$)){1,10}$/.test(text);

/**
 * Reads the filters of an address for validateSearch; invalid values are ignored. An older address
 * has one maker under a name of its own.
 */
export function resultSearch(search: Address): ResultSearch & { manufactorId?: undefined } {
  const text = textSearch(search, ...listNames, ...figureNames, "specifications", "manufactorId");
  const { specifications, manufactorId } = text;
  return {
    manufactorId: undefined,
    manufactorIds: listed(text.manufactorIds ?? manufactorId, idOf("mkr")),
    categoryTagIds: listed(text.categoryTagIds, idOf("cat")),
    conditions: listed(text.conditions, oneOf(Object.keys(conditions))),
    regions: listed(text.regions, oneOf(regions)),
    ...flagSearch(search, "inStock"),
    ...flagSearch(search, "withoutDiscontinued"),
    minPrice: figure(text.minPrice),
    maxPrice: figure(text.maxPrice),
    maxLeadTimeDays: figure(text.maxLeadTimeDays),
    specifications: specifications && isSpecifications(specifications) ? specifications : undefined,
    ...choiceSearch(search, "sort", sorts),
  };
}
