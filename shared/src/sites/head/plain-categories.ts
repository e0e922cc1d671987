import { prefixOf } from "../../kernel/language/site-path.ts";
import type { ProductRow } from "../../catalogue/products/contract.ts";
import { belowOf, type NamedCategory } from "./category-head.ts";
import { type Child, element, type Html } from "./html.ts";
import { categoryPath, productPath } from "./product-head.ts";
import type { Place } from "./tags.ts";
import type { WikiGuide } from "../../reading/wikis/guides.ts";
import { wikiPath } from "../../reading/wikis/states.ts";
import type { HeadWords } from "./words/types.ts";

const main = (...children: Child[]) => element("main", { "data-stamped": "" }, ...children);
const link = ({ language }: Place, rest: string, text: string) =>
  element("a", { href: prefixOf(language) + rest }, text);
const listOf = (items: Child[]) =>
  items.length > 0 && element("ul", {}, ...items.map((item) => element("li", {}, item)));

const named = (category: NamedCategory, place: Place) => [
  link(place, categoryPath(category.id), category.name[place.language]),
  ` ${category.productCount}`,
];

/** All categories with their counts, for readers without scripts. */
export function plainCategories(
  all: readonly NamedCategory[],
  words: HeadWords,
  place: Place,
): Html {
  const { title, description } = words.pages["/categories"]!;
  const branches = (parentId?: string): Child =>
    listOf(belowOf(all, parentId).map((one) => [named(one, place), branches(one.id)]));
  return main(
    element("nav", {}, link(place, "/", words.home)),
    element("h1", {}, title),
    description && element("p", {}, description),
    branches(),
  );
}

/** A category with its buying guide (D9-27), those below it and its newest parts. */
export function plainCategory(
  line: readonly NamedCategory[],
  below: {
    categories: readonly NamedCategory[];
    parts: readonly ProductRow[];
    guide: WikiGuide | undefined;
  },
  words: HeadWords,
  place: Place,
): Html {
  const { language } = place;
  const category = line.at(-1)!;
  return main(
    element(
      "nav",
      {},
      link(place, "/", words.home),
      " › ",
      link(place, "/categories", words.pages["/categories"]!.title),
      line
        .slice(0, -1)
        .map(({ id, name }) => [" › ", link(place, categoryPath(id), name[language])]),
    ),
    element("h1", {}, `${category.name[language]} ${category.productCount}`),
    below.guide &&
      element(
        "p",
        {},
        below.guide.paragraph,
        " ",
        link(place, wikiPath(below.guide.id), below.guide.title),
      ),
    listOf(below.categories.map((one) => named(one, place))),
    listOf(
      below.parts.map(({ id, partNumber, manufactorName, name }) =>
        link(place, productPath(id), `${manufactorName[language]} ${partNumber} ${name[language]}`),
      ),
    ),
  );
}
