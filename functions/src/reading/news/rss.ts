import type { Language } from "@bupum/shared/kernel/language/languages";
import type { Instant } from "@bupum/shared/kernel/time";
import { feedWords } from "@bupum/shared/reading/news/feed-words";
import { newsFeedPath, newsPath } from "@bupum/shared/reading/news/rules";
import { feedOf, mostFeedItems } from "../../kernel/feed.ts";
import { latestNews } from "./items.ts";

/** The latest news of a language as RSS 2.0. */
export async function feed(language: Language, now: Instant): Promise<File> {
  const items = (await latestNews({ language }, now, mostFeedItems)).map((item) => ({
    title: item.title,
    description: item.summary,
    language: item.language,
    path: newsPath(item.id),
    at: item.publishedAt,
  }));
  const self = newsFeedPath(language);
  return feedOf({ ...feedWords[language], path: "/news", self }, items, language);
}
