import type { CategoryTagEntity } from "@bupum/shared/reference/category-tags/admin-contract";
import { type Language, languages } from "@bupum/shared/kernel/language/language-of";
import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { countryName } from "@bupum/ui/display/country-name";
import { tagPath } from "../catalogue/category-field.tsx";

/** The fields shown of a part, in the order of reading. */
export const lineKeys = [
  "partNumber",
  "manufactorId",
  "name",
  "description",
  "categoryTagIds",
  "unit",
  "country",
  "safetyMarks",
  "aliases",
  "oldNumbers",
  "specifications",
  "alternates",
  "images",
  "datasheets",
] as const;
export type LineKey = (typeof lineKeys)[number];

export interface LineWords {
  language: Language;
  tags: readonly CategoryTagEntity[];
  relation: (relation: ProductEntity["alternates"][number]["relation"]) => string;
  pictures: (count: number) => string;
}

const inAll = (text: Record<Language, string> | undefined) =>
  text ? [...new Set(languages.map((language) => text[language]))].join("\n") : "";

/** One line of a part as text; empty where there is nothing. */
export function lineText(part: ProductEntity, key: LineKey, words: LineWords): string {
  const { language, tags } = words;
  switch (key) {
    case "partNumber":
    case "unit":
      return part[key];
    case "country":
      return part.country ? countryName(part.country, language) : "";
    case "manufactorId":
      return part.manufactorName[language];
    case "name":
    case "description":
      return inAll(part[key]);
    case "categoryTagIds":
      return part.categoryTagIds.map((id) => tagPath(tags, id, language) ?? id).join("\n");
    case "safetyMarks":
    case "aliases":
    case "oldNumbers":
      return part[key].join(", ");
    case "specifications":
      return part.specifications.map(({ name, value }) => `${name[language]}: ${value}`).join("\n");
    case "alternates":
      return part.alternates
        .map(({ relation, partNumber }) => `${words.relation(relation)}: ${partNumber}`)
        .join("\n");
    case "images":
      return part.images.length > 0 ? words.pictures(part.images.length) : "";
    case "datasheets":
      return part.datasheets.map(({ title }) => title).join("\n");
  }
}

/** The lines on which two copies of a part differ. */
export const differingLines = (one: ProductEntity, other: ProductEntity, words: LineWords) =>
  lineKeys.filter((key) => lineText(one, key, words) !== lineText(other, key, words));
