import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../kernel/context.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../kernel/retry.ts";
import { write, type Write } from "../kernel/table.ts";
import { cardKey, readCard, type StoredCard } from "../news/items.ts";
import { type Clicks, oldDays, readShares, readSum, sumKey, sumKeys, sumOf } from "./items.ts";

const changed = new Problem("VERSION_CONFLICT");

/**
 * Sums up the readers of an item anew, so that doubled, late or reordered messages come to the same
 * (D28-3). Counters say first that nobody waits for them: a reader who is counted from here on sends
 * a message of his own.
 */
async function sumUp({ newsId }: MessageBody<"news.changed">): Promise<void> {
  await retry(isVersionConflict, async () => {
    const [{ version }, card] = await Promise.all([readSum(newsId), readCard(newsId)]);
    const at = now();
    if (!card) {
      // What was deleted is popular no more.
      if (version > 0) await write({ drop: sumKey(newsId), guard: asRead(version) });
      return;
    }
    await Promise.all(
      (await readShares(newsId))
        .filter((share) => share["isAwaited"] === true)
        .map((share) =>
          write({
            change: { pk: share.pk, sk: share.sk },
            unset: ["isAwaited", ...oldDays(share, at)],
          }),
        ),
    );
    const sum = sumOf(await readShares(newsId), at);
    await write(...sumWrites(newsId, card, sum, version, at));
  });
}

const asRead = (version: number) =>
  version === 0 ? { exists: false, refused: changed } : { equals: { version }, refused: changed };

function sumWrites(
  newsId: Id<"nws">,
  card: StoredCard,
  sum: Clicks,
  version: number,
  at: string,
): Write[] {
  return [
    {
      put: { ...sumKey(newsId), ...sum, ...sumKeys(card, sum, at), version: version + 1 },
      guard: asRead(version),
    },
    { check: cardKey(newsId), guard: { equals: { version: card.version }, refused: changed } },
  ];
}

export const handlers = { "news.changed": sumUp };
