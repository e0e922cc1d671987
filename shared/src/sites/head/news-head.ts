import { addressOf } from "../../kernel/language/site-path.ts";
import type { News } from "../../reading/news/contract.ts";
import { newsFeedPath, newsPath } from "../../reading/news/rules.ts";
import { pictureAddress } from "../../catalogue/products/rules.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import type { Head, Place } from "./tags.ts";

interface Texts {
  /** Names of the site's first page and of the list of news. */
  home: string;
  news: string;
}

/** The head of a news item in its own language, whatever the language of the site. */
export function newsHead(item: News, texts: Texts, place: Place): Head {
  const { origin, language, siteName } = place;
  const image = item.imageId && origin + pictureAddress(item.imageId);
  const publisher = { "@type": "Organization", name: siteName, url: origin };
  return {
    title: item.title,
    description: item.summary,
    ...(image && { image }),
    isArticle: true,
    feed: newsFeedPath(language),
    data: [
      {
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        headline: item.title,
        description: item.summary,
        inLanguage: item.language,
        datePublished: item.publishedAt,
        dateModified: item.updatedAt > item.publishedAt ? item.updatedAt : item.publishedAt,
        url: addressOf(origin, language, newsPath(item.id)),
        mainEntityOfPage: addressOf(origin, language, newsPath(item.id)),
        author: item.sourceName ? { "@type": "Organization", name: item.sourceName } : publisher,
        publisher,
        ...(image && { image: [image] }),
        ...(item.sourceUrl && { isBasedOn: item.sourceUrl }),
      },
      breadcrumbs(place, [
        [texts.home, "/"],
        [texts.news, "/news"],
        [item.title, newsPath(item.id)],
      ]),
    ],
  };
}
