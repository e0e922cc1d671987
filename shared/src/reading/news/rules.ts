import type { Instant } from "../../kernel/time.ts";

/** Items that one call registers or deletes: all of them or none. */
export const mostByCall = 15;

/** The most pictures of one call. */
export const mostPictures = 20;

export const newsSorts = ["publishedAt:desc", "publishedAt:asc"] as const;

/** SCHEDULED items become visible at their time. */
export const newsStates = ["PUBLISHED", "SCHEDULED"] as const;
export type NewsState = (typeof newsStates)[number];

/** Whether readers see an item by now. */
export const newsState = ({ publishedAt }: { publishedAt: Instant }, now: Instant): NewsState =>
  publishedAt <= now ? "PUBLISHED" : "SCHEDULED";

/** Characters that a person reads a minute, by language; of English some 230 words. */
const speed = { ko: 500, en: 1_300, zh: 400 } as const;

/** Minutes that reading takes, one at least. */
export const readingMinutes = (text: string, language: keyof typeof speed): number =>
  Math.max(1, Math.round(text.replace(/\s+/g, " ").length / speed[language]));

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
/** Whether a text begins with its summary; pages then show it once. */
export const beginsWith = (text: string, summary: string): boolean =>
  inOneLine(text).startsWith(inOneLine(summary).replace(/(?:…|\.\.\.)$/, ""));

export const newsPath = (id: string): string => `/news/${id}`;
/** The address of the feed of the latest items. */
export const newsFeedPath = (language: string): string => `/api/news/rss?language=${language}`;
