import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import { newsState } from "@bupum/shared/news/rules";
import type { Context } from "../kernel/context.ts";
import { message } from "../kernel/messages/outbox.ts";
import { viewerOf } from "../kernel/request/viewer.ts";
import { retry } from "../kernel/retry.ts";
import { readMany, write } from "../kernel/table.ts";
import { cardKey, type StoredCard } from "../news/items.ts";
import { dayName, shareOf, viewKey } from "./items.ts";

/** A reader counts again after this. */
const countedHours = 24;
/** Readers of so many seconds are summed up at once. */
const gatheredSeconds = 5;

const known = new Problem("VERSION_CONFLICT");
const moved = new Problem("BUSY");

/**
 * Counts a reader, once in 24 hours (D28-2): in one transaction the reader's own row, one of many
 * counters, and, where nobody waits for that counter's sum yet, the message that has it summed up.
 */
export async function countClick(ctx: Context, newsId: Id<"nws">) {
  const now = ctx.now();
  const viewer = viewerOf(ctx);
  const [view, share] = [viewKey(newsId, viewer), shareOf(newsId, viewer)];
  const since = addHours(now, -countedHours);
  return retry(
    (error) => error === moved,
    async () => {
      const [card, seen, counter] = await readMany([cardKey(newsId), view, share]);
      // Only the writes of news make rows with this key.
      const isShown = card && newsState(card as unknown as StoredCard, now) === "PUBLISHED";
      if (!isShown) throw new Problem("NOT_FOUND");
      if (String(seen?.["at"] ?? "") > since) return { newsId, isCounted: false };
      const isAwaited = counter?.["isAwaited"] === true;
      try {
        await write(
          {
            put: { ...view, at: now, ttl: toTtl(addHours(now, countedHours)) },
            guard: { absentOrBelow: { at: since }, refused: known },
          },
          {
            change: share,
            add: { count: 1, [dayName(seoulDay(now))]: 1 },
            set: { isAwaited: true },
            guard: isAwaited
              ? { equals: { isAwaited }, refused: moved }
              : { lacks: ["isAwaited"], refused: moved },
          },
          ...(isAwaited ? [] : [message(now, "news.changed", { newsId }, gatheredSeconds)]),
        );
      } catch (error) {
        if (error !== known) throw error;
        return { newsId, isCounted: false };
      }
      return { newsId, isCounted: true };
    },
    12,
  );
}
