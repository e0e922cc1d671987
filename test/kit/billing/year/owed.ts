import type { Instant } from "@bupum/shared/kernel/time";
import { anchorDayOf, periodEndOf } from "@bupum/shared/billing/subscribes/periods";
import type { SubscribeType } from "@bupum/shared/billing/plans/plans";
import type { Deed } from "./lives.ts";

// The recount knows the calendar and the price list, and nothing of the engine.
const price: Record<SubscribeType, number> = {
  MONTHLY: 42_900,
  QUARTERLY: 122_100,
  YEARLY: 429_000,
};

export interface Owed {
  periods: number;
  won: number;
}

/** What somebody owes by a day: one price for each period that began while it was wanted. */
export function owedBy(
  start: Instant,
  first: SubscribeType,
  deeds: readonly Deed[],
  now: Instant,
): Owed {
  let [type, next, begin, anchor] = [first, first, start, anchorDayOf(start)];
  let isStopped = false;
  const given = deeds.reduce((sum, deed) => sum + (deed.does === "refund" ? deed.won : 0), 0);
  const owed: Owed = { periods: 1, won: price[type] - given };
  const later = deeds.toSorted((left, right) => (left.at < right.at ? -1 : 1));
  for (;;) {
    const end = periodEndOf(begin, type, anchor);
    const within = later.filter(({ at }) => at >= begin && at < end && at <= now);
    const upgrade = within.find(({ does }) => does === "upgrade");
    if (upgrade?.does === "upgrade" && upgrade.at > begin) {
      owed.periods += 1;
      owed.won += price[upgrade.to] - creditOf(price[type], begin, upgrade.at, end);
      [type, next] = [upgrade.to, upgrade.to];
      [begin, anchor] = [upgrade.at, anchorDayOf(upgrade.at)];
      continue;
    }
    for (const deed of within) {
      if (deed.does === "suspend") isStopped = true;
      if (deed.does === "resume") isStopped = false;
      if (deed.does === "change") next = deed.to;
    }
    const isDead = later.some(({ does, at }) => does === "die" && at <= end);
    if (isStopped || isDead || end > now) return owed;
    owed.periods += 1;
    owed.won += price[next];
    [type, begin] = [next, end];
  }
}

const seconds = (from: Instant, to: Instant) =>
  BigInt(Math.floor((Date.parse(to) - Date.parse(from)) / 1000));

/** By the second, of the price of the period that is left, rounded down. */
function creditOf(paid: number, begin: Instant, at: Instant, end: Instant): number {
  return Number((BigInt(paid) * seconds(at, end)) / seconds(begin, end));
}
