import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import { addHours, type Instant, seoulDay, seoulInstant } from "../../kernel/time.ts";

interface RefusableLine {
  refusal?: object | undefined;
}

/** The lines of an approval that nobody has left out. */
export const standingLines = <Line extends RefusableLine>({
  lines,
}: {
  lines: readonly Line[];
}): Line[] => lines.filter(({ refusal }) => !refusal);

/** The index of the step that is due; -1 once all have released it. */
export const dueStep = ({
  steps,
}: {
  steps: readonly { released?: object | undefined }[];
}): number => steps.findIndex(({ released }) => !released);

/** Price and terms are kept this long for an order that waits, weekends included (D41-3). */
export const approvalDays = 7;

/** Approvals of the last days that a start page and the bar look at, the newest first (D41-8). */
export const mostOpen = 60;

interface Turned {
  mayDecide: boolean;
  expiresAt: Instant;
}
/** Those that wait for their reader in front, then those that lapse first. */
export const byTurn = (one: Turned, other: Turned): number =>
  Number(other.mayDecide) - Number(one.mayDecide) || one.expiresAt.localeCompare(other.expiresAt);

/** When an approval that nobody gave lapses. */
export const lapsesAt = (askedAt: Instant): Instant => addHours(askedAt, approvalDays * 24);

/** The next morning of business on which its approvers are reminded, or its end (D41-6). */
export function looksAgainAt(now: Instant, expiresAt: Instant): Instant {
  const morning = seoulInstant(addBusinessDays(seoulDay(now), 1), "10:00");
  return morning < expiresAt ? morning : expiresAt;
}
