import { type Language, languages } from "@bupum/shared/kernel/language/language-of";
import type { MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { countryName } from "@bupum/ui/display/country-name";

/** The fields shown of a maker, in the order of reading. */
export const makerLines = ["name", "aliases", "country", "website", "introduction"] as const;
type MakerLine = (typeof makerLines)[number];

const inAll = (text: Record<Language, string> | undefined) =>
  text ? [...new Set(languages.map((language) => text[language]))].join("\n") : "";

/** One line of a maker as text in the reader's language; empty where there is nothing. */
export function lineText(maker: MakerEntity, key: MakerLine, language: Language): string {
  if (key === "name" || key === "introduction") return inAll(maker[key]);
  if (key === "aliases") return maker.aliases.join(", ");
  if (key === "country") return maker.country ? countryName(maker.country, language) : "";
  return maker[key] ?? "";
}

export const differingLines = (one: MakerEntity, other: MakerEntity, language: Language) =>
  makerLines.filter((key) => lineText(one, key, language) !== lineText(other, key, language));
