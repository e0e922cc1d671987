/**
 * The pages whose query narrows, sorts or pages a list of parts, by their path without a language.
 * Text of a regular expression, because CloudFront's own engine tests it as well (U3-1).
 */
export const narrowedPages = String.raw`^/(search|categories/[^/]+)/?$`;

/** Whether an address is a narrowed list: it is not indexed, and its canonical link has no query (S2-13). */
export const isNarrowed = (rest: string, query: string): boolean =>
  query.length > 1 && new RegExp(narrowedPages).test(rest);
