import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { language } from "../../kernel/language/languages.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { normalize } from "../../kernel/text/normalized.ts";
import { plainOf } from "./rich-text/plain.ts";
import type { WikiSection } from "./sections.ts";

interface Marked {
  title: string;
  tags: readonly string[];
}

const guideWords = /가이드|\bguides?\b|指南/i;

/** D9-27: a wiki that has the category's name as a tag, and is titled or tagged as a guide. */
export const isGuideTo = (category: string, { title, tags }: Marked): boolean =>
  tags.some((tag) => normalize(tag) === normalize(category)) &&
  [title, ...tags].some((text) => guideWords.test(text));

/** The first paragraph of a wiki's text; "" where it has none. */
export function firstParagraph(sections: readonly Pick<WikiSection, "body">[]): string {
  const nodes = sections.flatMap(({ body }) => body.content);
  return (
    nodes
      .filter(({ type }) => type === "paragraph")
      .map((node) => plainOf({ type: "doc", content: [node] }).replaceAll(/\s+/g, " "))
      .find((text) => text !== "") ?? ""
  );
}

export const wikiGuide = z.object({
  id: id("wik"),
  title: z.string(),
  language,
  /** Its first paragraph. */
  paragraph: z.string(),
});
export type WikiGuide = z.output<typeof wikiGuide>;

export const guideRoutes = {
  guide: route({
    method: "GET",
    path: "/wikis/guide",
    access: "public",
    summary: "Reads the newest published buying guide to a category of parts in a language.",
    query: z.strictObject({ categoryTagId: id("cat"), language: z._default(language, "ko") }),
    reply: z.object({ guide: z.optional(wikiGuide) }),
    problems: [],
    cache: 60,
    cost: "read",
  }),
} satisfies Routes;
