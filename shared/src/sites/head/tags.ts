import { type Language, languages } from "../../kernel/language/language-of.ts";
import { addressOf } from "../../kernel/language/site-path.ts";

/** The metadata of a page for search engines and social cards. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address of a picture for social cards. */
  image?: string;
  /** The page is an article itself, not a page about something. */
  isArticle?: boolean;
  /** The path of the page's feed. */
  feed?: string;
  /** Not indexed: pages behind the login, pages of unknown things, and narrowed lists. */
  hidden?: boolean;
  /** Structured data of schema.org, for pages that have any. */
  data?: readonly object[];
}

/** The place of a head: origin, language and path. */
export interface Place {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  siteName: string;
  language: Language;
  /** Path without its language and query, such as /products/prd_1. */
  rest: string;
}

export interface Tag {
  tag: "meta" | "link";
  /** The attribute that identifies the tag comes first. */
  attributes: Record<string, string>;
}

const locales: Record<Language, string> = { ko: "ko_KR", en: "en_US", zh: "zh_CN" };

export const titleOf = ({ title }: Pick<Head, "title">, siteName: string): string =>
  title === siteName ? siteName : `${title} - ${siteName}`;

const meta = (kind: "name" | "property", key: string, content: string): Tag => ({
  tag: "meta",
  attributes: { [kind]: key, content },
});
const alternate = (hreflang: string, href: string): Tag => ({
  tag: "link",
  attributes: { hreflang, rel: "alternate", href },
});

const feedOf = (href: string): Tag => ({
  tag: "link",
  attributes: { type: "application/rss+xml", rel: "alternate", href },
});

/**
 * All tags except the title, in one list: the edge writes them into index.html and the site
 * replaces them after each navigation, so that both agree (U3-2).
 */
export function tagsOf(head: Head, { origin, siteName, language, rest }: Place): Tag[] {
  const at = (of: Language) => addressOf(origin, of, rest);
  return [
    meta("name", "description", head.description),
    meta("name", "robots", head.hidden ? "noindex" : "index, follow"),
    meta("property", "og:site_name", siteName),
    meta("property", "og:type", head.isArticle ? "article" : "website"),
    meta("property", "og:title", titleOf(head, siteName)),
    meta("property", "og:description", head.description),
    meta("property", "og:url", at(language)),
    meta("property", "og:locale", locales[language]),
    meta("name", "twitter:card", head.image ? "summary_large_image" : "summary"),
    ...(head.image ? [meta("property", "og:image", head.image)] : []),
    ...(head.feed ? [feedOf(origin + head.feed)] : []),
    { tag: "link", attributes: { rel: "canonical", href: at(language) } },
    ...languages.map((of) => alternate(of, at(of))),
    alternate("x-default", at("ko")),
  ];
}
