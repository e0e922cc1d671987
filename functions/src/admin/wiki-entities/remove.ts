import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { WikiStatus } from "@bupum/shared/reading/wikis/states";
import { adminOf, type Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { waitingOf } from "../../reading/opinions/items.ts";
import { readWiki, type StoredWiki } from "../../reading/wikis/items.ts";
import { moveTo } from "../../reading/wikis/writes.ts";
import { takenOffNotice } from "./notices.ts";

/** Deletes a wiki (D9-16). Throws NOT_FOUND if it is already deleted. */
export async function remove(ctx: Context, id: Id<"wik">, reason: string): Promise<void> {
  const before = await readWiki(id);
  if (!before || before.status === "DELETED") throw new Problem("NOT_FOUND");
  await moveWiki(ctx, id, "DELETED", reason);
}

/** Sets the state of a wiki; does nothing if it already has it. */
export const moveWiki = (
  ctx: Context,
  id: Id<"wik">,
  status: WikiStatus,
  reason: string,
): Promise<void> =>
  retry(isVersionConflict, async () => {
    const before = await readWiki(id);
    if (!before) throw new Problem("NOT_FOUND");
    if (before.status === status) return;
    const { after, writes } = moveTo(ctx, before, status, reason);
    await write(...writes, ...(await told(ctx, after, reason)));
  });

/**
 * The most people that one transaction can notify; with more open opinions only the first are told.
 */
const mostTold = 40;

/** Notifies its writer and the senders of open opinions that it was hidden or deleted. */
async function told(ctx: Context, wiki: StoredWiki, reason: string): Promise<Write[]> {
  const { status, id, writerId } = wiki;
  if (status === "PUBLISHED") return [];
  const event = status === "HIDDEN" ? "WIKI_HIDDEN" : "WIKI_DELETED";
  const people = [...new Set([writerId, ...(await waitingOf(id, mostTold))])].filter(
    (userId) => userId !== adminOf(ctx).userId,
  );
  return people
    .slice(0, mostTold)
    .map((userId) => takenOffNotice(ctx, wiki, event, { userId, reason }));
}
