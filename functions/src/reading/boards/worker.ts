import { setDigest } from "../../accounts/users/digest.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import { addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { Problem } from "@bupum/shared/kernel/problem";
import { shutFiles } from "../../accounts/stored-files/writes.ts";
import { audit, systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { read, type Write, write } from "../../kernel/table.ts";
import {
  everyOfAuthor as everyReplyOfAuthor,
  everyReply,
  latestReplies,
  repliesAfter,
  type StoredReply,
} from "../replies/items.ts";
import { dropReply } from "../replies/writes.ts";
import { sendDigest } from "./digest.ts";
import { everyOfAuthor, readBoard, type StoredBoard } from "../posts/items.ts";
import { replyAdded, replyReceived } from "./notices.ts";
import { dropBoard } from "../posts/writes.ts";

/** What was announced of the replies to a post. */
interface Told {
  at: Instant;
  /** The last announced reply. */
  through: string;
  version: number;
}

/** Replies after a notice wait this long and are announced together (D12-7). */
const pauseMinutes = 10;
/** The most replies of one notice, and the most earlier ones whose authors are told. */
const mostAnswers = 100;
const mostBefore = 50;

const toldKey = (id: Id<"brd">) => ({ pk: `board#${id}`, sk: "told" });
const told = new Problem("VERSION_CONFLICT");

/**
 * Announces new replies: the first at once, further ones every ten minutes. It reads the replies
 * themselves, so that repeated or reordered messages announce nothing twice.
 */
async function tell({ boardId }: MessageBody<"board.answered">): Promise<void> {
  await retry(isVersionConflict, async () => {
    const board = await readBoard(boardId);
    if (!board || board.deletedAt || board.hiddenAt) return;
    const before = (await read(toldKey(boardId))) as unknown as Told | undefined;
    const { items, more } = await repliesAfter(boardId, before?.through ?? "", mostAnswers);
    const fresh = items.filter((reply) => isShown(reply) && reply.authorId !== board.authorId);
    const at = now();
    if (fresh.length === 0) {
      // None of these replies has a reader to tell; the next ones follow.
      if (more)
        await write(
          pass(boardId, before, { at, items }),
          message(at, "board.answered", { boardId }),
        );
      return;
    }
    const next = before && addMinutes(before.at, pauseMinutes);
    if (next && at < next) return wait(boardId, before, next);
    await write(...(await tellings(board, before, { items, fresh, at })));
    if (more) await write(message(at, "board.answered", { boardId }));
  });
}

const isShown = ({ deletedAt, hiddenAt }: StoredReply) => !deletedAt && !hiddenAt;

/** Nothing was announced; the pause continues from the last notice. */
const pass = (
  boardId: Id<"brd">,
  before: Told | undefined,
  { at, items }: Pick<Fresh, "at" | "items">,
): Write => ({
  put: {
    ...toldKey(boardId),
    at: before?.at ?? addMinutes(at, -pauseMinutes),
    through: items.at(-1)!.id,
    version: (before?.version ?? 0) + 1,
  },
  guard: guardOf(before),
});

const guardOf = (before: Told | undefined) =>
  before
    ? { equals: { version: before.version }, refused: told }
    : { exists: false, refused: told };

/** The sweep looks again when the pause is over. */
const wait = (boardId: Id<"brd">, before: Told, until: Instant): Promise<void> =>
  write({
    change: toldKey(boardId),
    set: { gsi2pk: "due#boards", gsi2sk: `${until}#${boardId}` },
    guard: guardOf(before),
  });

interface Fresh {
  items: StoredReply[];
  fresh: StoredReply[];
  at: Instant;
}

async function tellings(board: StoredBoard, before: Told | undefined, { items, fresh, at }: Fresh) {
  const { id } = board;
  const version = (before?.version ?? 0) + 1;
  const of = { at, answers: fresh.length, version };
  const earlier = await earlierAuthors(board, items);
  return [
    {
      put: { ...toldKey(id), at, through: items.at(-1)!.id, version },
      guard: guardOf(before),
    },
    replyReceived(board, of),
    ...earlier.map((userId) => replyAdded(board, userId, of)),
  ];
}

/** The authors of earlier replies, except the post's author and the present repliers. */
async function earlierAuthors(board: StoredBoard, items: readonly StoredReply[]) {
  const first = items[0]!.id;
  const latest = await latestReplies(board.id, mostBefore + items.length);
  const now = new Set(items.map(({ authorId }) => authorId));
  const before = latest.filter((reply) => reply.id < first && isShown(reply));
  return [...new Set(before.map(({ authorId }) => authorId))].filter(
    (userId) => userId !== board.authorId && !now.has(userId),
  );
}

/** The replies of a deleted post are deleted; their files become unreadable. */
async function shutAnswers({ boardId }: MessageBody<"board.removed">): Promise<void> {
  for await (const { files } of everyReply(boardId))
    if (files.length > 0) await write(...shutFiles(files));
}

/** Deletes the posts and replies of a person who left (D12-9). */
async function forgetAuthor({ userId }: MessageBody<"account.closed">): Promise<void> {
  await write(setDigest(userId, false, now()));
  const system = systemAt(now());
  for await (const id of everyOfAuthor(userId)) {
    const board = await readBoard(id);
    if (!board || board.deletedAt) continue;
    const words = { title: "-", content: "-", files: [] };
    await write(
      ...dropBoard({ ...board, ...words }, now(), board.files),
      message(now(), "board.removed", { boardId: id }),
      audit(system, { entity: "board", id, from: board.status, to: "DELETED" }),
    );
  }
  for await (const reply of everyReplyOfAuthor(userId)) {
    if (reply.deletedAt) continue;
    const { id } = reply;
    const board = await readBoard(reply.boardId);
    await write(
      ...dropReply(reply, now(), board?.deletedAt === undefined),
      audit(system, { entity: "reply", id, from: "SHOWN", to: "DELETED" }),
    );
  }
}

export const handlers = {
  "board.answered": tell,
  "board.removed": shutAnswers,
  "digest.waited": sendDigest,
};
export const followers = { "account.closed": forgetAuthor };
