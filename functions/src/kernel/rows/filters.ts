import type { Id, Prefix } from "@bupum/shared/kernel/ids";
import { isId } from "@bupum/shared/kernel/id-text";
import { faultAt } from "@bupum/shared/kernel/problem";
import { type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";

/** A filter's value, where it is a known one. Throws INVALID_REQUEST at `query.filter`. */
export function amongOf<const Value extends string>(
  known: readonly Value[],
  wanted: string | undefined,
): Value | undefined {
  const found = known.find((value) => value === wanted);
  if (wanted !== undefined && found === undefined) throw faultAt("query.filter", "invalid_value");
  return found;
}

/** The same of an id. */
export function idOf<P extends Prefix>(prefix: P, wanted: string | undefined): Id<P> | undefined {
  if (wanted === undefined) return undefined;
  if (!isId(wanted, prefix)) throw faultAt("query.filter", "invalid_value");
  return wanted;
}

/** Whether a moment lies on one of the days in Seoul, both ends included. */
export function isOnDays(
  at: Instant,
  days: { startDate?: Day | undefined; endDate?: Day | undefined },
) {
  const on = seoulDay(at);
  return (days.startDate ?? on) <= on && on <= (days.endDate ?? on);
}
