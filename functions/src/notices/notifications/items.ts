import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMs, type Instant, toTtl } from "@bupum/shared/kernel/time";
import type { Notification } from "@bupum/shared/notices/notifications/contract";
import { typeOfEvent } from "@bupum/shared/notices/notifications/events";
import { pageOf, query } from "../../kernel/list.ts";
import type { Notice } from "../../kernel/messages/notice-messages.ts";
import { retry } from "../../kernel/retry.ts";
import {
  type Guard,
  type Item,
  read,
  readMany,
  type Values,
  write,
  type Write,
} from "../../kernel/table.ts";

// Without a guard: idempotent.

/*
 * access                       key
 * one's notices, newest first  pk notices#<userId>  sk <ntf id>
 * how many are unread          pk notices#<userId>  sk counter   {unread, readThrough?}
 *
 * `readThrough` marks all up to that moment as read with one write; each change of the counter
 * is guarded by it, so that the two never tell different stories.
 */

type UserId = Id<"usr">;
const keptDays = 180;
/** Rows of one transaction, besides the counter. */
const batch = cloudLimits.transaction - 1;
const mostRounds = 100;
const stale = new Problem("BUSY");

const pkOf = (userId: UserId) => `notices#${userId}`;
const counterKey = (userId: UserId) => ({ pk: pkOf(userId), sk: "counter" });

interface Counter {
  unread: number;
  readThrough: Instant | undefined;
}
const counterOf = (item: Item | undefined): Counter => ({
  unread: Math.max(0, Number(item?.["unread"] ?? 0)),
  // Only this file writes the counter.
  readThrough: item?.["readThrough"] as Instant | undefined,
});
const isUnread = (item: Item, { readThrough = "" }: Counter): boolean =>
  item["readAt"] === undefined && String(item["createdAt"]) > readThrough;

/** Changes the counter unless all were marked as read meanwhile; then throws `stale`. */
function counted(userId: UserId, { readThrough }: Counter, by: number): Write {
  const guard: Guard =
    readThrough === undefined
      ? { lacks: ["readThrough"], refused: stale }
      : { equals: { readThrough }, refused: stale };
  return { change: counterKey(userId), add: { unread: by }, guard };
}

/** Retries while concurrent calls change the same rows. Throws BUSY in the end. */
const settled = <T>(attempt: () => Promise<T>): Promise<T> =>
  retry((error) => error === stale, attempt);

export const counterFor = async (userId: UserId): Promise<Counter> =>
  counterOf(await read(counterKey(userId)));

/** A new notice, and the writes that store it. */
export function addWrites(
  id: Id<"ntf">,
  notice: Notice,
  createdAt: Instant,
  counter: Counter,
): Write[] {
  const { userId, event, params, link } = notice;
  const put = {
    pk: pkOf(userId),
    sk: id,
    id,
    userId,
    type: typeOfEvent[event],
    event,
    params,
    link,
    createdAt,
    ttl: toTtl(addMs(createdAt, keptDays * 86_400_000)),
  };
  return [{ put }, counted(userId, counter, 1)];
}

/** Adds the writes of `addWrites`, rebuilt if the reader marks all as read meanwhile. */
export const addNotice = (userId: UserId, writesFor: (counter: Counter) => Write[]) =>
  settled(async () => write(...writesFor(await counterFor(userId))));

/** Stores the channels' results on the notice; throws `gone` if it was removed. */
export function resultWrite(userId: UserId, id: string, channelResults: Values) {
  const gone = new Problem("NOT_FOUND");
  const change = { pk: pkOf(userId), sk: id };
  const guard: Guard = { exists: true, refused: gone };
  return { write: { change, set: { channelResults }, guard } satisfies Write, gone };
}

export async function list(
  userId: UserId,
  paging: PageQuery,
): Promise<Page<Notification> & { unreadCount: number }> {
  const own = { pk: pkOf(userId), skPrefix: "ntf_", newestFirst: true };
  const counter = await counterFor(userId);
  const toRow = (item: Item): Notification => ({
    // Only `addWrites` writes these rows.
    ...(item as unknown as Notification),
    ...(!isUnread(item, counter) && { readAt: String(item["readAt"] ?? counter.readThrough) }),
  });
  const page = await pageOf(own, paging, toRow);
  return { ...page, unreadCount: counter.unread };
}

/** Marks all as read with one write. */
export async function readAll(userId: UserId, now: Instant): Promise<void> {
  await write({ change: counterKey(userId), set: { unread: 0, readThrough: now } });
}

/** Marks the named ones as read; unknown ones are ignored. */
export async function readSome(userId: UserId, ids: Id<"ntf">[], now: Instant): Promise<void> {
  const wanted = [...new Set(ids)];
  for (const some of chunksOf(wanted, batch))
    await settled(async () => {
      const keys = some.map((sk) => ({ pk: pkOf(userId), sk }));
      const [counterItem, ...items] = await readMany([counterKey(userId), ...keys]);
      const counter = counterOf(counterItem);
      const unread = items.filter((item) => item !== undefined && isUnread(item, counter));
      if (unread.length === 0) return;
      const changes = unread.map((item): Write => ({
        change: { pk: item!.pk, sk: item!.sk },
        set: { readAt: now },
        guard: { exists: true, lacks: ["readAt"], refused: stale },
      }));
      await write(...changes, counted(userId, counter, -unread.length));
    });
}

/** Deletes rows and their share of the counter; throws `stale` if a concurrent call was faster. */
async function dropAll(userId: UserId, items: Item[], counter: Counter): Promise<void> {
  const unread = items.filter((item) => isUnread(item, counter)).length;
  const drops = items.map(({ pk, sk, readAt }): Write => {
    const guard: Guard = { exists: true, refused: stale };
    if (readAt === undefined) guard.lacks = ["readAt"];
    return { drop: { pk, sk }, guard };
  });
  await write(...drops, counted(userId, counter, -unread));
}

/** Removes one. Throws NOT_FOUND. */
export async function drop(userId: UserId, id: Id<"ntf">): Promise<void> {
  await settled(async () => {
    const keys = [counterKey(userId), { pk: pkOf(userId), sk: id }];
    const [counter, item] = await readMany(keys);
    if (!item) throw new Problem("NOT_FOUND");
    await dropAll(userId, [item], counterOf(counter));
  });
}

/** Notices read at once; each transaction deletes a part of them. */
const clearedAtOnce = 10 * batch;

/** Removes all that are there, a transaction at a time. */
export async function clear(userId: UserId): Promise<void> {
  const own = { pk: pkOf(userId), skPrefix: "ntf_", newestFirst: true, consistent: true };
  for (let round = 0; round < mostRounds; round++) {
    const left = await settled(async () => {
      const [counter, found] = await Promise.all([counterFor(userId), query(own, clearedAtOnce)]);
      // One after the other: each moves the counter.
      for (const some of chunksOf(found.items, batch)) await dropAll(userId, some, counter);
      return found.more;
    });
    if (!left) return;
  }
  throw new Problem("BUSY");
}
