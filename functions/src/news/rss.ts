import { newsPath } from "@bupum/shared/news/rules";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { addressOf } from "@bupum/shared/kernel/language/site-path";
import type { Instant } from "@bupum/shared/kernel/time";
import { newsFeedPath } from "@bupum/shared/news/rules";
import { feedWords } from "@bupum/shared/news/feed-words";
import { env } from "../kernel/env.ts";
import { latestNews, type StoredCard } from "./items.ts";

/** Items of a feed. */
const most = 30;

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Text of XML 1.0, which knows no other control characters. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- exactly the ones that XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
    .replace(/[&<>"]/g, (mark) => marks[mark]!);
const timeOf = (at: Instant): string => new Date(at).toUTCString();

/** The latest news of a language as RSS 2.0. */
export async function feed(language: Language, now: Instant): Promise<File> {
  const origin = env("documents").SITE_URL.replace(/\/$/, "");
  const items = await latestNews({ language }, now, most);
  const words = feedWords[language];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(words.title)}</title>
<link>${escaped(addressOf(origin, language, "/news"))}</link>
<description>${escaped(words.description)}</description>
<language>${language}</language>
<atom:link href="${escaped(origin + newsFeedPath(language))}" rel="self" type="application/rss+xml"/>
${items.map((item) => itemOf(item, origin)).join("\n")}
</channel>
</rss>
`;
  return new File([xml], "news.xml", { type: "application/rss+xml; charset=utf-8" });
}

function itemOf({ id, title, summary, language, publishedAt }: StoredCard, origin: string): string {
  const address = escaped(addressOf(origin, language, newsPath(id)));
  return `<item>
<title>${escaped(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${timeOf(publishedAt)}</pubDate>
<description>${escaped(summary)}</description>
</item>`;
}
