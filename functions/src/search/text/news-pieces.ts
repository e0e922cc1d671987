import type { Language } from "@bupum/shared/kernel/language/languages";
import { languages } from "@bupum/shared/kernel/language/languages";
import type { News } from "@bupum/shared/reading/news/contract";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { initialsIn } from "./initials.ts";
import { piecesIn } from "./pieces.ts";

/** The most pieces of one item; later words of a long text are not found (D28-5). */
const mostPieces = 400;

type Said = Pick<News, "title" | "summary" | "body" | "sourceName">;
/** The whole text of an item, most important first. */
export const saidBy = ({ title, summary, body, sourceName = "" }: Said): string =>
  [title, summary, sourceName, plainOf(body)].join("\n");

/** The pieces by which an item is found. */
export const newsPieces = (news: Said): string[] => piecesIn(saidBy(news), mostPieces);

/** The initials by which an item is found. */
export const newsInitials = ({ title, sourceName = "" }: Omit<Said, "summary" | "body">) =>
  initialsIn([title, sourceName]);

export const languagesOf = (language: Language | undefined): readonly Language[] =>
  language ? [language] : languages;
