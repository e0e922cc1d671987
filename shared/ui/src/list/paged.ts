import type { QueryKey } from "@tanstack/react-query";

/** Position and sort of a list: a change of these keeps the old rows until the new ones arrive. */
const places: ReadonlySet<string> = new Set(["page", "itemsPerPage", "cursor", "sort", "orderBy"]);

/** The query without position and sort. */
const questionOf = (key: QueryKey): string =>
  JSON.stringify(key, (name, value: unknown) => (places.has(name) ? undefined : value));

/**
 * A list keeps its rows until the next page has arrived. With another keyword or filter it does
 * not: old rows must not be shown for a new query.
 */
export const paged = <Options extends { queryKey: QueryKey }>(options: Options) => ({
  ...options,
  placeholderData: <Answer>(
    previous: Answer | undefined,
    before: { queryKey: QueryKey } | undefined,
  ): Answer | undefined =>
    before && questionOf(before.queryKey) === questionOf(options.queryKey) ? previous : undefined,
});
