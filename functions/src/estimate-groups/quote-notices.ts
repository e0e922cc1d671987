import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { notify } from "../kernel/outbox.ts";
import { write } from "../kernel/table.ts";
import { partOf } from "../product-estimates/items.ts";
import { type Deal, dueKey, noticeKey } from "./items.ts";

/** First at once, then at most every 30 minutes a request (DOMAIN.md D15). */
const pauseMinutes = 30;

/**
 * Tells the buyer of quotes that no notice has counted yet. Counters and not times say which those
 * are: they only grow, so that no quote is missed or told twice. Within the pause the request is
 * put down for the sweep.
 */
export async function tellQuotes({ group, estimates, lines, notice }: Deal, now: Instant) {
  const given: Record<string, number> = {};
  for (const { estimateId, quoteCount } of lines)
    if (quoteCount > 0) given[estimateId] = (given[estimateId] ?? 0) + quoteCount;
  const fresh = Object.entries(given)
    .map(([id, count]) => ({ id, count: count - (notice?.told[id] ?? 0) }))
    .filter(({ count }) => count > 0);
  if (fresh.length === 0) return;
  const stale = new Problem("VERSION_CONFLICT");
  const dueAt = notice && addMinutes(notice.toldAt, pauseMinutes);
  const key = noticeKey(group.id);
  if (dueAt !== undefined && dueAt > now) {
    // Moving into the index twice is the same as once.
    await write({
      change: key,
      set: dueKey(group.id, dueAt),
      guard: { equals: { toldAt: notice?.toldAt }, refused: stale },
    });
    return;
  }
  const tellCount = (notice?.tellCount ?? 0) + 1;
  const quoted = lines.find((line) => line.estimateId === fresh[0]!.id && line.quoteCount > 0);
  const first = estimates.find(({ id }) => id === fresh[0]!.id);
  await write(
    {
      put: { ...key, told: given, tellCount, toldAt: now },
      guard: notice
        ? { equals: { tellCount: notice.tellCount }, refused: stale }
        : { exists: false, refused: stale },
    },
    notify(
      { now: () => now },
      {
        userId: group.buyerId,
        event: "QUOTE_RECEIVED",
        refId: group.id,
        refVersion: tellCount,
        params: {
          number: group.number,
          title: group.title,
          seller: first?.sellerName ?? "",
          sellers: fresh.length,
          part: quoted ? partOf(quoted) : "",
          lines: fresh.reduce((total, { count }) => total + count, 0),
        },
        link: `/mypage/estimates?groupId=${group.id}`,
      },
    ),
  );
}
