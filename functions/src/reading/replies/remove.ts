import type { Id } from "@bupum/shared/kernel/ids";
import { mustBeOwn } from "../posts/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write, type Write } from "../../kernel/table.ts";
import { findReplies, findReply, type StoredReply } from "./items.ts";
import { dropReply } from "./writes.ts";

/** Deletes a reply: its author, or an admin; a placeholder stays (D12-4). */
export async function remove(ctx: Context, id: Id<"rpl">): Promise<void> {
  const before = await findReply(id);
  mustBeOwn(ctx.actor, before);
  await write(...removal(ctx, before));
}

/** Deletes several replies, one by one; those already deleted are reported as missing. */
export async function removeMany(ctx: Context, ids: readonly Id<"rpl">[]) {
  const distinct = [...new Set(ids)];
  const found = (await findReplies(distinct)).filter((reply) => reply !== undefined);
  // In sequence, because replies to one post change the same counters.
  for (const reply of found)
    // oxlint-disable-next-line no-await-in-loop
    await write(...removal(ctx, reply));
  const removed = found.map(({ id }) => id);
  return { removed, missing: distinct.filter((id) => !removed.includes(id)) };
}

const removal = (ctx: Context, before: StoredReply): Write[] => [
  ...dropReply(before, ctx.now()),
  audit(ctx, {
    entity: "reply",
    id: before.id,
    from: before.hiddenAt ? "HIDDEN" : "SHOWN",
    to: "DELETED",
  }),
];
