import type { Id } from "@bupum/shared/kernel/ids";
import type { Reply, ReplyChange } from "@bupum/shared/reading/replies/fields";
import { mustBeOwn } from "../posts/items.ts";
import { stillOpen } from "../posts/writes.ts";
import { claim } from "../../accounts/stored-files/items.ts";
import { shutFiles } from "../../accounts/stored-files/writes.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { findReply, type StoredReply } from "./items.ts";
import { seenReply } from "./rules.ts";
import { changeReply } from "./writes.ts";

/** Changes a reply while its post is open: its author, or an admin (D12-4). */
export async function update(ctx: Context, id: Id<"rpl">, body: ReplyChange): Promise<Reply> {
  const before = await findReply(id);
  mustBeOwn(ctx.actor, before);
  mustBeSeen(body, before);
  const to = { entity: "reply", id, readers: { isForUsers: true } } as const;
  const claimed = body.fileIds && (await claim(ctx, body.fileIds, to));
  const after: StoredReply = {
    ...before,
    ...(body.content !== undefined && { content: body.content }),
    ...(claimed && { files: claimed.files }),
    editedAt: ctx.now(),
    version: before.version + 1,
  };
  const gone = before.files.filter((file) => !after.files.some((kept) => kept.id === file.id));
  await write(
    stillOpen(before.boardId),
    changeReply(before, after),
    ...(claimed?.writes ?? []),
    ...shutFiles(gone),
    audit(ctx, { entity: "reply", id, from: "SHOWN", to: "SHOWN", reason: "content" }),
  );
  return seenReply(ctx.actor, after);
}
