import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Reply, ReplyDraft } from "@bupum/shared/reading/replies/fields";
import { readBoard } from "../posts/items.ts";
import { authorOf } from "../posts/rules.ts";
import { claim } from "../../accounts/stored-files/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Actor, Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import { replyKey, type StoredReply } from "./items.ts";
import { addReply } from "./writes.ts";

/** Replies to an open post; its author is told (D12-7). */
export async function create(
  ctx: Context,
  boardId: Id<"brd">,
  { content, fileIds }: ReplyDraft,
  actor: Exclude<Actor, { type: "guest" }>,
): Promise<Reply> {
  const board = await readBoard(boardId);
  if (!board || board.deletedAt || board.hiddenAt) throw new Problem("NOT_FOUND");
  const id = ctx.newId("rpl");
  const at = ctx.now();
  const to = { entity: "reply", id, readers: { isForUsers: true } } as const;
  const claimed = await claim(ctx, fileIds, to);
  const reply: StoredReply = {
    id,
    boardId,
    ...authorOf(actor),
    content,
    files: claimed.files,
    createdAt: at,
    version: 1,
    ...replyKey({ boardId, id }),
  };
  await write(
    ctx.once(reply),
    ...addReply(reply),
    ...claimed.writes,
    ...(board.authorId === actor.userId ? [] : [message(at, "board.answered", { boardId })]),
    audit(ctx, { entity: "reply", id, from: "-", to: "SHOWN" }),
  );
  return reply;
}
