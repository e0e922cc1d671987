import { type Language, languages } from "./language-of.ts";

/** Languages with a path of their own; Korean has none (U2-1). */
export const prefixOf = (language: Language): string => (language === "ko" ? "" : `/${language}`);

/** The language that an address is written in, and the rest of its path. */
export function languageOfPath(path: string): { language: Language; rest: string } {
  const language = languages.find((known) => known !== "ko" && path.split("/")[1] === known);
  if (!language) return { language: "ko", rest: path };
  return { language, rest: path.slice(language.length + 1) || "/" };
}

/** The address of a page in a language; `rest` is its path without one, such as /search. */
export const addressOf = (origin: string, language: Language, rest: string): string =>
  origin + prefixOf(language) + (rest === "/" ? "" : rest.replace(/\/$/, "")) || origin;
