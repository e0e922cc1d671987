import { normalize } from "@bupum/shared/kernel/text/text";
import { initialsIn } from "./initials.ts";
import { piecesIn } from "./pieces.ts";
import type { Space } from "./spaces.ts";

/** The most pieces of one wiki; later words of a long text are not found (D9-17). */
const mostPieces = 400;

/** The state of entries for lists of any language. */
export const anyLanguage = "ANY";
/** The name under which a tag's wikis lie. */
export const tagLink = (tag: string): string => `tag:${normalize(tag)}`;

export const wikiPieces = (text: string): [Space, string][] =>
  piecesIn(text, mostPieces).map((piece) => ["wiki", piece]);

interface Titled {
  title: string;
  tags: readonly string[];
}
/** The initials by which a wiki is found. */
export const wikiInitials = ({ title, tags }: Titled): string[] => initialsIn([title, ...tags]);

interface Linked {
  linkedProductIds: readonly string[];
  linkedManufactorIds: readonly string[];
  tags: readonly string[];
}
export const wikiLinks = ({ linkedProductIds, linkedManufactorIds, tags }: Linked) =>
  [...new Set([...linkedProductIds, ...linkedManufactorIds, ...tags.map(tagLink)])].map(
    (link): [Space, string] => ["wiki-links", link],
  );
