import type { Language } from "@bupum/shared/kernel/language/languages";
import { languages } from "@bupum/shared/kernel/language/languages";
import type { News } from "@bupum/shared/reading/news/contract";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { initialsIn } from "./initials.ts";
import { piecesIn } from "./pieces.ts";

/** Pieces under which one item is found; of a long text those after them find nothing (D28-5). */
const mostPieces = 400;

type Said = Pick<News, "title" | "summary" | "body" | "sourceName">;
/** All that an item says, the most important first. */
export const saidBy = ({ title, summary, body, sourceName = "" }: Said): string =>
  [title, summary, sourceName, plainOf(body)].join("\n");

/** What an item is found by. */
export const newsPieces = (news: Said): string[] => piecesIn(saidBy(news), mostPieces);

/** What an item is found by where initials alone are typed. */
export const newsInitials = ({ title, sourceName = "" }: Omit<Said, "summary" | "body">) =>
  initialsIn([title, sourceName]);

export const languagesOf = (language: Language | undefined): readonly Language[] =>
  language ? [language] : languages;
