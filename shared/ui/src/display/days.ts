import { dayText, momentText } from "@bupum/shared/kernel/calendar/day-text";
import { type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { useLocale } from "use-intl";
import { useNow } from "../now.ts";

/** Days and moments in the one form of both sites (D0-17). */
export function useDays() {
  const language = useLocale();
  const now = useNow();
  const day = (on: Day) => dayText(on, language, seoulDay(now));
  return {
    /** A day of the calendar. */
    day,
    /** The day in Seoul of a moment. */
    dayOf: (at: Instant) => day(seoulDay(at)),
    moment: (at: Instant) => momentText(at, language, now),
  };
}
