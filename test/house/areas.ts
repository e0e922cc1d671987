/**
 * The areas of the house, the lowest first: a file may import from its own area and from those
 * below it. `functions/src/<area>/<noun>` and `shared/src/<area>/<noun>` have the same areas; what
 * one of the two does not need is absent there.
 */
export const areas: Record<string, string> = {
  kernel: "what every noun needs",
  providers: "what is called outside",
  reference: "categories, rates, stocks, addresses, regions, documents of the API",
  billing: "subscriptions, cards, payments",
  search: "words, and what asks the index",
  catalogue: "products and their makers",
  accounts: "people, sellers and writers, and their files, blocks and bookmarks",
  selling: "merchandises and dealers",
  deal: "requests, estimates, quotes, orders",
  talk: "chats",
  trust: "reports of sellers",
  papers: "printed documents",
  sheets: "bulk registration by Excel",
  reading: "boards, news, wikis",
  notices: "notices, and the words of each state",
  indexing: "what fills the index, and so knows every noun",
  admin: "admins' operations",
  jobs: "what queues and the clock call",
  sites: "what pages are answered with",
  sockets: "what the gateway of sockets calls",
};

/** The area and the noun that a file of `functions/src` or `shared/src` belongs to. */
export function placeOf(
  file: string,
): { workspace: string; area: string; noun: string } | undefined {
  const [, workspace, area, noun] =
    /^(functions|shared)\/src\/([a-z-]+)\/(?:([a-z-]+)\/)?/.exec(file) ?? [];
  return workspace && area ? { workspace, area, noun: noun ?? "" } : undefined;
}
