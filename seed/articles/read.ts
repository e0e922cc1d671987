import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "@bupum/shared/kernel/language/languages";
import * as z from "zod/mini";
import { newsCategories, wikiCategories } from "./categories.ts";
import { frontMatterOf } from "./front-matter.ts";
import { mentionsIn } from "./mentions.ts";
import type { Mention } from "./mentions.ts";

/** The three sections that every page has, in each language. */
export const sectionNames = {
  ko: { OUTLINE: "개요", SOURCES: "출처", OTHER: "기타" },
  en: { OUTLINE: "Outline", SOURCES: "Sources and references", OTHER: "Other" },
  zh: { OUTLINE: "概要", SOURCES: "出处与参考", OTHER: "其他" },
} as const;

export type SectionKind = keyof (typeof sectionNames)["ko"] | "OWN";

export interface Section {
  kind: SectionKind;
  name: string;
  /** Markdown from `###` on: paragraphs, lists, tables, bold, code and mentions. */
  body: string;
}

const days = z.number().check(z.int(), z.minimum(0), z.maximum(400));
const text = z.string().check(z.minLength(1));
const keyOf = (categories: readonly { key: string }[]) => z.enum(categories.map(({ key }) => key));

const wikiHead = z.strictObject({
  title: text.check(z.maxLength(100)),
  category: keyOf(wikiCategories.filter(({ parent }) => parent !== undefined)),
  /** Key of the demo user who writes. */
  writer: text,
  daysAgo: days,
  tags: z.array(text).check(z.minLength(1), z.maxLength(10)),
});

export interface WikiArticle extends z.infer<typeof wikiHead> {
  /** The same in each language in which the page is written. */
  slug: string;
  language: Language;
  sections: Section[];
  mentions: Mention[];
}

const newsHead = z.strictObject({
  title: text.check(z.maxLength(100)),
  category: keyOf(newsCategories),
  /** Key of the demo seller whose doings it tells. */
  company: text,
  daysAgo: days,
});

export interface NewsItem extends z.infer<typeof newsHead> {
  slug: string;
  body: string;
}

const boardHead = z.strictObject({
  title: z.string().check(z.minLength(2), z.maxLength(100)),
  purpose: z.enum(["BUY", "SELL"]),
  completed: z.boolean(),
  /** Key of a demo user, as in the replies. */
  author: text,
  daysAgo: days,
  /** English name of one of our makers. */
  maker: z.optional(text),
  partNumber: z.optional(text),
  quantity: z.optional(z.number().check(z.int(), z.positive())),
  /** KRW without VAT for one piece. */
  price: z.optional(z.number().check(z.int(), z.positive())),
  replies: z.array(
    z.strictObject({
      author: text,
      hoursAfter: z.number().check(z.positive()),
      content: text.check(z.maxLength(2_000)),
    }),
  ),
});

export interface BoardPost extends z.infer<typeof boardHead> {
  slug: string;
  content: string;
}

const files = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname })
    .toSorted()
    .map((file) => ({ path: join(import.meta.dirname, file), slug: basename(file, ".md") }));

function sectionsOf(path: string, body: string, language: Language): Section[] {
  const [before, ...parts] = body.split(/^## /m);
  if (before?.trim() !== "") throw new Error(`${path} has text before its first section.`);
  const names = Object.entries(sectionNames[language]) as [SectionKind, string][]; // Object.entries widens the keys.
  return parts.map((part) => {
    const [name = "", ...lines] = part.split("\n");
    const kind = names.find(([, known]) => known === name)?.[0] ?? "OWN";
    return { kind, name: name.trim(), body: lines.join("\n").trim() };
  });
}

/** The wiki pages of one language, by category and name. */
export const readWikis = (language: Language): WikiArticle[] =>
  files(`wiki/${language}/*/*.md`).map(({ path, slug }) => {
    const { head, body } = frontMatterOf(path, wikiHead);
    const sections = sectionsOf(path, body, language);
    return { ...head, slug, language, sections, mentions: mentionsIn(body) };
  });

/** The news, the latest first. */
export const readNews = (): NewsItem[] =>
  files("news/*/*.md")
    .map(({ path, slug }) => {
      const { head, body } = frontMatterOf(path, newsHead);
      return { ...head, slug, body };
    })
    .toSorted((left, right) => left.daysAgo - right.daysAgo);

/** The posts of the boards, the latest first. */
export const readBoards = (): BoardPost[] =>
  files("boards/*/*.md")
    .map(({ path, slug }) => {
      const { head, body } = frontMatterOf(path, boardHead);
      return { ...head, slug, content: body };
    })
    .toSorted((left, right) => left.daysAgo - right.daysAgo);
