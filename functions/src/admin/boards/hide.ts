import type { Board } from "@bupum/shared/reading/boards/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { findBoard } from "../../reading/posts/items.ts";
import { hiddenOrShown, withHidden } from "../../reading/posts/rules.ts";
import { changeBoard } from "../../reading/posts/writes.ts";
import { openFiles, shutFiles } from "../../accounts/stored-files/writes.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import type { Hiding } from "@bupum/shared/reading/replies/admin-contract";

/** Hides a post, or shows it again (D12-10). */
export async function hide(ctx: Context, id: Id<"brd">, body: Hiding): Promise<Board> {
  const { replyCount, ...before } = await findBoard(id);
  mustBeSeen(body, before);
  const at = ctx.now();
  const after = { ...hiddenOrShown(before, body, at), updatedAt: before.updatedAt };
  await write(
    ...changeBoard(before, after),
    ...(body.isHidden ? shutFiles(before.files) : openFiles(before.files)),
    audit(ctx, {
      entity: "board",
      id,
      from: before.hiddenAt ? "HIDDEN" : before.status,
      to: body.isHidden ? "HIDDEN" : before.status,
      reason: body.reason,
    }),
  );
  return withHidden({ ...after, replyCount });
}
