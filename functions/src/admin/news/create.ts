import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { NewsDraft, NewsEntity } from "@bupum/shared/reading/news/admin-contract";
import { newsState } from "@bupum/shared/reading/news/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write, type Write } from "../../kernel/table.ts";
import { newsKey, type StoredNews } from "../../reading/news/items.ts";
import { addNews, categoryCounts } from "../../reading/news/writes.ts";
import { mustBeNear } from "./rules.ts";
import { claimPictures } from "./writes.ts";

const unread = { clickCount: 0, clickCount7d: 0 };

/** Adds one item, which appears at its time. */
export async function create(ctx: Context, draft: NewsDraft): Promise<NewsEntity> {
  const news = newsOf(draft, ctx.newId("nws"), ctx.now(), "body");
  const reply = { ...news, ...unread };
  await write(ctx.once(reply), ...(await addAll(ctx, [news], "body.body")));
  return reply;
}

/** Adds several, all or none. */
export async function createMany(ctx: Context, drafts: readonly NewsDraft[]) {
  const at = ctx.now();
  const all = drafts.map((draft, index) =>
    newsOf(draft, ctx.newId("nws"), at, `body.items.${index}`),
  );
  const reply = { ids: all.map(({ id }) => id) };
  await write(ctx.once(reply), ...(await addAll(ctx, all, "body.items")));
  return reply;
}

function newsOf(draft: NewsDraft, id: Id<"nws">, at: Instant, path: string): StoredNews {
  const { publishedAt = at, imageId, imageAlt, sourceName, sourceUrl, ...rest } = draft;
  mustBeNear(publishedAt, at, `${path}.publishedAt`);
  return {
    ...rest,
    ...(imageId && { imageId }),
    ...(imageAlt && { imageAlt }),
    ...(sourceName && { sourceName }),
    ...(sourceUrl && { sourceUrl }),
    publishedAt,
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...newsKey(id),
  };
}

async function addAll(ctx: Context, all: readonly StoredNews[], path: string): Promise<Write[]> {
  const pictures = await claimPictures(ctx, all, path);
  const now = ctx.now();
  return [
    ...all.flatMap(addNews),
    ...pictures,
    ...categoryCounts(all.map(({ newsCategoryId }) => [newsCategoryId, 1])),
    ...all.map((news) =>
      audit(ctx, { entity: "news", id: news.id, from: "NONE", to: newsState(news, now) }),
    ),
  ];
}
