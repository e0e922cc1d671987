/** State of a list in the address, by the names of the API's own query (SPEC.md 7). */
export interface ListSearch {
  page?: number;
  itemsPerPage?: number;
  /** "createdAt:desc" */
  sort?: string;
  /** Comes with `page` and wins over it, so that deep pages cost no more than the first. */
  cursor?: string;
}

export const pageSizes = [10, 30, 100] as const;
export const defaultPageSize = 30;

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Reads the list's state for a route's validateSearch; what is wrong falls back silently. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const page = Math.trunc(Number(search["page"]));
  const size = pageSizes.find((known) => known === Number(search["itemsPerPage"]));
  const sort = text(search["sort"]);
  const cursor = text(search["cursor"]);
  return {
    ...(page > 1 && { page }),
    ...(size && size !== defaultPageSize && { itemsPerPage: size }),
    ...(sort && { sort }),
    ...(cursor && page > 1 && { cursor }),
  };
}

/** A text of the address, for filters and keywords in validateSearch. */
export function textSearch<Name extends string>(
  search: Record<string, unknown>,
  ...names: readonly Name[]
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = text(search[name]);
    if (value) found[name] = value;
  }
  return found;
}

/** One of the known values, or nothing: statuses and tabs in validateSearch. */
export function choiceSearch<Name extends string, Value extends string>(
  search: Record<string, unknown>,
  name: Name,
  known: readonly Value[],
): Partial<Record<Name, Value>> {
  const value = known.find((choice) => choice === search[name]);
  const found: Partial<Record<Name, Value>> = {};
  if (value) found[name] = value;
  return found;
}

/** `filter=state:HIDDEN;country:KR` of the admin lists, or nothing where no filter is set. */
export function filterText(
  filters: Readonly<Record<string, string | undefined>>,
): { filter: string } | undefined {
  const pairs = Object.entries(filters).filter(([, value]) => value !== undefined && value !== "");
  if (pairs.length === 0) return undefined;
  return { filter: pairs.map(([name, value]) => `${name}:${value}`).join(";") };
}
