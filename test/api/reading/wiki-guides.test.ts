import { S3Client } from "@aws-sdk/client-s3";
import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { nextNumber } from "../../kit/people.ts";
import {
  type Admin,
  type CategoryId,
  newWikiCategory,
  publish,
  sectionsOf,
  type WikiFields,
  type Writer,
} from "../../kit/wiki/pages.ts";
import { putSiteIndex } from "../../kit/content/site-index.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Admin;
let writer: Writer;
let wikis: CategoryId;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
  writer = await world.writer();
  wikis = (await newWikiCategory(admin)).id;
  await putSiteIndex(new S3Client({}));
});
afterAll(() => world.stop());

/** A category of parts of a name that no other test uses. */
async function someCategory() {
  const { tagRow } = await import("@bupum/functions/reference/category-tags/items");
  const at = new Date().toISOString();
  const [id, ko] = [`cat_${ulid()}` as const, `센서류${nextNumber()}`];
  const name = { ko, en: `${ko} en`, zh: `${ko} zh` };
  const counts = { order: 0, version: 1, memberCount: 0, productCount: 0 };
  await world.put([tagRow({ id, name, ...counts, createdAt: at, updatedAt: at })]);
  return { id, name };
}
async function guideOf(categoryTagId: `cat_${string}`, language: "ko" | "en" = "ko") {
  // Tags are found by the ledger.
  await world.drain({ searched: true });
  return (await world.api().wikis.guide({ query: { categoryTagId, language } })).guide;
}
const write = (more: Partial<WikiFields>) => publish(writer, wikis, more);

describe("D9-27: the guide to a category", () => {
  test("is the newest published wiki that is tagged with its name and said to be a guide", async () => {
    const { id, name } = await someCategory();
    expect(await guideOf(id)).toBeUndefined();
    const tags = [name.ko];
    await write({ title: `배선 ${nextNumber()}`, tags });
    await write({ title: `구매 가이드 ${nextNumber()}`, tags: ["다른 분류"] });
    await write({ title: `${name.en} guide`, tags: [name.en], language: "en" });
    expect(await guideOf(id)).toBeUndefined();
    const sections = sectionsOf("감지거리부터 정합니다.", "다음은 배선입니다.");
    const titled = await write({ title: `구매 가이드 ${nextNumber()}`, tags, sections });
    expect(await guideOf(id)).toEqual({
      id: titled.id,
      title: titled.title,
      language: "ko",
      paragraph: "감지거리부터 정합니다.",
    });
    const tagged = await write({ title: `고르는 법 ${nextNumber()}`, tags: [...tags, "가이드"] });
    expect((await guideOf(id))?.id).toBe(tagged.id);
    await writer.api.wikis.remove({ params: { id: tagged.id } });
    expect((await guideOf(id))?.id).toBe(titled.id);
    expect((await guideOf(id, "en"))?.title).toBe(`${name.en} guide`);
    expect(await guideOf(`cat_${ulid()}`)).toBeUndefined();
  });

  test("stands on the category's page that is served without scripts", async () => {
    const { id, name } = await someCategory();
    const guide = await write({ title: `구매 가이드 ${nextNumber()}`, tags: [name.ko] });
    await world.drain({ searched: true });
    const handler = await handlerOf("sites/heads");
    const page = async (path: string) =>
      (await handler!({ headers: { "x-page-path": path }, requestContext: { requestId: "r" } }, {}))
        .body ?? "";
    const html = await page(`/categories/${id}`);
    expect(html).toContain("서보 앰프를 교체하기 전에 파라미터를 백업합니다.");
    expect(html).toContain(`<a href="/wiki/${guide.id}">${guide.title}</a>`);
    expect(await page(`/en/categories/${id}`)).not.toContain("/wiki/wik_");
  });
});
