import type { CategoryTag } from "@bupum/shared/reference/category-tags/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** All categories with their counts, which include those below. */
export const categoryTags = queryOptions({
  queryKey: ["category-tags"],
  queryFn: ({ signal }) => api.categoryTags.list({}, { signal }),
  staleTime: 600_000,
});

/** The buying guide to a category in the reader's language (D9-27). */
export const categoryGuide = (categoryTagId: Id<"cat">, language: Language) =>
  queryOptions({
    queryKey: ["wikis", "guide", categoryTagId, language],
    queryFn: ({ signal }) => api.wikis.guide({ query: { categoryTagId, language } }, { signal }),
    staleTime: 600_000,
  });

/** The drawing of a category: its own, or that of the first one below it. */
export const pictureOf = (
  all: readonly CategoryTag[],
  { id, key }: CategoryTag,
): string | undefined => all.find(({ parentId }) => parentId === id)?.key ?? key;
