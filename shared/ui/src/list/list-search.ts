import { periodPattern } from "@bupum/shared/kernel/calendar/period";
import { isId } from "@bupum/shared/kernel/id-text";
import type { Id, Prefix } from "@bupum/shared/kernel/ids";
import type { PageSize } from "@bupum/shared/kernel/page";
import type { OfAddress } from "@bupum/shared/kernel/route";
import type { Day } from "@bupum/shared/kernel/time";

/** State of a list in the address, by the names of the API's own query (U1-5). */
export interface ListSearch extends OfAddress {
  page?: number | undefined;
  itemsPerPage?: PageSize | undefined;
  /** "createdAt:desc"; a list that can be sorted reads it with choiceSearch. */
  sort?: string | undefined;
  /**
   * Used together with `page`, which it overrides, so that deep pages cost no more than the first.
   */
  cursor?: string | undefined;
}

/** A changed sort, size or filter starts at the first page again. */
export const firstPage = { page: undefined, cursor: undefined };

export const pageSizes = [10, 30, 100] as const satisfies readonly PageSize[];
export const defaultPageSize = 30;

/** The unparsed values of an address: texts. */
export type Address = Readonly<Record<string, unknown>>;

/** Values of the address by name; an invalid value is present as undefined. */
type Read<Name extends string, Value> = OfAddress & { [N in Name]?: Value | undefined };

/** The router keeps a raw value under any name that validateSearch omits, so none is omitted. */
function read<Name extends string, Value>(
  search: Address,
  names: readonly Name[],
  valueOf: (text: string) => Value | undefined,
): Read<Name, Value> {
  const found: { [N in Name]?: Value | undefined } = {};
  for (const name of names) {
    const text = search[name];
    found[name] = typeof text === "string" && text !== "" ? valueOf(text) : undefined;
  }
  return found;
}

/** Parses the list's position for a route's validateSearch; invalid values are ignored. */
export function listSearch(search: Address): Omit<ListSearch, "sort"> {
  // The router passes parsed values again: numbers.
  const page = Math.trunc(Number(search["page"]));
  const size = pageSizes.find((known) => known === Number(search["itemsPerPage"]));
  return {
    page: page > 1 ? page : undefined,
    itemsPerPage: size === defaultPageSize ? undefined : size,
    cursor: page > 1 ? textSearch(search, "cursor").cursor : undefined,
  };
}

/** A text of the address, for keywords and tokens in validateSearch. */
export const textSearch = <Name extends string>(search: Address, ...names: readonly Name[]) =>
  read(search, names, (text) => text);

/** One of the known values, or nothing: statuses, tabs and sorts in validateSearch. */
export const choiceSearch = <Name extends string, const Value extends string>(
  search: Address,
  name: Name,
  known: readonly Value[],
) => read(search, [name], (text) => known.find((choice) => choice === text));

/** The sort of an address, if the requested list has it. */
export const sortIn = <Sort extends string>(
  sort: Sort | undefined,
  possible: readonly Sort[],
): { sort?: Sort } => (sort !== undefined && possible.includes(sort) ? { sort } : {});

/** Whether a list can be sorted by a column. */
export const sortsBy = (possible: readonly string[], column: string): boolean =>
  possible.some((sort) => sort.startsWith(`${column}:`));

/** A filter that is on or absent: `inStock=true`. */
export const flagSearch = <Name extends string>(search: Address, name: Name) =>
  choiceSearch(search, name, ["true"]);

/** An id of that kind, or nothing. */
export const idSearch = <Name extends string, P extends Prefix>(
  search: Address,
  name: Name,
  prefix: P,
) => read<Name, Id<P>>(search, [name], (text) => (isId(text, prefix) ? text : undefined));

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/** Calendar days, YYYY-MM-DD. */
export const daySearch = <Name extends string>(search: Address, ...names: readonly Name[]) =>
  read<Name, Day>(search, names, (text) => (isDay(text) ? text : undefined));

/** A month or a year, YYYY-MM or YYYY. */
export const periodSearch = <Name extends string>(search: Address, name: Name) =>
  read(search, [name], (text) => (periodPattern.test(text) ? text : undefined));

/** A list's position, for queryFrom. */
export const place = ["page", "itemsPerPage", "cursor"] as const;

/**
 * A call's query from a page's search: only the named parts, since an address has parameters that
 * the API does not know (`type` and `detailType`, U1-6) and refuses.
 */
export function queryFrom<Search extends OfAddress, Name extends keyof Search>(
  search: Search,
  ...names: readonly Name[]
): Partial<Pick<Search, Name>> {
  const query: Partial<Pick<Search, Name>> = {};
  for (const name of names) query[name] = search[name];
  return query;
}

/** `filter=state:HIDDEN;country:KR` of the admin lists; undefined without a filter. */
export function filterText(
  filters: Readonly<Record<string, string | undefined>>,
): { filter: string } | undefined {
  const pairs = Object.entries(filters).filter(([, value]) => value !== undefined && value !== "");
  if (pairs.length === 0) return undefined;
  return { filter: pairs.map(([name, value]) => `${name}:${value}`).join(";") };
}
