import { fill } from "../kernel/faults.ts";
import type { Language } from "../kernel/languages.ts";
import type { NoticeEvent } from "./events.ts";
import type { NoticeWords } from "./words/types.ts";

export type NoticeParams = Record<string, string | number>;

const locales: Record<Language, string> = { ko: "ko-KR", en: "en-GB", zh: "zh-CN" };

/** A moment on the clocks of Seoul, such as 11월 24일 (화) 18:00. */
function momentOf(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    month: "long",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "Asia/Seoul",
  });
  return format.format(new Date(instant));
}

/** Params as a reader wants them: moments in Seoul, reasons in words. */
export function readable(
  params: NoticeParams,
  words: NoticeWords,
  language: Language,
): NoticeParams {
  const entries = Object.entries(params).map(([name, value]) => {
    if (typeof value === "string" && /^\d{4}-\d\d-\d\dT.*Z$/.test(value))
      return [name, momentOf(value, language)];
    if (name === "reason" && String(value) in words.reasons)
      return [name, words.reasons[value as keyof NoticeWords["reasons"]]];
    return [name, value];
  });
  return Object.fromEntries(entries) as NoticeParams;
}

/** Title, body and button of a notice; mails and the site's list say the same (DOMAIN.md D15). */
export function noticeText(
  notice: { event: NoticeEvent; params: NoticeParams },
  words: NoticeWords,
  language: Language,
): { title: string; body: string; button: string } {
  const { title, body, button } = words.events[notice.event];
  const params = readable(notice.params, words, language);
  return { title: fill(title, params), body: fill(body, params), button };
}
