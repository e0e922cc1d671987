import type { QueryKey } from "@tanstack/react-query";

/** Where in a list one is and how it is sorted: the same question, and much of the same answer. */
const places: ReadonlySet<string> = new Set(["page", "itemsPerPage", "cursor", "sort", "orderBy"]);

/** What a query asks for, wherever in the list. */
const questionOf = (key: QueryKey): string =>
  JSON.stringify(key, (name, value: unknown) => (places.has(name) ? undefined : value));

/**
 * A list keeps what it shows until its next page has come. Another keyword or filter is another
 * question: an old answer never stands under it.
 */
export const paged = <Options extends { queryKey: QueryKey }>(options: Options) => ({
  ...options,
  placeholderData: <Answer>(
    previous: Answer | undefined,
    before: { queryKey: QueryKey } | undefined,
  ): Answer | undefined =>
    before && questionOf(before.queryKey) === questionOf(options.queryKey) ? previous : undefined,
});
