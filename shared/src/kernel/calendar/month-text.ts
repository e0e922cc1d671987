import type { Language } from "../language/language-of.ts";

/** A month, YYYY-MM, as people say it: 2026년 11월, 11/2026, 2026年11月. */
export function monthText(month: string, language: Language): string {
  const [year, number] = [month.slice(0, 4), Number(month.slice(5))];
  if (language === "en") return `${number}/${year}`;
  return language === "ko" ? `${year}년 ${number}월` : `${year}年${number}月`;
}
