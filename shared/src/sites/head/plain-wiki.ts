import { prefixOf } from "../../kernel/language/site-path.ts";
import { htmlOf } from "../../reading/wikis/rich-text/html.ts";
import type { WikiSection } from "../../reading/wikis/sections.ts";
import { isFirst, shownSections } from "../../reading/wikis/reading.ts";
import { wikiPath } from "../../reading/wikis/states.ts";
import { type Child, element, Html } from "./html.ts";
import type { Place } from "./tags.ts";
import type { HeadWords } from "./words/types.ts";

const link = ({ language }: Place, rest: string, text: string) =>
  element("a", { href: prefixOf(language) + rest }, text);
const main = (...children: Child[]) => element("main", { "data-stamped": "" }, ...children);

interface Listed {
  id: string;
  title: string;
  excerpt: string;
  updatedAt: string;
}
interface Written extends Listed {
  language: string;
  sections: readonly WikiSection[];
}

/** A wiki as a reader without scripts sees it: all of its text. */
export const plainWiki = (wiki: Written, words: HeadWords, place: Place): Html =>
  main(
    element(
      "nav",
      {},
      link(place, "/", words.home),
      " › ",
      link(place, "/wiki", words.pages["/wiki"]!.title),
    ),
    element(
      "article",
      { lang: wiki.language },
      element("h1", {}, wiki.title),
      element("p", {}, element("time", { datetime: wiki.updatedAt }, wiki.updatedAt.slice(0, 10))),
      ...shownSections(wiki.sections).flatMap(({ name, body, anchor }) => [
        element("h2", {}, isFirst(name) ? words.plain.wikiSections[name] : name),
        // The renderer outputs only what it knows.
        new Html(htmlOf(body, { images: "/api/images", anchor })),
      ]),
    ),
  );

/** The list of wikis with its latest pages. */
export function plainWikiList(wikis: readonly Listed[], words: HeadWords, place: Place): Html {
  const { title, description = "" } = words.pages["/wiki"]!;
  return main(
    element("nav", {}, link(place, "/", words.home)),
    element("h1", {}, title),
    element("p", {}, description),
    wikis.length > 0 &&
      element(
        "ul",
        {},
        ...wikis.map((wiki) =>
          element("li", {}, link(place, wikiPath(wiki.id), wiki.title), " ", wiki.excerpt),
        ),
      ),
  );
}
