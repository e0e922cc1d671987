import type { Language } from "@bupum/shared/kernel/language/languages";
import { addressOf } from "@bupum/shared/kernel/language/site-path";
import type { Instant } from "@bupum/shared/kernel/time";
import { env } from "./env.ts";

/** The title of a feed; `path` is its page of the site, `self` its own path. */
export interface Feed {
  title: string;
  description: string;
  path: string;
  self: string;
}
export interface FeedItem {
  title: string;
  description: string;
  language: Language;
  /** Its page of the site. */
  path: string;
  at: Instant;
}
/** Items of a feed. */
export const mostFeedItems = 30;

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/**
 * The characters that XML 1.0 allows (production 2): no other control characters, no single
 * surrogates.
 */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string): string =>
  text.replace(forbidden, "").replace(/[&<>"]/g, (mark) => marks[mark]!);
const timeOf = (at: Instant): string => new Date(at).toUTCString();

/** Items as RSS 2.0, in the order given. */
export function feedOf(feed: Feed, items: readonly FeedItem[], language: Language): File {
  const origin = env("documents").SITE_URL.replace(/\/$/, "");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(feed.title)}</title>
<link>${escaped(addressOf(origin, language, feed.path))}</link>
<description>${escaped(feed.description)}</description>
<language>${language}</language>
<atom:link href="${escaped(origin + feed.self)}" rel="self" type="application/rss+xml"/>
${items.map((item) => itemOf(item, origin)).join("\n")}
</channel>
</rss>
`;
  return new File([xml], "feed.xml", { type: "application/rss+xml; charset=utf-8" });
}

function itemOf({ title, description, language, path, at }: FeedItem, origin: string): string {
  const address = escaped(addressOf(origin, language, path));
  return `<item>
<title>${escaped(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${timeOf(at)}</pubDate>
<description>${escaped(description)}</description>
</item>`;
}
