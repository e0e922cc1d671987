import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { isSeenBy, readWiki } from "./items.ts";
import { moveTo } from "./writes.ts";

/** Deletes a wiki of the caller; its revisions stay (D9-16). Throws NOT_FOUND, FORBIDDEN. */
export const remove = (ctx: Context, id: Id<"wik">, userId: Id<"usr">): Promise<void> =>
  retry(isVersionConflict, async () => {
    const before = await readWiki(id);
    if (!before || !isSeenBy(before, userId)) throw new Problem("NOT_FOUND");
    if (before.writerId !== userId) throw new Problem("FORBIDDEN");
    await write(...moveTo(ctx, before, "DELETED").writes);
  });
