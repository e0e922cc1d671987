import { fill } from "../kernel/fill.ts";
import type { InLanguages } from "../kernel/language-of.ts";
import { addressOf } from "../kernel/site-path.ts";
import type { Manufactor } from "../manufactors/contract.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { makerPath } from "./product-head.ts";
import type { Head, Place } from "./tags.ts";
import type { HeadWords } from "./words/types.ts";

/** Names of a maker in other scripts than the reader's, without repeats. */
export const otherNames = (
  maker: Pick<Manufactor, "name" | "aliases">,
  shown: string,
): string[] => {
  const names: InLanguages = maker.name;
  return [...new Set([...Object.values(names), ...maker.aliases])].filter((name) => name !== shown);
};

/** The head of a maker's page. */
export function makerHead(maker: Manufactor, words: HeadWords, place: Place): Head {
  const { origin, language } = place;
  const name = maker.name[language];
  const [other] = otherNames(maker, name);
  return {
    title: fill(words.maker.title, { maker: name }),
    description: fill(words.maker.description, {
      names: other ? `${name}(${other})` : name,
      count: maker.productCount,
    }),
    data: [
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        name,
        alternateName: otherNames(maker, name),
        url: addressOf(origin, language, makerPath(maker.id)),
        ...(maker.website && { sameAs: [maker.website] }),
        ...(maker.country && {
          address: { "@type": "PostalAddress", addressCountry: maker.country },
        }),
      },
      breadcrumbs(place, [
        [words.home, "/"],
        [name, makerPath(maker.id)],
      ]),
    ],
  };
}
