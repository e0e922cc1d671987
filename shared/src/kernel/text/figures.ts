import type { Currency } from "../money/amounts.ts";

/**
 * Figures as people write them in sheets and forms. What is unclear is never read as another value:
 * 2,5 is no 25, since a comma groups only before three digits (D8-14).
 */

/** One way of writing for full width, spaces, and signs that look alike. */
const plainOf = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[\u00A0\u2000-\u200B\u3000]/g, " ")
    .trim();

/** Groups of thousands begin with no zero: 0,085 is a fraction. */
const grouped = String.raw`\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+`;
const whole = new RegExp(`^(?:${grouped})$`);
const decimal = new RegExp(`^(?:${grouped})(?:\\.\\d{1,5})?$`);
const withoutGroups = (text: string) => text.replaceAll(/[, ]/g, "");

/** Words for single pieces behind a number. */
const pieces = /\s*(?:ea|each|pcs?|pieces?|units?|개|개입|점|대|본|个|件|只|枚|台|個)\.?$/i;

/** Nothing is there to be sold. */
const noStock = /^(?:품절|재고 ?없음|일시 ?품절|sold ?out|out ?of ?stock|缺货|无货|售罄)$/i;

/** A whole number of pieces: 1,200, ５, 5 EA, 10.0, and 0 of 품절. Undefined for anything else. */
export function countIn(text: string): number | undefined {
  const plain = plainOf(text)
    .replace(pieces, "")
    .replace(/\.0{1,2}$/, "");
  if (noStock.test(plain)) return 0;
  return whole.test(plain) ? Number(withoutGroups(plain)) : undefined;
}

/** 1만2천, 3천원, 1.5만: numbers with the words for ten thousand, thousand and hundred. */
function wordedNumber(text: string): string | undefined {
  const found =
    /^(?:(\d+(?:\.\d+)?)만)? ?(?:(\d+(?:\.\d+)?)천)? ?(?:(\d)백)?(?: ?(\d{1,4}))?$/.exec(text);
  if (!found || !/[만천백]/.test(text)) return undefined;
  const [, tens = "0", thousands = "0", hundreds = "0", rest = "0"] = found;
  const sum =
    Number(tens) * 10_000 + Number(thousands) * 1_000 + Number(hundreds) * 100 + Number(rest);
  return String(Number(sum.toFixed(5)));
}

const signs: readonly (readonly [RegExp, Currency | "YEN_OR_YUAN" | "OTHER"])[] = [
  [/krw|₩|\\|원정?|원화|(?<![a-z])won|(?<![a-z])w(?=\s?\d)/i, "KRW"],
  [/usd|us\$|\$|달러|불|dollars?|美元/i, "USD"],
  [/cny|rmb|위안화?|元|yuan|人民币/i, "CNY"],
  [/¥/, "YEN_OR_YUAN"],
  [/jpy|eur|gbp|円|엔|엔화|€|£|yen/i, "OTHER"],
];

/** A price, and the currency that its sign names; or that the sign means two, or none of ours. */
export interface WrittenPrice {
  price: string;
  currency?: Currency | "YEN_OR_YUAN" | "OTHER";
}

/** Remarks behind a price that leave it what it is: prices are without VAT. */
const remark =
  /\s*[(/]?\s*(?:(?:vat|v\.a\.t\.?|부가세|세금|税)\s*(?:별도|제외|excluded|excl\.?|另计)|ea당|개당|ea|개|pcs?)\s*\)?$/i;

/**
 * A price: 125,000원, ₩125,000, KRW 12,000, 12,000.-, １２０００, 1만2천, 12000 (VAT별도). Undefined for
 * what is none, for zero, and for a price with VAT.
 */
export function priceIn(text: string): WrittenPrice | undefined {
  let rest = plainOf(text)
    .replace(remark, "")
    .replace(/[.,]-$/, "")
    .trim();
  const named = signs.filter(([sign]) => sign.test(rest));
  if (named.length > 1) return undefined;
  const [[sign = "", currency] = []] = named;
  rest = rest.replace(sign, "").trim();
  const price = wordedNumber(rest) ?? (decimal.test(rest) ? withoutGroups(rest) : undefined);
  if (price === undefined || !/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,5})?$/.test(price)) return undefined;
  return { price, ...(currency && { currency }) };
}

/** Three decimals of a price in won, as other countries group thousands: 12.000 may be 12,000. */
export const mayBeGroup = (text: string): boolean =>
  /^\D*\d{1,3}(?:\.\d{3})+\D*$/.test(plainOf(text));

const atOnce =
  /^(?:즉시|당일|즉납|즉시(?:출고|납품|발송|가능)|당일(?:출고|발송|납품)|재고(?:보유)?즉시|sameday|immediate(?:ly)?|instock|stock|ex-?stock|现货|当天|当日|即日|立即)$/i;
const tomorrow = /^(?:익일|명일|내일|다음날|익일(?:출고|발송|납품)|nextday|次日|明天|隔天)$/i;
const daysWritten =
  /^(?:약|about)?(?:(\d{1,3})[~-])?(\d{1,3})(?:(?:영업|근무|평)?일|(?:business|working)?days?|d|天|日|(?:个)?工作日)?(?:이내|내|소요|후|정도)?$/i;
const weeksWritten =
  /^(?:약)?(?:(\d{1,2})[~-])?(\d{1,2})(?:주일?|weeks?|wks?|w|周|星期)(?:이내|내|소요|후|정도)?$/i;
const businessDaysOfWeek = 5;

/**
 * Business days until dispatch: 즉시, 당일 and "same day" are none, 익일 is one, a week is five, and of
 * 2~3일 and 당일/2일 the longer counts. Undefined for anything else.
 */
export function daysIn(text: string): number | undefined {
  const parts = text.split("/");
  // 12/5 is a day of the calendar.
  if (parts.length > 1 && parts.some((one) => /^\s*\d*\s*$/.test(one))) return undefined;
  const either = parts.map((one) => daysOfOne(one));
  return either.includes(undefined) ? undefined : Math.max(...either.map(Number));
}

function daysOfOne(text: string): number | undefined {
  const plain = plainOf(text)
    .replaceAll(/[\s.]+/g, "")
    .replaceAll("〜", "~");
  if (atOnce.test(plain)) return 0;
  if (tomorrow.test(plain)) return 1;
  const days = daysWritten.exec(plain);
  if (days) return longer(days);
  const weeks = weeksWritten.exec(plain);
  const count = weeks && longer(weeks);
  return count === null || count === undefined ? undefined : count * businessDaysOfWeek;
}

function longer([, from, until]: RegExpExecArray): number | undefined {
  const [least, most] = [Number(from ?? 0), Number(until)];
  return least <= most ? most : undefined;
}
