import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import { addHours, type Instant, seoulDay, seoulInstant } from "../../kernel/time.ts";

/** Price and terms are kept this long for an order that waits, weekends included (D41-3). */
export const approvalDays = 7;

/** When an approval that nobody gave lapses. */
export const lapsesAt = (askedAt: Instant): Instant => addHours(askedAt, approvalDays * 24);

/** The next morning of business on which its approvers are reminded, or its end (D41-6). */
export function looksAgainAt(now: Instant, expiresAt: Instant): Instant {
  const morning = seoulInstant(addBusinessDays(seoulDay(now), 1), "10:00");
  return morning < expiresAt ? morning : expiresAt;
}
