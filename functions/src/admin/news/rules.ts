import { isId } from "@bupum/shared/kernel/id-text";
import { languages } from "@bupum/shared/kernel/language/languages";
import { faultAt } from "@bupum/shared/kernel/problem";
import { dayFault, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { NewsChange } from "@bupum/shared/reading/news/admin-contract";
import { picturesIn } from "@bupum/shared/reading/wikis/rich-text/plain";
import type { NewsFilter, StoredNews } from "../../reading/news/items.ts";

/** An item may appear up to two years from now; a past time is that of its source. */
export function mustBeNear(publishedAt: Instant, now: Instant, path: string): void {
  if (dayFault(seoulDay(publishedAt), now) === "DATE_FAR") throw faultAt(path, "DATE_FAR");
}

/** The filter of the list. Throws a fault for unknown categories and languages. */
export function wantedBy(filter: { newsCategoryId?: string; language?: string } = {}): NewsFilter {
  const { newsCategoryId } = filter;
  const language = languages.find((one) => one === filter.language);
  if (newsCategoryId !== undefined && !isId(newsCategoryId, "nwc"))
    throw faultAt("query.filter", "invalid_value");
  if (filter.language !== undefined && !language) throw faultAt("query.filter", "invalid_value");
  return { newsCategoryId, language };
}

const clearable = ["imageId", "imageAlt", "sourceName", "sourceUrl"] as const;

/** The item after a change: null removes a value, an absent field stays unchanged. */
export function withChange(
  before: StoredNews,
  { version: _seen, ...stated }: NewsChange,
  now: Instant,
): StoredNews {
  const { imageId, imageAlt, sourceName, sourceUrl, ...rest } = stated;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const after: StoredNews = {
    ...before,
    ...(Object.fromEntries(given) as typeof rest),
    version: before.version + 1,
    updatedAt: now,
  } as StoredNews;
  const cleared = { imageId, imageAlt, sourceName, sourceUrl };
  for (const name of clearable) {
    const value = cleared[name];
    if (value === undefined) continue;
    if (value === null || value === "") delete after[name];
    else Object.assign(after, { [name]: value });
  }
  return after;
}

/** Its picture and those of its text, each once. */
export const picturesOf = ({ imageId, body }: Pick<StoredNews, "imageId" | "body">) => [
  ...new Set([...(imageId ? [imageId] : []), ...picturesIn(body)]),
];
