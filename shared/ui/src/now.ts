import type { Instant } from "@bupum/shared/kernel/time";
import { toInstant } from "@bupum/shared/kernel/time";
import { useFormatter, useNow as useDate } from "use-intl";

const tickMs = 30_000;

/** The present moment; it moves by itself, so that nothing is judged by when a page was opened. */
export const useNow = (): Instant => toInstant(useDate({ updateInterval: tickMs }));

/** How long ago something was. The server's clock may be ahead: nothing was in the future. */
export function useAgo(): (at: Instant) => string {
  const format = useFormatter();
  const now = useNow();
  return (at) => format.relativeTime(new Date(at < now ? at : now), new Date(now));
}
