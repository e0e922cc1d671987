import { type Language, languages } from "@bupum/shared/kernel/language/language-of";
import type { MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";

/** The fields shown of a maker, in the order of reading. */
export const makerLines = ["name", "aliases", "country", "website", "introduction"] as const;
type MakerLine = (typeof makerLines)[number];

const inAll = (text: Record<Language, string> | undefined) =>
  text ? [...new Set(languages.map((language) => text[language]))].join("\n") : "";

/** One line of a maker as text; empty where there is nothing. */
export function lineText(maker: MakerEntity, key: MakerLine): string {
  if (key === "name" || key === "introduction") return inAll(maker[key]);
  if (key === "aliases") return maker.aliases.join(", ");
  return maker[key] ?? "";
}

export const differingLines = (one: MakerEntity, other: MakerEntity) =>
  makerLines.filter((key) => lineText(one, key) !== lineText(other, key));
