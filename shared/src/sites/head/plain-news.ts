import { prefixOf } from "../../kernel/language/site-path.ts";
import type { News, NewsCard } from "../../reading/news/contract.ts";
import { newsPath } from "../../reading/news/rules.ts";
import { pictureAddress } from "../../catalogue/products/rules.ts";
import { htmlOf } from "../../reading/wikis/rich-text/html.ts";
import { type Child, element, Html } from "./html.ts";
import type { Place } from "./tags.ts";
import type { HeadWords } from "./words/types.ts";

const link = ({ language }: Place, rest: string, text: string) =>
  element("a", { href: prefixOf(language) + rest }, text);
const main = (...children: Child[]) => element("main", { "data-stamped": "" }, ...children);
const dayOf = (at: string): string => at.slice(0, 10);

/** A news item as a reader without scripts sees it: all of its text. */
export function plainNews(item: News, words: HeadWords, place: Place): Html {
  const { imageId, imageAlt = "", sourceName, sourceUrl } = item;
  const source = sourceUrl
    ? element("a", { href: sourceUrl, rel: "nofollow noopener" }, sourceName ?? sourceUrl)
    : sourceName;
  return main(
    element(
      "nav",
      {},
      link(place, "/", words.home),
      " › ",
      link(place, "/news", words.pages["/news"]!.title),
    ),
    element(
      "article",
      { lang: item.language },
      element("h1", {}, item.title),
      element("p", {}, element("time", { datetime: item.publishedAt }, dayOf(item.publishedAt))),
      element("p", {}, item.summary),
      imageId && new Html(picture(pictureAddress(imageId), imageAlt)),
      // The renderer outputs only what it knows.
      new Html(htmlOf(item.body, { images: "/api/images", anchor: "text" })),
      source && element("p", {}, words.plain.source, ": ", source),
    ),
  );
}

/** A void element. */
const picture = (src: string, alt: string): string =>
  element("img", { src, alt }).text.replace("</img>", "");

/** The list of news with its latest items. */
export function plainNewsList(items: readonly NewsCard[], words: HeadWords, place: Place): Html {
  const { title, description = "" } = words.pages["/news"]!;
  return main(
    element("nav", {}, link(place, "/", words.home)),
    element("h1", {}, title),
    element("p", {}, description),
    items.length > 0 &&
      element(
        "ul",
        {},
        ...items.map((item) =>
          element(
            "li",
            {},
            link(place, newsPath(item.id), item.title),
            ` ${dayOf(item.publishedAt)} `,
            item.summary,
          ),
        ),
      ),
  );
}
