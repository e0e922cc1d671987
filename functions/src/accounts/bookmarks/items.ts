import type { Bookmark, TargetId } from "@bupum/shared/accounts/bookmarks/contract";
import { type BookmarkType, mostBookmarks } from "@bupum/shared/accounts/bookmarks/rules";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import { everyRow, type ListOf, pageOf } from "../../kernel/list.ts";
import { retry } from "../../kernel/retry.ts";
import { type Item, type Key, readMany, unless, type Write, write } from "../../kernel/table.ts";

// Without a guard: idempotent.
// | access pattern                    | index | pk                     | sk                 |
// |-----------------------------------|-------|------------------------|--------------------|
// | one bookmark                      |       | bookmarks#<usr>        | <type>#<target>    |
// | how many of a type                |       | bookmarks#<usr>        | counter#<type>     |
// | one's bookmarks of a type, newest | gsi1  | bookmarks#<usr>#<type> | <createdAt>#<id>   |
// | who waits for news of a part      | gsi2  | product#<prd>#watchers | <usr>              |

type UserId = Id<"usr">;
export interface Target {
  type: BookmarkType;
  targetId: TargetId;
}
export interface StoredBookmark extends Bookmark, Key {
  userId: UserId;
  targetId: TargetId;
  /** Of a company's the member who asked for its news last (D14-5). */
  newsAskedBy?: UserId;
}
/** Who adds or changes bookmarks, and when; of a company's the member. */
export interface By {
  addedBy: UserId;
  at: Instant;
  /** Checks of the transaction that adds: the owner of the list is still there. */
  stillThere: readonly Write[];
}
export type Result = "DONE" | "UNCHANGED" | "NOT_FOUND" | "BOOKMARK_LIMIT";

const pkOf = (userId: UserId) => `bookmarks#${userId}`;
const keyOf = (userId: UserId, { type, targetId }: Target): Key => ({
  pk: pkOf(userId),
  sk: `${type}#${targetId}`,
});
const counterKey = (userId: UserId, type: BookmarkType): Key => ({
  pk: pkOf(userId),
  sk: `counter#${type}`,
});
const watchersPk = (productId: Id<"prd">) => `product#${productId}#watchers`;
/** That news of a part are wanted, and by whom. */
const watching = (userId: UserId, targetId: TargetId, newsAskedBy: UserId) => ({
  ...(newsAskedBy !== userId && { newsAskedBy }),
  gsi2pk: watchersPk(targetId as Id<"prd">),
  gsi2sk: userId,
});

const stale = new Problem("BUSY");
const limit = new Problem("BOOKMARK_LIMIT", { most: mostBookmarks });

// Only the builders below write these rows. Those from before companies had bookmarks say not who
// added them: their owner did.
const toBookmark = (item: Item): StoredBookmark => {
  const row = item as unknown as StoredBookmark;
  return { ...row, addedBy: row.addedBy ?? row.userId };
};

/** The named bookmarks of a user in the order asked for; undefined for absent ones. */
export async function readBookmarks(
  userId: UserId,
  targets: readonly Target[],
): Promise<(StoredBookmark | undefined)[]> {
  const rows = await readMany(targets.map((target) => keyOf(userId, target)));
  return rows.map((row) => row && toBookmark(row));
}

export const listBookmarks = (
  userId: UserId,
  type: BookmarkType,
  paging: PageQuery,
): Promise<Page<StoredBookmark>> =>
  pageOf({ index: "gsi1", pk: `${pkOf(userId)}#${type}`, newestFirst: true }, paging, toBookmark);

const added = (
  userId: UserId,
  target: Target,
  notify: boolean,
  { addedBy, at }: Pick<By, "addedBy" | "at">,
): Write => ({
  put: {
    ...keyOf(userId, target),
    type: target.type,
    targetId: target.targetId,
    userId,
    notify,
    addedBy,
    createdAt: at,
    gsi1pk: `${pkOf(userId)}#${target.type}`,
    gsi1sk: `${at}#${target.targetId}`,
    ...(notify && watching(userId, target.targetId, addedBy)),
  },
  guard: { exists: false, refused: stale },
});

const counted = (userId: UserId, type: BookmarkType, by: number, refused: Problem): Write => ({
  change: counterKey(userId, type),
  add: { count: by },
  ...(by > 0 && { guard: { absentOrBelow: { count: mostBookmarks - by + 1 }, refused } }),
});

/** Puts a bookmark. Refused with BOOKMARK_LIMIT, or with BUSY if it exists by now. */
export const addBookmark = (userId: UserId, target: Target, notify: boolean, by: By) =>
  write(
    added(userId, target, notify, by),
    counted(userId, target.type, 1, limit),
    ...by.stillThere,
  );

/** Turns notices of a part on or off. Refused with BUSY if the bookmark is gone by now. */
export const setNotify = (
  { pk, sk, userId, targetId }: StoredBookmark,
  notify: boolean,
  { addedBy }: Pick<By, "addedBy">,
) =>
  write({
    change: { pk, sk },
    set: { notify, ...(notify && watching(userId, targetId, addedBy)) },
    ...(!notify && { unset: ["gsi2pk", "gsi2sk", "newsAskedBy"] }),
    guard: { exists: true, refused: stale },
  });

/** Retries when a concurrent call of the same user was faster. Throws BUSY in the end. */
export const retried = <T>(attempt: () => Promise<T>): Promise<T> =>
  retry((error) => error === stale, attempt);

export interface BookmarkChange extends Target {
  action: "INSERT" | "DELETE";
}
/** Rows of one transaction, besides a counter for each type. */
const batch = 50;

/** Adds and removes bookmarks that are not yet as wished, together with their counters. */
export async function apply(
  userId: UserId,
  wishes: readonly BookmarkChange[],
  by: By,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const some of chunksOf(wishes, batch))
    results.push(
      // One after the other: both move the same counters.
      // oxlint-disable-next-line no-await-in-loop
      ...(await retried(() => applyBatch(userId, some, by))),
    );
  return results;
}

async function applyBatch(userId: UserId, wishes: readonly BookmarkChange[], who: By) {
  const types = [...new Set(wishes.map(({ type }) => type))];
  const rows = await readMany([
    ...types.map((type) => counterKey(userId, type)),
    ...wishes.map((wish) => keyOf(userId, wish)),
  ]);
  const counts = new Map(types.map((type, index) => [type, Number(rows[index]?.["count"] ?? 0)]));
  const by = new Map<BookmarkType, number>();
  const writes: Write[] = [];
  const results = wishes.map((wish, index): Result => {
    const { type, action } = wish;
    const row = rows[types.length + index];
    if ((row !== undefined) === (action === "INSERT")) return "UNCHANGED";
    const sum = by.get(type) ?? 0;
    if (action === "INSERT" && counts.get(type)! + sum >= mostBookmarks) return "BOOKMARK_LIMIT";
    by.set(type, sum + (action === "INSERT" ? 1 : -1));
    writes.push(
      row
        ? { drop: keyOf(userId, wish), guard: { exists: true, refused: stale } }
        : added(userId, wish, false, who),
    );
    return "DONE";
  });
  const sums = [...by].filter(([, sum]) => sum !== 0);
  if (writes.length > 0)
    await write(
      ...writes,
      ...sums.map(([type, sum]) => counted(userId, type, sum, stale)),
      ...(writes.some((one) => "put" in one) ? who.stillThere : []),
    );
  return results;
}

/** Removes all bookmarks of a user who left. */
export async function forgetBookmarks(userId: UserId): Promise<void> {
  const own: ListOf = { pk: pkOf(userId), newestFirst: false };
  for await (const { pk, sk } of everyRow(own, 100)) await write({ drop: { pk, sk } });
}

/** The users who want news of a part, in the order of their ids. */
export async function* watchersOf(productId: Id<"prd">): AsyncGenerator<StoredBookmark> {
  const list: ListOf = { index: "gsi2", pk: watchersPk(productId), newestFirst: false };
  for await (const row of everyRow(list, 100)) yield toBookmark(row);
}

const toldLately = new Problem("BUSY");
/** News of one kind about one part come once a day at most. */
const quietHours = 24;

/** Sends news of a part, unless the user got the same kind within a day. */
export async function notifyOnce(
  { pk, sk }: StoredBookmark,
  event: string,
  at: Instant,
  news: Write,
): Promise<void> {
  const name = `told_${event}`;
  const guard = {
    equals: { notify: true },
    absentOrBelow: { [name]: addHours(at, -quietHours) },
    refused: toldLately,
  };
  await unless(toldLately, write({ change: { pk, sk }, set: { [name]: at }, guard }, news));
}
