import type { Item } from "@bupum/functions/kernel/table";
import { newsKey } from "@bupum/functions/reading/news/items";
import { newsRows } from "@bupum/functions/reading/news/writes";
import { addDays, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { richOf } from "@bupum/shared/reading/wikis/rich-text/markdown";
import { sellers } from "../people/people.ts";
import { seedId } from "../ids.ts";
import { newsCategoryId, newsCategoryRows } from "./category-rows.ts";
import { type NewsItem, readNews } from "./read.ts";

const longestSummary = 300;

/** When an item appeared: in the morning of its day, and never after the seed. */
function publishedAt({ daysAgo }: NewsItem, now: Instant): Instant {
  const morning = seoulInstant(addDays(seoulDay(now), -daysAgo), "09:00");
  return morning < now ? morning : now;
}

const companyOf = ({ company, slug }: NewsItem): string => {
  const seller = sellers.find(({ key }) => key === company);
  if (!seller) throw new Error(`News ${slug} is of no seller.`);
  return seller.companyName;
};

function rowsOf(item: NewsItem, now: Instant): Item[] {
  const id = seedId("nws", item.slug);
  const at = publishedAt(item, now);
  const [summary = ""] = item.body.split("\n\n");
  return newsRows({
    ...newsKey(id),
    id,
    title: item.title,
    summary: summary.replaceAll("\n", " ").slice(0, longestSummary),
    body: richOf(item.body),
    newsCategoryId: newsCategoryId(item.category),
    language: "ko",
    sourceName: companyOf(item),
    publishedAt: at,
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
}

/** All news of the demo market, dated before the day of the seed, with their categories. */
export function allNewsRows(now: Instant): Item[] {
  const items = readNews();
  return [...newsCategoryRows(items), ...items.flatMap((item) => rowsOf(item, now))];
}
