import type { Id } from "@bupum/shared/kernel/ids";

/** The kinds of names by which admins find entries. */
export const ledgerNames = ["buyer", "seller", "product", "part"] as const;
export type LedgerName = (typeof ledgerNames)[number];
/**
 * The spaces of entries: all, all by one kind of name, one's own by any name, those of a cost centre,
 * news, posts by title, author or whole text, wikis by text or links; the last three also by the
 * initials of titles and tags.
 */
export type Space =
  | "all"
  | "news"
  | "board-titles"
  | "board-authors"
  | "board-texts"
  | "wiki"
  | "news-initials"
  | "board-initials"
  | "wiki-initials"
  | typeof exactSpace
  | typeof lookupSpace
  | LedgerName
  | Id<"usr">
  | Id<"sel">
  | Id<"ccr">;

/** Names that are looked up as a whole: no search begins within them. */
export const exactSpace = "wiki-links";

/** Pieces that are keys themselves: each place of a text is a list of its own. */
export const lookupSpace = "lookup";

/** Spaces whose names need no rows by which they are looked up. */
const wholeSpaces: readonly Space[] = [exactSpace, lookupSpace];
export const isWhole = (space: Space): boolean => wholeSpaces.includes(space);
