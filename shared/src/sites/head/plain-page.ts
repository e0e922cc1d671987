import { currencySymbols } from "../../kernel/money/amounts.ts";
import { fill } from "../../kernel/language/fill.ts";
import { prefixOf } from "../../kernel/language/site-path.ts";
import type { Maker } from "../../catalogue/manufactors/contract.ts";
import type { BestOffer, Product, ProductRow } from "../../catalogue/products/contract.ts";
import { type Child, element, type Html } from "./html.ts";
import { otherNames } from "./maker-head.ts";
import { categoryPath, makerPath, productPath } from "./product-head.ts";
import type { FixedPage, HeadWords } from "./words/types.ts";
import type { Place } from "./tags.ts";

// The page for readers without scripts, and for crawlers before scripts run: text and links.

const marked = (marks: Record<string, string>, ...children: Child[]) =>
  element("main", { "data-stamped": "", ...marks }, ...children);
const main = (...children: Child[]) => marked({}, ...children);
const link = ({ language }: Place, rest: string, text: string) =>
  element("a", { href: prefixOf(language) + rest }, text);
const listOf = (items: Child[]) =>
  items.length > 0 && element("ul", {}, ...items.map((item) => element("li", {}, item)));
const under = (heading: string, content: Child) => content && [element("h2", {}, heading), content];
const facts = (rows: readonly (readonly [string, Child])[]) =>
  rows.length > 0 &&
  element(
    "dl",
    {},
    ...rows.map(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]),
  );

/** 12345.5 as ₩12,345.5: exact, since a unit price may have five decimals. */
const priceOf = ({ unitPrice, currency }: BestOffer) => {
  const [whole = "0", fraction] = unitPrice.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${currencySymbols[currency]}${grouped}${fraction ? `.${fraction}` : ""}`;
};

export function plainProduct(part: Product, words: HeadWords, place: Place): Html {
  const { language } = place;
  const say = words.plain;
  const maker = part.manufactorName[language];
  const { bestOffer } = part;
  return main(
    element(
      "nav",
      {},
      link(place, "/", words.home),
      part.category &&
        part.categoryTagIds[0] && [
          " › ",
          link(place, categoryPath(part.categoryTagIds[0]), part.category[language]),
        ],
      " › ",
      link(place, makerPath(part.manufactorId), maker),
    ),
    element("h1", {}, `${part.partNumber} ${maker}`),
    element("p", {}, [part.name[language], part.category?.[language]].filter(Boolean).join(" · ")),
    element(
      "p",
      {},
      part.offerCount > 0 ? fill(say.offers, { count: part.offerCount }) : say.noOffers,
      bestOffer &&
        ` · ${fill(part.inStock ? say.fromStock : say.from, { price: priceOf(bestOffer) })}`,
    ),
    part.description && element("p", {}, part.description[language]),
    under(
      say.specifications,
      facts([
        ...part.specifications.map(({ name, value }) => [name[language], value] as const),
        ...(part.safetyMarks.length > 0 ? [[say.marks, part.safetyMarks.join(", ")] as const] : []),
        ...(part.aliases.length > 0 ? [[say.otherNumbers, part.aliases.join(", ")] as const] : []),
      ]),
    ),
    under(
      say.alternates,
      listOf(
        part.alternates.map(({ id, partNumber, manufactorName }) =>
          link(place, productPath(id), `${manufactorName[language]} ${partNumber}`),
        ),
      ),
    ),
  );
}

export function plainMaker(
  maker: Maker,
  parts: readonly ProductRow[],
  words: HeadWords,
  place: Place,
): Html {
  const { language } = place;
  const say = words.plain;
  const name = maker.name[language];
  const others = otherNames(maker, name);
  return main(
    element("nav", {}, link(place, "/", words.home)),
    element("h1", {}, name),
    facts([
      ...(others.length > 0 ? [[say.names, others.join(", ")] as const] : []),
      ...(maker.country ? [[say.country, maker.country] as const] : []),
      ...(maker.website && /^https?:/.test(maker.website)
        ? [
            [
              say.website,
              element("a", { href: maker.website, rel: "nofollow" }, maker.website),
            ] as const,
          ]
        : []),
    ]),
    under(
      fill(say.parts, { count: maker.productCount }),
      listOf(
        parts.map((part) =>
          link(place, productPath(part.id), `${part.partNumber} ${part.name[language]}`),
        ),
      ),
    ),
    element(
      "p",
      {},
      link(place, `/search?manufactorIds=${maker.id}`, fill(say.allParts, { maker: name })),
    ),
  );
}

/**
 * A page without data of its own; the first page links to the others, and its frame has no search
 * box.
 */
export const plainFixed = (page: FixedPage, words: HeadWords, place: Place): Html =>
  marked(
    place.rest === "/" ? { "data-home": "" } : {},
    place.rest !== "/" && element("nav", {}, link(place, "/", words.home)),
    element("h1", {}, page.title),
    element("p", {}, page.description),
    element("p", {}, link(place, "/search", words.plain.search)),
  );
