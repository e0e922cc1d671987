import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { WikiStatus } from "@bupum/shared/wikis/states";
import { audit } from "../kernel/audit.ts";
import type { Context } from "../kernel/context.ts";
import { message } from "../kernel/messages/outbox.ts";
import { isVersionConflict, retry } from "../kernel/retry.ts";
import { write, type Write } from "../kernel/table.ts";
import { isSeenBy, readWiki, type StoredWiki } from "./items.ts";
import { changeWiki } from "./writes.ts";

/** Deletes one's own wiki; its revisions stay (D9-16). Throws NOT_FOUND, FORBIDDEN. */
export const remove = (ctx: Context, id: Id<"wik">, userId: Id<"usr">): Promise<void> =>
  retry(isVersionConflict, async () => {
    const before = await readWiki(id);
    if (!before || !isSeenBy(before, userId)) throw new Problem("NOT_FOUND");
    if (before.writerId !== userId) throw new Problem("FORBIDDEN");
    await write(...moveTo(ctx, before, "DELETED").writes);
  });

/** The writes that bring a wiki into another state, with their event. */
export function moveTo(
  ctx: Context,
  before: StoredWiki,
  status: WikiStatus,
  reason?: string,
): { after: StoredWiki; writes: Write[] } {
  const at = ctx.now();
  const { deletedAt: _deleted, ...rest } = before;
  const after: StoredWiki = {
    ...rest,
    status,
    version: before.version + 1,
    ...(status === "DELETED" && { deletedAt: at }),
  };
  return {
    after,
    writes: [
      ...changeWiki(before, after, undefined),
      message(at, "wiki.changed", { wikiId: before.id }),
      audit(ctx, { entity: "wiki", id: before.id, from: before.status, to: status, reason }),
    ],
  };
}
