import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { newsState } from "@bupum/shared/reading/news/rules";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { countReader, gatheredSeconds } from "../../kernel/readers/count.ts";
import { cardKey, type StoredCard } from "../news/items.ts";

/** Counts a reader, once in 24 hours (D28-2). Throws NOT_FOUND. */
export async function countClick(ctx: Context, newsId: Id<"nws">) {
  const now = ctx.now();
  const found = await countReader(
    ctx,
    { kind: "news", id: newsId },
    {
      row: cardKey(newsId),
      // Only the writes of news make rows with this key.
      isShown: (row) =>
        row !== undefined && newsState(row as unknown as StoredCard, now) === "PUBLISHED",
      message: () => message(now, "news.changed", { newsId }, gatheredSeconds),
    },
  );
  if (found === "NOT_SHOWN") throw new Problem("NOT_FOUND");
  return { newsId, isCounted: found === "COUNTED" };
}
