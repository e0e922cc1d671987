import { addressOf } from "../../kernel/language/site-path.ts";
import type { InLanguages } from "../../kernel/language/languages.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { categoryPath, type HeadTexts } from "./product-head.ts";
import type { Head, Place } from "./tags.ts";

/** What a page needs of a category. */
export interface NamedCategory {
  id: string;
  parentId?: string | undefined;
  name: InLanguages;
  productCount: number;
}

/** Those right below a category, or the highest ones, that have parts. */
export const belowOf = <Category extends NamedCategory>(
  all: readonly Category[],
  id: string | undefined,
): Category[] => all.filter(({ parentId, productCount }) => parentId === id && productCount > 0);

/** The head of a category's page: one address, whatever its parts are narrowed by. */
export function categoryHead(
  line: readonly NamedCategory[],
  texts: HeadTexts & { title: string },
  place: Place,
): Head {
  const { origin, language } = place;
  const category = line.at(-1)!;
  const steps = line.map(({ id, name }) => [name[language], categoryPath(id)] as const);
  return {
    title: texts.title,
    description: texts.description,
    data: [
      {
        "@context": "https://schema.org",
        "@type": "CollectionPage",
        name: category.name[language],
        url: addressOf(origin, language, categoryPath(category.id)),
      },
      breadcrumbs(place, [[texts.home, "/"], ...steps]),
    ],
  };
}
