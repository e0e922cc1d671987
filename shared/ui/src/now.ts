import type { Instant } from "@bupum/shared/kernel/time";
import { toInstant } from "@bupum/shared/kernel/time";
import { useFormatter, useNow as useDate } from "use-intl";

const tickMs = 30_000;

/** The present moment, updated by itself, so that an open page does not judge by an old time. */
export const useNow = (): Instant => toInstant(useDate({ updateInterval: tickMs }));

/** How long ago a moment was. The server's clock may be ahead: the result is never negative. */
export function useAgo(): (at: Instant) => string {
  const format = useFormatter();
  const now = useNow();
  return (at) => format.relativeTime(new Date(at < now ? at : now), new Date(now));
}
