import type { Id } from "@bupum/shared/kernel/ids";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write, type Write } from "../../kernel/table.ts";
import { findBoard, findMany, mustBeOwn, type StoredBoard } from "../posts/items.ts";
import { dropBoard } from "../posts/writes.ts";

/** Deletes a post with its replies: its author, or an admin (D12-5). */
export async function remove(ctx: Context, id: Id<"brd">): Promise<void> {
  const board = await findBoard(id);
  mustBeOwn(ctx.actor, board);
  await write(...removal(ctx, board));
}

/** Deletes several posts, one by one; those already deleted are reported as missing. */
export async function removeMany(ctx: Context, ids: readonly Id<"brd">[]) {
  const distinct = [...new Set(ids)];
  const found = (await findMany(distinct)).filter((board) => board !== undefined);
  for (const board of found)
    // One after the other: a post and its files may fill a transaction.
    // oxlint-disable-next-line no-await-in-loop
    await write(...removal(ctx, board));
  const removed = found.map(({ id }) => id);
  return { removed, missing: distinct.filter((id) => !removed.includes(id)) };
}

function removal(ctx: Context, board: StoredBoard): Write[] {
  const { id, status } = board;
  return [
    ...dropBoard(board, ctx.now()),
    message(ctx.now(), "board.removed", { boardId: id }),
    audit(ctx, { entity: "board", id, from: status, to: "DELETED" }),
  ];
}
