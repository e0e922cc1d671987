import { addressOf } from "../../kernel/language/site-path.ts";
import type { Place } from "./tags.ts";

/** schema.org/BreadcrumbList of names and paths, from the site's first page down. */
export const breadcrumbs = (
  { origin, language }: Place,
  steps: readonly (readonly [name: string, rest: string])[],
): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(([name, rest], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: addressOf(origin, language, rest),
  })),
});
