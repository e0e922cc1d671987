import type { Board, BoardChange } from "@bupum/shared/reading/boards/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { claim, type Claimed } from "../../accounts/stored-files/items.ts";
import { shutFiles } from "../../accounts/stored-files/writes.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { write } from "../../kernel/table.ts";
import { findAccount } from "../../accounts/users/items.ts";
import { findBoard, mustBeOwn } from "../posts/items.ts";
import { mustBeOpen, mustBeReachable, withChange, withHidden } from "../posts/rules.ts";
import { changeBoard } from "../posts/writes.ts";

/** Changes a post while it is open, or completes it: its author, or an admin (D12-3). */
export async function update(ctx: Context, id: Id<"brd">, body: BoardChange): Promise<Board> {
  const { replyCount, ...before } = await findBoard(id);
  mustBeOwn(ctx.actor, before);
  mustBeOpen(before);
  mustBeSeen(body, before);
  const { fileIds, version: _seen, ...change } = body;
  const isOthers = ctx.actor.type === "admin" && ctx.actor.userId !== before.authorId;
  if (change.noticeType && !isOthers)
    mustBeReachable(await findAccount(before.authorId), change.noticeType);
  const claimed = fileIds && (await claimFor(ctx, id, fileIds));
  const after = withChange(before, change, claimed?.files, ctx.now());
  const gone = before.files.filter((file) => !after.files.some((kept) => kept.id === file.id));
  await write(
    ...changeBoard(before, after),
    ...(claimed?.writes ?? []),
    ...shutFiles(gone),
    audit(ctx, {
      entity: "board",
      id,
      from: before.status,
      to: after.status,
      changes: changesOf(before, after),
    }),
  );
  return withHidden({ ...after, replyCount });
}

const claimFor = (ctx: Context, id: Id<"brd">, fileIds: Id<"fil">[]): Promise<Claimed> =>
  claim(ctx, fileIds, { entity: "board", id, readers: { isForUsers: true } });
