import type { Id } from "@bupum/shared/kernel/ids";
import { mustBeOwn } from "../boards/items.ts";
import { audit } from "../kernel/audit.ts";
import type { Context } from "../kernel/context.ts";
import { write } from "../kernel/table.ts";
import { findReply } from "./items.ts";
import { dropReply } from "./writes.ts";

/** Deletes an answer: its author, or an admin; a placeholder stays (D12-4). */
export async function remove(ctx: Context, id: Id<"rpl">): Promise<void> {
  const before = await findReply(id);
  mustBeOwn(ctx.actor, before);
  await write(
    ...dropReply(before, ctx.now()),
    audit(ctx, {
      entity: "reply",
      id,
      from: before.hiddenAt ? "HIDDEN" : "SHOWN",
      to: "DELETED",
    }),
  );
}
