import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import type { InLanguages } from "../../kernel/language/language-of.ts";
import { type Day, type Instant, seoulDay } from "../../kernel/time.ts";

/** As given (D23-2). */
export const stockMarkets = ["KOSDAQ", "KOSPI"] as const;
export type StockMarket = (typeof stockMarkets)[number];

interface ListedMaker {
  code: string;
  name: InLanguages;
}
const named = (code: string, ko: string, en: string, zh: string): ListedMaker => ({
  code,
  name: { ko, en, zh },
});

/** Listed makers of the parts that are traded here, in the order they are shown. */
export const listedMakers: readonly ListedMaker[] = [
  named("010120", "LS ELECTRIC", "LS ELECTRIC", "LS ELECTRIC"),
  named("267260", "HD현대일렉트릭", "HD Hyundai Electric", "HD现代电气"),
  named("298040", "효성중공업", "Hyosung Heavy Industries", "晓星重工业"),
  named("009450", "경동나비엔", "Kyungdong Navien", "庆东纳碧安"),
  named("058610", "에스피지", "SPG", "SPG"),
  named("001820", "삼화콘덴서", "Samwha Capacitor", "三和电容器"),
];

/**
 * Closing prices arrive on the afternoon of the next business day, and the exchange closes on some
 * days that are no public holidays. They are stale after three business days.
 */
export const isStale = (asOf: Day, now: Instant): boolean =>
  addBusinessDays(asOf, 3) < seoulDay(now);
