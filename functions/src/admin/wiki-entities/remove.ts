import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { WikiStatus } from "@bupum/shared/reading/wikis/states";
import { adminOf, type Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { waitingOf } from "../../reading/wiki-request-histories/items.ts";
import { readWiki, type StoredWiki } from "../../reading/wikis/items.ts";
import { moveTo } from "../../reading/wikis/writes.ts";
import { takenOffNotice } from "./notices.ts";

/** Deletes a wiki (D9-16). Throws NOT_FOUND also for one that was deleted before. */
export async function remove(ctx: Context, id: Id<"wik">, reason: string): Promise<void> {
  const before = await readWiki(id);
  if (!before || before.status === "DELETED") throw new Problem("NOT_FOUND");
  await moveWiki(ctx, id, "DELETED", reason);
}

/** Brings a wiki into a state; does nothing where it is in it already. */
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

/** People that one transaction can tell; a wiki with more open opinions tells the first of them. */
const mostTold = 40;

/** Its writer hears that it was hidden or deleted, and so does everybody whose opinion waits. */
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
