import { dayText, momentText } from "../../kernel/calendar/day-text.ts";
import { fill } from "../../kernel/words/faults.ts";
import type { Language } from "../../kernel/language/languages.ts";
import { saidStates } from "../../catalogue/products/lives.ts";
import { type Day, type Instant, seoulDay } from "../../kernel/time.ts";
import type { NoticeEvent } from "./events.ts";
import { itemLines } from "./notice-items.ts";
import { lifeWords } from "./words/products.ts";
import type { NoticeWords } from "./words/types.ts";

export type NoticeParams = Record<string, string | number>;

/** A refusal's reason with the typed text; for OTHER the typed text is the reason. */
function reasonOf(reason: string, detail: string | undefined, words: NoticeWords): string {
  if (!(reason in words.reasons)) return reason;
  if (detail && reason === "OTHER") return detail;
  const word = words.reasons[reason as keyof NoticeWords["reasons"]];
  return detail ? `${word} (${detail})` : word;
}

/**
 * Parameters in readable form: moments in Seoul, reasons in words. `what` names the first part and
 * how many follow, `who` the first seller, `slips` what became of days of dispatch, `life` of a part.
 */
export function readable(
  params: NoticeParams,
  words: NoticeWords,
  language: Language,
  now: Instant,
): NoticeParams {
  const entries = Object.entries(params).map(([name, value]) => {
    if (typeof value === "string" && /^\d{4}-\d\d-\d\dT.*Z$/.test(value))
      return [name, momentText(value, language, now)];
    if (daysIn.has(name)) return [name, daysText(String(value), language, seoulDay(now))];
    if (name === "reason") return [name, reasonOf(String(value), textOf(params["detail"]), words)];
    return [name, value];
  });
  const { part = "", lines = 1, seller = "", sellers = 1, moved = 0, passed = 0 } = params;
  const first = { part, seller };
  return {
    reason: "-",
    ...(Object.fromEntries(entries) as NoticeParams),
    what: more(lines) > 0 ? fill(words.andMore.parts, { ...first, more: more(lines) }) : part,
    life: lifeText(params, language, (on) => dayText(on, language, seoulDay(now))),
    slips: slipsText(Number(moved), Number(passed), words),
    who:
      more(sellers) > 0 ? fill(words.andMore.sellers, { ...first, more: more(sellers) }) : seller,
  };
}

/** One day, or the first and the last of several, in the reader's form; "-" where none is known. */
const daysText = (days: string, language: Language, today: Day): string =>
  days.replaceAll(/\d{4}-\d\d-\d\d/g, (day) => dayText(day as Day, language, today));

/** "출고일 변경 2건, 예정일 미출고 1건": how many days of dispatch moved, and how many passed (D33-4). */
const slipsText = (moved: number, passed: number, { slips }: NoticeWords): string =>
  [
    moved > 0 && fill(slips.moved, { count: moved }),
    passed > 0 && fill(slips.passed, { count: passed }),
  ]
    .filter(Boolean)
    .join(", ");

/** "단종되었습니다. 대신 … 주문할 수 있습니다.": what became of a part's life (D35-6). */
function lifeText(
  { life, lastOrderOn = "", successor = "" }: NoticeParams,
  language: Language,
  dayOf: (on: Day) => string,
): string {
  const state = saidStates.find((one) => one === life);
  if (!state) return "";
  const day = lastOrderOn === "" ? "" : dayOf(String(lastOrderOn));
  const said = fill(lifeWords[language][state], { lastOrderOn: day });
  return successor === "" ? said : `${said} ${fill(lifeWords[language].instead, { successor })}`;
}

/** Parameters that are days, or "-". */
const daysIn: ReadonlySet<string> = new Set(["shipOn", "writtenOn", "lastOn"]);

/** How many follow the first. */
const more = (count: string | number): number => Number(count) - 1;
const textOf = (value: string | number | undefined) =>
  value === undefined ? undefined : String(value);

/**
 * Title, body, lines and button of a notice; mails and the site's list say the same (D15-3).
 */
export function noticeText(
  notice: { event: NoticeEvent; params: NoticeParams },
  words: NoticeWords,
  language: Language,
  now: Instant,
): { title: string; body: string; items: string[]; button: string } {
  const { title, body, button } = words.events[notice.event];
  const params = readable(notice.params, words, language, now);
  const { lines, more: left, total } = itemLines(notice.params["items"], language, seoulDay(now));
  const rest = left > 0 ? [fill(words.andMore.items, { more: left })] : [];
  const items = [...lines, ...rest, ...(total ? [total] : [])];
  return { title: fill(title, params), body: fill(body, params), items, button };
}
