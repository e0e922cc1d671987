import { cataloguePicture } from "@bupum/shared/accounts/files/rules";
import { faultAt } from "@bupum/shared/kernel/problem";
import { mostPictures } from "@bupum/shared/reading/news/rules";
import { claim } from "../../accounts/stored-files/items.ts";
import type { Context } from "../../kernel/context.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredNews } from "../../reading/news/items.ts";
import { picturesOf } from "./rules.ts";

/** Claims the pictures of items and makes them public. */
export async function claimPictures(
  ctx: Context,
  all: readonly Pick<StoredNews, "id" | "imageId" | "body">[],
  path: string,
): Promise<Write[]> {
  const count = all.reduce((sum, news) => sum + picturesOf(news).length, 0);
  if (count > mostPictures) throw faultAt(path, "too_many", { maximum: mostPictures });
  const claimed = await Promise.all(
    all.map((news) =>
      claim(ctx, picturesOf(news), {
        entity: "news",
        id: news.id,
        readers: { isPublic: true },
        categories: ["IMAGE"],
        only: cataloguePicture,
      }),
    ),
  );
  return claimed.flatMap(({ writes }) => writes);
}
