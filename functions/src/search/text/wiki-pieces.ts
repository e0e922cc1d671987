import { normalize } from "@bupum/shared/kernel/text/text";
import type { Space } from "../ledger/items.ts";
import { initialsIn } from "./initials.ts";
import { piecesIn } from "./pieces.ts";

/** Pieces under which one wiki is found; of a long text those after them find nothing (D9-17). */
const mostPieces = 400;

/** The state of entries that are asked for in any language. */
export const anyLanguage = "ANY";
/** What a tag's wikis lie under. */
export const tagLink = (tag: string): string => `tag:${normalize(tag)}`;

export const wikiPieces = (text: string): [Space, string][] =>
  piecesIn(text, mostPieces).map((piece) => ["wiki", piece]);

interface Titled {
  title: string;
  tags: readonly string[];
}
/** What a wiki is found by where initials alone are typed. */
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
