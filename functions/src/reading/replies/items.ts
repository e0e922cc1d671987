import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Reply } from "@bupum/shared/reading/replies/fields";
import { everyRow, pageOf, query } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";

// | access pattern               | index | pk                   | sk                |
// |------------------------------|-------|----------------------|-------------------|
// | answers to a post, by age    |       | board#<brd>          | reply#<rpl>       |
// | which post an answer is of   |       | reply#<rpl>          | reply             |
// | those of one author          | gsi1  | user#<usr>#replies   | <createdAt>#<rpl> |

/** A reply as stored. */
export interface StoredReply extends Omit<Reply, "isDeleted" | "isHidden">, Key {
  deletedAt?: Instant;
  hiddenAt?: Instant;
  hiddenReason?: string;
}

const pkOf = (boardId: Id<"brd">) => `board#${boardId}`;
export const replyKey = ({ boardId, id }: Pick<Reply, "boardId" | "id">): Key => ({
  pk: pkOf(boardId),
  sk: `reply#${id}`,
});
/** The row that maps a reply to its post, since the path does not name it. */
export const placeKey = (id: Id<"rpl">): Key => ({ pk: `reply#${id}`, sk: "reply" });
const ownPk = (userId: Id<"usr">) => `user#${userId}#replies`;

export const replyRow = (reply: StoredReply): Item => ({
  ...reply,
  ...replyKey(reply),
  entityType: "reply",
  gsi1pk: ownPk(reply.authorId),
  gsi1sk: `${reply.createdAt}#${reply.id}`,
});

// Only `replyRow` makes rows with these keys, so this cast holds.
const asReply = (item: Item) => item as unknown as StoredReply;

/** One reply that was not deleted. Throws NOT_FOUND. */
export async function findReply(id: Id<"rpl">): Promise<StoredReply> {
  const place = await read(placeKey(id));
  const found = place && (await read(replyKey({ id, boardId: place["boardId"] as Id<"brd"> })));
  if (!found || found["deletedAt"]) throw new Problem("NOT_FOUND");
  return asReply(found);
}

/** Replies that were not deleted, and whose posts were not; undefined for others. */
export async function findReplies(ids: readonly Id<"rpl">[]): Promise<(StoredReply | undefined)[]> {
  const places = await readMany(ids.map(placeKey));
  const keys = places.map((place, at) =>
    replyKey({ id: ids[at]!, boardId: (place?.["boardId"] ?? "brd_") as Id<"brd"> }),
  );
  const rows = await readMany(keys);
  return rows.map((row) => (row && !row["deletedAt"] ? asReply(row) : undefined));
}

const ofBoard = (boardId: Id<"brd">) =>
  ({ pk: pkOf(boardId), skPrefix: "reply#", newestFirst: false }) as const;

/** Replies to a post, oldest first, including deleted ones as placeholders. */
export const listReplies = (boardId: Id<"brd">, paging: PageQuery): Promise<Page<StoredReply>> =>
  pageOf(ofBoard(boardId), paging, asReply);

/** The first replies to a post. */
export const firstReplies = async (boardId: Id<"brd">, most: number): Promise<StoredReply[]> =>
  (await query(ofBoard(boardId), most)).items.map(asReply);

/** Up to `most` replies after that one. */
export async function repliesAfter(
  boardId: Id<"brd">,
  after: string,
  most: number,
): Promise<{ items: StoredReply[]; more: boolean }> {
  const between = [`reply#${after}\u0000`, "reply#~"] as const;
  const list = { pk: pkOf(boardId), between, newestFirst: false, consistent: true };
  const { items, more } = await query(list, most);
  return { items: items.map(asReply), more };
}

/** The latest replies, newest first. */
export async function latestReplies(boardId: Id<"brd">, most: number): Promise<StoredReply[]> {
  return (await query({ ...ofBoard(boardId), newestFirst: true }, most)).items.map(asReply);
}

/** Every reply to a post. */
export async function* everyReply(boardId: Id<"brd">): AsyncGenerator<StoredReply> {
  for await (const row of everyRow(ofBoard(boardId), 100)) yield asReply(row);
}

/** Every reply of one author. */
export async function* everyOfAuthor(userId: Id<"usr">): AsyncGenerator<StoredReply> {
  const list = { index: "gsi1", pk: ownPk(userId), newestFirst: false } as const;
  for await (const row of everyRow(list, 100)) yield asReply(row);
}
