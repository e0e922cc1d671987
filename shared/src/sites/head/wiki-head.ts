import { addressOf } from "../../kernel/language/site-path.ts";
import { pictureAddress } from "../../catalogue/products/rules.ts";
import type { Wiki } from "../../reading/wikis/contract.ts";
import { wikiPath } from "../../reading/wikis/states.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import type { Head, Place } from "./tags.ts";

interface Texts {
  /** Names of the site's first page and of the list of wikis. */
  home: string;
  wikis: string;
}
type Written = Pick<
  Wiki,
  "id" | "title" | "excerpt" | "imageId" | "language" | "tags" | "status" | "createdAt"
> &
  Pick<Wiki, "updatedAt"> & { writer: Pick<Wiki["writer"], "name"> };

/** The head of a wiki in its own language, whatever the language of the site. */
export function wikiHead(wiki: Written, texts: Texts, place: Place): Head {
  const { origin, language, siteName } = place;
  const image = wiki.imageId && origin + pictureAddress(wiki.imageId);
  const url = addressOf(origin, language, wikiPath(wiki.id));
  return {
    title: wiki.title,
    description: wiki.excerpt,
    ...(image && { image }),
    isArticle: true,
    ...(wiki.status !== "PUBLISHED" && { hidden: true }),
    data: [
      {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: wiki.title,
        description: wiki.excerpt,
        inLanguage: wiki.language,
        datePublished: wiki.createdAt,
        dateModified: wiki.updatedAt,
        keywords: wiki.tags,
        url,
        mainEntityOfPage: url,
        author: { "@type": "Person", name: wiki.writer.name },
        publisher: { "@type": "Organization", name: siteName, url: origin },
        ...(image && { image: [image] }),
      },
      breadcrumbs(place, [
        [texts.home, "/"],
        [texts.wikis, "/wiki"],
        [wiki.title, wikiPath(wiki.id)],
      ]),
    ],
  };
}
