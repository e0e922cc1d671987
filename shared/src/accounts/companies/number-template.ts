import type { Day } from "../../kernel/time.ts";

// Own order numbers (D45): how a company's template is read, and the number that it makes. No schema
// is imported here, since pages show numbers while they are typed.

/** The most characters of an own order number, typed or drawn. */
export const longestOrderNumber = 40;
/** The digits that any running number may come to, whatever width its template names. */
const mostDigits = 9;

/**
 * The last numbers that a company drew, by when they begin anew. Each order that draws one counts in
 * all of them, so that a template that comes back goes on where it was (D45-3).
 */
export interface NumberCounts {
  /** The day in Seoul of the last one. */
  on: Day;
  always: number;
  year: number;
  month: number;
  day: number;
}

const token = /\{(YYYY|YY|MM|DD|#+)\}/g;

const tokensIn = (template: string): string[] =>
  [...template.matchAll(token)].map(([, name = ""]) => name);

type Period = Exclude<keyof NumberCounts, "on">;

/** When the running number of a template begins anew: with the shortest period that it names. */
export function periodOf(template: string): Period {
  const tokens = tokensIn(template);
  if (tokens.includes("DD")) return "day";
  if (tokens.includes("MM")) return "month";
  return tokens.some((one) => one.startsWith("YY")) ? "year" : "always";
}

export type TemplateFault = "braces" | "count" | "period" | "length";

/**
 * Why a text is no template (D45-2): other braces than those of tokens, not one running number, a month
 * without its year or a day without its month, or a running number of more than nine digits or numbers
 * of more than 40 characters. Undefined for a template.
 */
export function templateFault(text: string): TemplateFault | undefined {
  const tokens = tokensIn(text);
  const [count, ...more] = tokens.filter((one) => one.startsWith("#"));
  const [hasYear, hasMonth, hasDay] = [
    tokens.some((one) => one.startsWith("YY")),
    tokens.includes("MM"),
    tokens.includes("DD"),
  ];
  if (/[{}]/.test(text.replaceAll(token, ""))) return "braces";
  if (!count || more.length > 0) return "count";
  if ((hasMonth && !hasYear) || (hasDay && !hasMonth)) return "period";
  const longest = textOf(text, "2026-11-30", 10 ** mostDigits - 1);
  return count.length > mostDigits || longest.length > longestOrderNumber ? "length" : undefined;
}

/** Whether a text is a template (D45-2). */
export const isTemplate = (text: string): boolean => templateFault(text) === undefined;

/** A number wider than its template names is written whole: 9999 is followed by 10000. */
function textOf(template: string, on: Day, count: number): string {
  const [year = "", month = "", day = ""] = on.split("-");
  const known: Record<string, string> = { YYYY: year, YY: year.slice(2), MM: month, DD: day };
  return template.replaceAll(
    token,
    (_, name: string) => known[name] ?? String(count).padStart(name.length, "0"),
  );
}

/**
 * The counts after one more number is drawn on that day. A clock that is behind counts on in the day of
 * the last number, so that none is made twice.
 */
export function nextCounts(last: NumberCounts | undefined, today: Day): NumberCounts {
  if (!last) return { on: today, always: 1, year: 1, month: 1, day: 1 };
  const on = last.on > today ? last.on : today;
  const after = (count: number, digits: number) =>
    last.on.slice(0, digits) === on.slice(0, digits) ? count + 1 : 1;
  return {
    on,
    always: last.always + 1,
    year: after(last.year, 4),
    month: after(last.month, 7),
    day: after(last.day, 10),
  };
}

/** The number that a template makes of these counts: PO-2611-0042 (D45-2). */
export const orderNumberOf = (template: string, counts: NumberCounts): string =>
  textOf(template, counts.on, counts[periodOf(template)]);

const dates: Record<string, string> = {
  YYYY: "\\d{4}",
  YY: "\\d{2}",
  MM: "(?:0[1-9]|1[0-2])",
  DD: "(?:0[1-9]|[12]\\d|3[01])",
};

/** A running number of that least width: filled with zeros, or wider without them. */
function countLike({ length: width }: string): string {
  const filled = `\\d{${width}}`;
  return width < mostDigits ? `(?:${filled}|[1-9]\\d{${width},${mostDigits - 1}})` : filled;
}

/** Whether a template writes this number on some day, at some count, drawn already or not (D45-1). */
export function isOfTemplate(template: string, text: string): boolean {
  // Every second piece is the name of a token.
  const pieces = template.split(token).map((piece, at) => {
    if (at % 2 === 0) return piece.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    return dates[piece] ?? countLike(piece);
  });
  return new RegExp(`^${pieces.join("")}$`).test(text);
}
