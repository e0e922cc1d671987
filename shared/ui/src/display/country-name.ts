import type { Language } from "@bupum/shared/kernel/language/language-of";

/** The name of a country (ISO 3166-1) in the reader's language; other texts are unchanged. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
