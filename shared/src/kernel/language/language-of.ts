/** Free of zod, so that the sites' entry chunks stay small; the schemas are in languages.ts. */
export const languages = ["ko", "en", "zh"] as const;
export type Language = (typeof languages)[number];
export type InLanguages = Record<Language, string>;

/** The best of our languages for an Accept-Language header (RFC 9110 12.5.4); Korean otherwise. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", ...params] = part.trim().toLowerCase().split(";");
    const quality = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
    return { tag: tag.trim().split("-")[0], quality: Number(quality ?? 1) };
  });
  wanted.sort((left, right) => right.quality - left.quality);
  for (const { tag } of wanted) {
    const found = languages.find((known) => known === tag);
    if (found) return found;
  }
  return "ko";
}
