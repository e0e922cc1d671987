import type { Id } from "@bupum/shared/kernel/ids";
import { newsState } from "@bupum/shared/reading/news/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findMany, findNews, type StoredNews } from "../../reading/news/items.ts";
import { categoryCounts, dropNews } from "../../reading/news/writes.ts";

export const remove = async (ctx: Context, id: Id<"nws">): Promise<void> =>
  removeAll(ctx, [await findNews(id)]);

/** Deletes several in one transaction; what was deleted before is named as missing. */
export async function removeMany(ctx: Context, ids: readonly Id<"nws">[]) {
  const distinct = [...new Set(ids)];
  const found = (await findMany(distinct)).filter((news) => news !== undefined);
  if (found.length > 0) await removeAll(ctx, found);
  const removed = found.map(({ id }) => id);
  return { removed, missing: distinct.filter((id) => !removed.includes(id)) };
}

async function removeAll(ctx: Context, all: readonly StoredNews[]): Promise<void> {
  const at = ctx.now();
  await write(
    ...all.flatMap((news) => dropNews(news, at)),
    ...categoryCounts(all.map(({ newsCategoryId }) => [newsCategoryId, -1])),
    ...all.map((news) =>
      audit(ctx, { entity: "news", id: news.id, from: newsState(news, at), to: "DELETED" }),
    ),
  );
}
