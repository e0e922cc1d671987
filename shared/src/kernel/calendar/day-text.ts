import type { Language } from "../language/language-of.ts";
import { type Day, type Instant, seoulDay, seoulWallTime } from "../time.ts";

const locales: Record<Language, string> = { ko: "ko-KR", en: "en-US", zh: "zh-CN" };

/**
 * A day as people say it, with its weekday: 12월 1일 (화). The year stands with it where it is
 * another than that of today, or always without `today` (D0-17).
 */
export function dayText(on: Day, language: Language, today?: Day): string {
  const year = on.slice(0, 4);
  const isOtherYear = year !== today?.slice(0, 4);
  const isEnglish = language === "en";
  const text = new Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    ...(isOtherYear && isEnglish && { year: "numeric" }),
    month: isEnglish ? "short" : "long",
    day: "numeric",
    weekday: "short",
  }).format(new Date(`${on}T00:00:00Z`));
  // With a year, Korean loses the brackets around the weekday.
  if (!isOtherYear || isEnglish) return text;
  return language === "ko" ? `${year}년 ${text}` : `${year}年${text}`;
}

/** The same of a moment, by the calendar and the clock of Seoul: 12월 1일 (화) 18:00. */
export function momentText(at: Instant, language: Language, now: Instant): string {
  const clock = seoulWallTime(at).slice(11);
  return `${dayText(seoulDay(at), language, seoulDay(now))} ${clock}`;
}
