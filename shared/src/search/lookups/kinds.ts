/** What the admins' search box finds, in the order of its groups. Without zod, for the page. */
export const lookupKinds = [
  "purchaseOrder",
  "group",
  "estimate",
  "user",
  "seller",
  "writer",
  "payment",
  "registerRequest",
] as const;
export type LookupKind = (typeof lookupKinds)[number];

/** A shorter text is in too many names. */
export const shortestLookup = 2;
/** The hits of a kind that are shown. */
export const mostLookups = 8;
