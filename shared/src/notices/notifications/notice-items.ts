import type { Currency } from "../../kernel/money/amounts.ts";
import { minorDigits, toMajor } from "../../kernel/money/amounts.ts";
import type { VatMode } from "../../kernel/money/vat-modes.ts";
import type { Language } from "../../kernel/language/languages.ts";
import { fill } from "../../kernel/faults.ts";
import type { Day } from "../../kernel/time.ts";
import type { NoticeWords } from "./words/types.ts";

/** One line that a notice is about. */
export interface NoticeItem {
  part: string;
  /** Of a substitute: the part that was asked for. */
  insteadOf?: string | undefined;
  quantity: number;
  unit: string;
  /** Minor units of the whole line; absent where nothing was quoted. */
  amount?: number | undefined;
  currency?: Currency | undefined;
  vatMode?: VatMode | undefined;
  shipOn?: Day | undefined;
  /** Where one notice tells of several sellers. */
  seller?: string | undefined;
}

const locales: Record<Language, string> = { ko: "ko-KR", en: "en-GB", zh: "zh-CN" };

function moneyOf(amount: number, currency: Currency, language: Language): string {
  const digits = minorDigits[currency];
  const number = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toMajor(amount, currency));
  return language === "ko" && currency === "KRW" ? `${number}원` : `${number} ${currency}`;
}

/** A notice is one row: ten sellers' quotes of fifty lines each would not fit into it. */
export const mostItems = 60;

/** As a param of a notice, whose values are texts and numbers. */
export const packItems = (items: readonly NoticeItem[]): string =>
  JSON.stringify(
    items.length > mostItems
      ? [...items.slice(0, mostItems), { more: items.length - mostItems }]
      : items,
  );

/**
 * Each line in words: "E3Z-D62 10 EA · 120,000원 부가세 별도 (2026-11-26)", and how many more there
 * are. None of notices from before.
 */
export function itemLines(
  packed: unknown,
  words: NoticeWords,
  language: Language,
): { lines: string[]; more: number } {
  if (typeof packed !== "string") return { lines: [], more: 0 };
  // Only packItems writes this param.
  const items = JSON.parse(packed) as (NoticeItem | { more: number })[];
  const last = items.at(-1);
  const more = last && "more" in last ? last.more : 0;
  return {
    lines: linesOf(
      items.filter((item) => "part" in item),
      words,
      language,
    ),
    more,
  };
}

const linesOf = (
  items: readonly NoticeItem[],
  { items: say }: NoticeWords,
  language: Language,
): string[] =>
  items.map(({ part, insteadOf, quantity, unit, amount, currency, vatMode, shipOn, seller }) => {
    const count = new Intl.NumberFormat(locales[language]).format(quantity);
    const price = amount !== undefined && currency && moneyOf(amount, currency, language);
    const facts = [
      seller,
      `${part} ${count} ${unit}`,
      insteadOf && fill(say.insteadOf, { part: insteadOf }),
      price && [price, vatMode && say.vatModes[vatMode]].filter(Boolean).join(" "),
    ];
    return facts.filter(Boolean).join(" · ") + (shipOn ? ` (${shipOn})` : "");
  });
