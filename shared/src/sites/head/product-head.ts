import type { Language } from "../../kernel/language/language-of.ts";
import { addressOf } from "../../kernel/language/site-path.ts";
import type { Product } from "../../catalogue/products/contract.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import type { Head, Place } from "./tags.ts";

export const productPath = (id: string): string => `/products/${id}`;
export const categoryPath = (id: string): string => `/categories/${id}`;
export const makerPath = (id: string): string => `/manufactors/${id}`;

/** Texts of a head in the reader's language, passed in by the caller. */
export interface HeadTexts {
  description: string;
  /** Name of the site's first page. */
  home: string;
}

/** The head of a part's page. */
export function productHead(part: Product, texts: HeadTexts, place: Place): Head {
  const maker = part.manufactorName[place.language];
  return {
    title: `${part.partNumber} ${maker}`,
    description: texts.description,
    data: [
      schemaOf(part, place),
      breadcrumbs(place, [
        [texts.home, "/"],
        ...stepOf(part, place.language),
        [maker, makerPath(part.manufactorId)],
        [part.partNumber, productPath(part.id)],
      ]),
    ],
  };
}

/** Its first category as a step between the first page and its maker. */
function stepOf({ category, categoryTagIds: [id] }: Product, language: Language) {
  return category && id ? [[category[language], categoryPath(id)] as const] : [];
}

/** schema.org/Product with the offer that lists show, which is not always the lowest price. */
function schemaOf(part: Product, { origin, language }: Place): object {
  const { bestOffer } = part;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: nameOf(part, language),
    mpn: part.partNumber,
    sku: part.partNumber,
    url: addressOf(origin, language, productPath(part.id)),
    brand: { "@type": "Brand", name: part.manufactorName[language] },
    ...(part.category && { category: part.category[language] }),
    ...(part.description && { description: part.description[language] }),
    ...(part.specifications.length > 0 && {
      additionalProperty: part.specifications.map(({ name, value }) => ({
        "@type": "PropertyValue",
        name: name[language],
        value,
      })),
    }),
    ...(bestOffer && {
      offers: {
        "@type": "Offer",
        price: bestOffer.unitPrice,
        priceCurrency: bestOffer.currency,
        availability: `https://schema.org/${part.inStock ? "InStock" : "OutOfStock"}`,
      },
    }),
  };
}

const nameOf = (part: Product, language: Language) =>
  `${part.manufactorName[language]} ${part.partNumber} ${part.name[language]}`;
