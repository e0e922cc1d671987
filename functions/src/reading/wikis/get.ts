import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { countReader, gatheredSeconds } from "../../kernel/readers/count.ts";
import { log, textOf } from "../../kernel/log.ts";
import { isSeenBy, readWhole, wikiKey } from "./items.ts";
import { wikiFor } from "./view.ts";

/** One wiki as the caller sees it; its reader is counted, once in 24 hours. Throws NOT_FOUND. */
export async function get(ctx: Context, id: Id<"wik">): Promise<Wiki> {
  const userId = ctx.actor.type === "user" ? ctx.actor.userId : undefined;
  const [reply] = await Promise.all([
    readWhole(id).then((whole) => {
      if (!whole || !isSeenBy(whole.wiki, userId)) throw new Problem("NOT_FOUND");
      return wikiFor(ctx, whole.wiki, whole.revision);
    }),
    count(ctx, id),
  ]);
  return reply;
}

/** A failed count does not prevent reading the page. */
async function count(ctx: Context, wikiId: Id<"wik">): Promise<void> {
  const now = ctx.now();
  try {
    await countReader(
      ctx,
      { kind: "wiki", id: wikiId },
      {
        row: wikiKey(wikiId),
        isShown: (row) => row?.["status"] === "PUBLISHED",
        message: () => message(now, "wiki.changed", { wikiId }, gatheredSeconds),
      },
    );
  } catch (error) {
    log("error", { wikiId, uncounted: textOf(error) });
  }
}
