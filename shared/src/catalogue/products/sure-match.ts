// Without zod, for pages.

/** The part that a row of a list is without a question; undefined where its reader must choose. */
export const sureProduct = <Product>(
  found: { match: string; parts: readonly Product[] } | undefined,
): Product | undefined =>
  found?.match === "EXACT" || found?.match === "ALIAS" ? found.parts[0] : undefined;
