/**
 * Router options that keep texts of the address plain: part numbers such as 6205 must neither
 * become numbers nor get quotes. So validateSearch sees texts only.
 */
export const plainSearch = {
  parseSearch: (query: string): Record<string, string> =>
    Object.fromEntries(new URLSearchParams(query)),
  stringifySearch(search: Record<string, unknown>): string {
    const query = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) =>
        value === undefined || value === "" ? [] : [[name, String(value)]],
      ),
    );
    return query.size > 0 ? `?${query}` : "";
  },
};
