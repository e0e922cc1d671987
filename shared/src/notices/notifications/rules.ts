import type { NoticeType } from "../../reading/boards/rules.ts";
import type { Day, Instant } from "../../kernel/time.ts";
import { addDays, seoulDay, seoulInstant } from "../../kernel/time.ts";
import { isNight } from "../../kernel/calendar/calendar.ts";
import type { Language } from "../../kernel/language/languages.ts";
import { isMobile } from "../../kernel/text/phone.ts";
import { isUrgent, type NoticeEvent } from "./events.ts";

export type Channel = "KAKAO" | "EMAIL";

/** The contact settings of an account. */
export interface Reachable {
  alarmType: "NOT_RECEIVE" | "KAKAO" | "EMAIL";
  language: Language;
  email?: string | undefined;
  emailVerified: boolean;
  phone?: string | undefined;
  phoneVerified: boolean;
}

/**
 * The channels to try outside the app, in order: the chosen one, else the other verified one; after
 * a failed AlimTalk one mail. AlimTalk is sent in Korean only (D15-1, D15-6).
 */
export function channelsFor(user: Reachable): Channel[] {
  const { alarmType, language, email, emailVerified, phone, phoneVerified } = user;
  if (alarmType === "NOT_RECEIVE") return [];
  const hasMail = email !== undefined && emailVerified;
  const hasKakao = phone !== undefined && phoneVerified && isMobile(phone) && language === "ko";
  if (alarmType === "EMAIL" && hasMail) return ["EMAIL"];
  return [...(hasKakao ? ["KAKAO" as const] : []), ...(hasMail ? ["EMAIL" as const] : [])];
}

/**
 * The channel that the reader chose for one thing (D15-10): MESSAGE is an AlimTalk, or a text
 * message if that fails. Without a verified number or address the other channel is used.
 */
export const channelsChosen = (user: Reachable, chosen: NoticeType | "NONE"): Channel[] =>
  chosen === "NONE"
    ? []
    : channelsFor({ ...user, alarmType: chosen === "MESSAGE" ? "KAKAO" : "EMAIL" }).slice(0, 1);

const morningOf = (on: Day): Instant => seoulInstant(on, "08:00");

/**
 * When an AlimTalk of this event may be sent: undefined means now, else 08:00 in Seoul. Mail and
 * orders are not held (D15-5).
 */
export function heldUntil(event: NoticeEvent, now: Instant): Instant | undefined {
  if (isUrgent(event) || !isNight(now)) return undefined;
  const today = seoulDay(now);
  return morningOf(today) > now ? morningOf(today) : morningOf(addDays(today, 1));
}
