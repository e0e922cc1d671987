import type { InLanguages, Language } from "../../kernel/language/language-of.ts";
import { addressOf } from "../../kernel/language/site-path.ts";
import type { Maker } from "../../catalogue/manufactors/contract.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { type HeadTexts, makerPath } from "./product-head.ts";
import type { Head, Place } from "./tags.ts";

/** Names of a maker in other scripts than the reader's, without repeats. */
export const otherNames = (maker: Pick<Maker, "name" | "aliases">, shown: string): string[] => {
  const names: InLanguages = maker.name;
  return [...new Set([...Object.values(names), ...maker.aliases])].filter((name) => name !== shown);
};

/** A maker's name, with another one that readers may know better. */
export function bothNames(maker: Pick<Maker, "name" | "aliases">, language: Language): string {
  const name = maker.name[language];
  const [other] = otherNames(maker, name);
  return other ? `${name}(${other})` : name;
}

/** The head of a maker's page. */
export function makerHead(maker: Maker, texts: HeadTexts & { title: string }, place: Place): Head {
  const { origin, language } = place;
  const name = maker.name[language];
  return {
    title: texts.title,
    description: texts.description,
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
        [texts.home, "/"],
        [name, makerPath(maker.id)],
      ]),
    ],
  };
}
