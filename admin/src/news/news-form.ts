import { type Instant, seoulInstant, seoulWallTime } from "@bupum/shared/kernel/time";
import { newsDraft, type NewsEntity } from "@bupum/shared/reading/news/admin-contract";
import { markdownOf, richOf } from "@bupum/shared/reading/wikis/rich-text/markdown";
import type { RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import * as z from "zod/mini";

/** An item as form fields; an empty text stands for an absent value. */
export interface NewsForm {
  title: string;
  summary: string;
  newsCategoryId: string;
  language: string;
  publishedAt: string;
  sourceName: string;
  sourceUrl: string;
  imageId: string;
  imageAlt: string;
  /** Markdown of the text. */
  body: string;
}

/** A text without a Markdown form, such as one with a table, is unchanged. */
const keptBody = (news: NewsEntity | undefined): RichText | undefined =>
  news && markdownOf(news.body) === undefined ? news.body : undefined;

export const isBodyKept = (news: NewsEntity | undefined): boolean => keptBody(news) !== undefined;

export const newsForm = (news?: NewsEntity): NewsForm => ({
  title: news?.title ?? "",
  summary: news?.summary ?? "",
  newsCategoryId: news?.newsCategoryId ?? "",
  language: news?.language ?? "ko",
  publishedAt: news ? seoulWallTime(news.publishedAt) : "",
  sourceName: news?.sourceName ?? "",
  sourceUrl: news?.sourceUrl ?? "",
  imageId: news?.imageId ?? "",
  imageAlt: news?.imageAlt ?? "",
  body: (news && markdownOf(news.body)) ?? "",
});

/** A day and a time in Seoul, in the form of the browser's field. */
export function instantOf(wallTime: string): Instant | string {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(wallTime) ?? [];
  return day && clock ? seoulInstant(day, clock) : wallTime;
}

type Filled = Partial<NewsForm>;

/** The contract's body over the form's fields: issues keep the paths of the fields. */
export const newsSchema = (news?: NewsEntity) =>
  z.pipe(
    z.transform(({ body, publishedAt, ...rest }: Filled) => ({
      ...rest,
      ...(publishedAt !== undefined && { publishedAt: instantOf(publishedAt) }),
      body: keptBody(news) ?? richOf(body ?? ""),
    })),
    newsDraft,
  );

const clearable = ["imageId", "imageAlt", "sourceName", "sourceUrl"] as const;

/** An emptied field is removed. */
export const withCleared = (body: z.output<typeof newsDraft>) => ({
  ...body,
  ...Object.fromEntries(clearable.flatMap((name) => (body[name] ? [] : [[name, null]]))),
});
