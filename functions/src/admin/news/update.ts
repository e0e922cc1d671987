import type { Id } from "@bupum/shared/kernel/ids";
import type { NewsChange, NewsEntity } from "@bupum/shared/reading/news/admin-contract";
import { newsState } from "@bupum/shared/reading/news/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { clicksOf } from "../../kernel/readers/counters.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { findNews } from "../../reading/news/items.ts";
import { changeNews } from "../../reading/news/writes.ts";
import { mustBeNear, withChange } from "./rules.ts";
import { claimPictures } from "./writes.ts";

export async function update(ctx: Context, id: Id<"nws">, body: NewsChange): Promise<NewsEntity> {
  const before = await findNews(id);
  mustBeSeen(body, before);
  const now = ctx.now();
  const after = withChange(before, body, now);
  mustBeNear(after.publishedAt, now, "body.publishedAt");
  const [pictures, [clicks]] = await Promise.all([
    claimPictures(ctx, [after], "body.body"),
    clicksOf("news", [id]),
  ]);
  await write(
    ...changeNews(before, after),
    ...pictures,
    audit(ctx, {
      entity: "news",
      id,
      from: newsState(before, now),
      to: newsState(after, now),
      changes: changesOf(before, after),
    }),
  );
  return { ...after, ...clicks! };
}
