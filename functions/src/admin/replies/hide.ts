import type { Id } from "@bupum/shared/kernel/ids";
import type { Reply } from "@bupum/shared/reading/replies/fields";
import { hiddenOrShown } from "../../reading/posts/rules.ts";
import { recountReplies } from "../../reading/posts/writes.ts";
import { openFiles, shutFiles } from "../../accounts/stored-files/writes.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { findReply } from "../../reading/replies/items.ts";
import { seenReply } from "../../reading/replies/rules.ts";
import { changeReply } from "../../reading/replies/writes.ts";
import type { Hiding } from "@bupum/shared/reading/replies/admin-contract";

/** Hides a reply behind a placeholder, or shows it again (D12-10). */
export async function hide(ctx: Context, id: Id<"rpl">, body: Hiding): Promise<Reply> {
  const before = await findReply(id);
  mustBeSeen(body, before);
  const wasHidden = before.hiddenAt !== undefined;
  const after = hiddenOrShown(before, body, ctx.now());
  const moved =
    wasHidden === body.isHidden ? [] : recountReplies(before.boardId, wasHidden ? 1 : -1);
  await write(
    changeReply(before, after),
    ...moved,
    ...(body.isHidden ? shutFiles(before.files) : openFiles(before.files)),
    audit(ctx, {
      entity: "reply",
      id,
      from: wasHidden ? "HIDDEN" : "SHOWN",
      to: body.isHidden ? "HIDDEN" : "SHOWN",
      reason: body.reason,
    }),
  );
  return seenReply(ctx.actor, after);
}
