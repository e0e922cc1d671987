import { type Currency, minorDigits, toMajor } from "../../kernel/money/amounts.ts";
import type { VatMode } from "../../kernel/money/tax.ts";
import type { Breakdown } from "../../deal/product-estimate-orders/breakdown.ts";
import { shippingPhrase, type ShippingState } from "../../deal/product-estimate-orders/shipping.ts";
import { dayText } from "../../kernel/calendar/day-text.ts";
import type { Language } from "../../kernel/language/languages.ts";
import { fill } from "../../kernel/words/faults.ts";
import type { Day } from "../../kernel/time.ts";
import { type ItemWords, itemWords } from "./words/items.ts";

/** One line that a notice is about. */
export interface NoticeItem {
  part: string;
  /** For a substitute: the part that was asked for. */
  insteadOf?: string | undefined;
  quantity: number;
  unit: string;
  /** The quantity that was asked for, where another one is offered. */
  asked?: number | undefined;
  /** Minor units of the whole line; absent without a quote. */
  amount?: number | undefined;
  currency?: Currency | undefined;
  vatMode?: VatMode | undefined;
  shipOn?: Day | undefined;
  /** The day of dispatch before it moved. */
  wasOn?: Day | undefined;
  /** Nothing was shipped on that day. */
  isPassed?: boolean | undefined;
  /** Present if one notice covers several sellers. */
  seller?: string | undefined;
}

/** The total of a notice's lines, if the notice states one. */
export type NoticeTotal = Pick<
  Breakdown,
  "currency" | "total" | "vat" | "shipping" | "isShippingOpen"
> &
  // Older notices have none.
  Partial<Pick<Breakdown, "shippingState">>;

const locales: Record<Language, string> = { ko: "ko-KR", en: "en-GB", zh: "zh-CN" };

function moneyOf(amount: number, currency: Currency, language: Language): string {
  const digits = minorDigits[currency];
  const number = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toMajor(amount, currency));
  return language === "ko" && currency === "KRW" ? `${number}원` : `${number} ${currency}`;
}

/**
 * The most lines of a notice: it is one row, and ten sellers' quotes of fifty lines each would not
 * fit.
 */
export const mostItems = 60;

/** The items as a parameter of a notice, whose values are texts and numbers. */
export function packItems(items: readonly NoticeItem[], total?: NoticeTotal): string {
  const more = items.length - mostItems;
  return JSON.stringify([
    ...items.slice(0, mostItems),
    ...(more > 0 ? [{ more }] : []),
    ...(total ? [{ total }] : []),
  ]);
}

/**
 * Each line in words: "E3Z-D62 10 EA · 120,000원 부가세 별도 (11월 26일 (목))", the number of further lines,
 * and the total if the notice states one. Empty for older notices.
 */
export function itemLines(
  packed: unknown,
  language: Language,
  today: Day,
): { lines: string[]; more: number; total: string | undefined } {
  if (typeof packed !== "string") return { lines: [], more: 0, total: undefined };
  // Only packItems writes this param.
  const items = JSON.parse(packed) as (NoticeItem | { more: number } | { total: NoticeTotal })[];
  const lines = items.filter((item) => "part" in item);
  const total = items.find((item) => "total" in item)?.total;
  return {
    lines: linesOf(lines, language, today),
    more: items.find((item) => "more" in item)?.more ?? 0,
    total: total && totalText(total, language),
  };
}

/** "합계 93,500원 = 물품 80,000원 + 배송비 5,000원 (부가세 별도) + 부가세 8,500원" (D36-7). */
function totalText(of: NoticeTotal, language: Language): string {
  const say = itemWords[language];
  const money = (amount: number) => moneyOf(amount, of.currency, language);
  const { total, vat, shipping } = of;
  const fee = shipping.supply;
  const said = (state: ShippingState) =>
    shippingPhrase({ state, fee }, (name, values) => fill(say.shipping[name], values), money);
  const { shippingState: state = of.isShippingOpen ? "UNKNOWN" : fee > 0 ? "FEE" : "FREE" } = of;
  return [
    `${fill(say.total, { amount: money(total) })} = ${fill(say.goods, { amount: money(total - vat - fee) })}`,
    said(state),
    ...(vat > 0 ? [fill(say.vat, { amount: money(vat) })] : []),
  ].join(" + ");
}

/** " (11월 26일 (목))", " (11월 26일 (목) → 11월 30일 (월))", or that nothing went out on that day. */
function dispatchText(
  { shipOn, wasOn, isPassed }: Pick<NoticeItem, "shipOn" | "wasOn" | "isPassed">,
  say: ItemWords,
  dayOf: (day: Day) => string,
): string {
  if (!shipOn) return "";
  const days = wasOn ? `${dayOf(wasOn)} → ${dayOf(shipOn)}` : dayOf(shipOn);
  return ` (${isPassed ? fill(say.notShipped, { days }) : days})`;
}

function linesOf(items: readonly NoticeItem[], language: Language, today: Day): string[] {
  const say = itemWords[language];
  const number = (of: number) => new Intl.NumberFormat(locales[language]).format(of);
  return items.map(
    ({ part, insteadOf, quantity, unit, asked, amount, currency, vatMode, seller, ...item }) => {
      const price = amount !== undefined && currency && moneyOf(amount, currency, language);
      const facts = [
        seller,
        `${part} ${number(quantity)} ${unit}`,
        asked !== undefined && fill(say.asked, { count: `${number(asked)} ${unit}` }),
        insteadOf && fill(say.insteadOf, { part: insteadOf }),
        price && [price, vatMode && say.vatModes[vatMode]].filter(Boolean).join(" "),
      ];
      return (
        facts.filter(Boolean).join(" · ") +
        dispatchText(item, say, (day) => dayText(day, language, today))
      );
    },
  );
}
