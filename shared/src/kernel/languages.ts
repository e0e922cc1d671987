import * as z from "zod/mini";

export const languages = ["ko", "en", "zh"] as const;
export const language = z.enum(languages);
export type Language = (typeof languages)[number];

/** A text in the three languages of the product. */
export const inLanguages = (most: number) =>
  z.object({
    ko: z.string().check(z.maxLength(most)),
    en: z.string().check(z.maxLength(most)),
    zh: z.string().check(z.maxLength(most)),
  });
export type InLanguages = Record<Language, string>;

/** The best of our languages for an Accept-Language header (RFC 9110 12.5.4); Korean otherwise. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", ...params] = part.trim().toLowerCase().split(";");
    const quality = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
    return { tag: tag.split("-")[0], quality: Number(quality ?? 1) };
  });
  wanted.sort((left, right) => right.quality - left.quality);
  for (const { tag } of wanted) {
    const found = languages.find((known) => known === tag);
    if (found) return found;
  }
  return "ko";
}
