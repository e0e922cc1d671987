import type { newsDraft } from "@bupum/shared/reading/news/admin-contract";
import type * as z from "zod/mini";
import type { World } from "../world.ts";

export type Admin = Awaited<ReturnType<World["adminUser"]>>;
export type NewsFields = z.input<typeof newsDraft>;

/** A text of these paragraphs. */
export const textOf = (...paragraphs: string[]): NewsFields["body"] => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

let made = 0;
export const newCategory = (admin: Admin) =>
  admin.api.newsCategories.create({ body: { name: { ko: `분류 ${(made += 1)}` } } });

/** The fields of an item, in a category of its own unless one is stated. */
export async function draftOf(admin: Admin, more: Partial<NewsFields> = {}): Promise<NewsFields> {
  made += 1;
  return {
    title: `소식 ${made}`,
    summary: `부품 시장의 새 소식 ${made}번을 전합니다.`,
    body: textOf("본문 첫 문단입니다.", "본문 둘째 문단입니다."),
    newsCategoryId: more.newsCategoryId ?? (await newCategory(admin)).id,
    ...more,
  };
}

export const writeNews = async (admin: Admin, more: Partial<NewsFields> = {}) =>
  admin.api.news.create({ body: await draftOf(admin, more) });

/** The time so many seconds from now. */
export const inSeconds = (seconds: number): string =>
  new Date(Date.now() + seconds * 1_000).toISOString();
