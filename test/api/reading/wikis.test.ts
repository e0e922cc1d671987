import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextNumber } from "../../kit/people.ts";
import {
  type Admin,
  type CategoryId,
  editOf,
  newWikiCategory,
  publish,
  sectionsOf,
  type WikiId,
  type Writer,
} from "../../kit/wiki/pages.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Admin;
let writer: Writer;
let category: CategoryId;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
  writer = await world.writer();
  category = (await newWikiCategory(admin)).id;
});
afterAll(() => world.stop());

const get = (id: WikiId, api = world.api()) => api.wikis.get({ params: { id } });
const edit = (wiki: Awaited<ReturnType<typeof publish>>, more: object, who = writer) =>
  who.api.wikis.update({ params: { id: wiki.id }, body: { ...editOf(wiki), ...more } });
const expert = () => world.writer({ writerRole: "EXPERT", expertCategories: [category] });

describe("D9-1: a wiki", () => {
  test("is published by a certified writer, and public", async () => {
    const wiki = await publish(writer, category, { tags: ["서보", "서보"], summary: "처음" });
    expect(await get(wiki.id)).toMatchObject({
      title: wiki.title,
      currentRevision: 1,
      tags: ["서보"],
      writer: { id: writer.id, name: writer.companyName, writerRole: "WRITER", isFormer: false },
      editorName: writer.companyName,
      excerpt: "서보 앰프를 교체하기 전에 파라미터를 백업합니다.",
      mayEdit: false,
      mayDelete: false,
    });
    expect(await get(wiki.id, writer.api)).toMatchObject({ mayEdit: true, mayDelete: true });
    const reader = await world.member();
    await expect(reader.api.wikis.create({ body: editOf(wiki) as never })).rejects.toMatchObject({
      code: "WRITER_REGISTRATION_REQUIRED",
    });
  });

  test("is edited by its writer and by experts of its category, and by nobody else", async () => {
    const wiki = await publish(writer, category);
    const [one, other] = [await expert(), await world.writer()];
    const saved = await edit(wiki, { sections: sectionsOf("전문가가 고친 글입니다.") }, one);
    expect(saved).toMatchObject({
      currentRevision: 2,
      editorName: one.companyName,
      mayDelete: false,
    });
    await world.drain();
    const notices = await writer.api.notifications.list({ query: {} });
    expect(notices.items[0]).toMatchObject({
      event: "WIKI_EDITED",
      params: { wiki: wiki.title, editor: one.name },
      link: `/wiki/${wiki.id}`,
    });
    await expect(edit(saved, {}, other)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const elsewhere = { wikiCategoryId: (await newWikiCategory(admin)).id };
    await expect(edit(saved, elsewhere, one)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const remove = (who: Writer) => who.api.wikis.remove({ params: { id: wiki.id } });
    await expect(remove(one)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await remove(writer);
    await expect(get(wiki.id, writer.api)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("can still be edited by a former writer, whom it names as one", async () => {
    const former = await world.writer();
    const wiki = await publish(former, category);
    const account = await world.read({ pk: `user#${former.id}`, sk: "account" });
    await world.put([{ ...account, writerRole: "NONE", writerApproval: "NONE" }]);
    expect((await get(wiki.id)).writer.isFormer).toBe(true);
    expect(await edit(wiki, { title: `${wiki.title} 2판` }, former)).toMatchObject({
      currentRevision: 2,
    });
  });
});

describe("D9-7: a title", () => {
  test("is unique in a language, regardless of blanks and punctuation, and freed by a deletion", async () => {
    const title = `MR-J2S 교체 ${nextNumber()}`;
    const wiki = await publish(writer, category, { title });
    const same = title.toLowerCase().replace(" ", "  ");
    const taken = { code: "WIKI_TITLE_TAKEN", body: { params: { wikiId: wiki.id } } };
    await expect(publish(writer, category, { title: same })).rejects.toMatchObject(taken);
    const isTaken = (body: object) =>
      writer.api.wikis.isTaken({ body: { title: same, ...body } as never });
    expect(await isTaken({})).toEqual({ isDuplicate: true, wikiId: wiki.id });
    expect(await isTaken({ excludeWikiId: wiki.id })).toEqual({ isDuplicate: false });
    expect(await isTaken({ language: "en" })).toEqual({ isDuplicate: false });
    await publish(writer, category, { title, language: "en" });
    const other = await publish(writer, category);
    await expect(edit(other, { title })).rejects.toMatchObject(taken);
    await edit(wiki, { title: `${title} 개정` });
    await edit(other, { title });
    await writer.api.wikis.remove({ params: { id: other.id } });
    await publish(writer, category, { title });
    await expect(publish(writer, category, { title: "?!…" })).rejects.toMatchObject({
      issues: [{ path: "body.title" }],
    });
  });
});

describe("D9-8: revisions", () => {
  test("never change, and an earlier one can be restored as the newest", async () => {
    const wiki = await publish(writer, category, { summary: "첫 판" });
    const first = editOf(wiki).sections;
    const saved = await edit(wiki, { sections: sectionsOf("둘째 판"), summary: "고침" });
    const { items } = await world.api().wikiRevisions.revisions({
      params: { id: wiki.id },
      query: {},
    });
    expect(items).toMatchObject([
      { revision: 2, editorName: writer.companyName, summary: "고침" },
      { revision: 1, summary: "첫 판" },
    ]);
    const of = (revision: number) =>
      world
        .api()
        .wikiRevisions.revision({ params: { id: wiki.id, revision: `${revision}` as never } });
    expect((await of(1)).sections.map(({ name, body }) => ({ name, body }))).toEqual(first);
    const restore = (baseRevision: number) =>
      writer.api.wikiRevisions.restore({
        params: { id: wiki.id, revision: "1" as never },
        body: { baseRevision },
      });
    await expect(restore(1)).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    expect(await restore(saved.currentRevision)).toEqual({ revision: 3 });
    expect((await get(wiki.id)).excerpt).toBe(wiki.excerpt);
    expect(await of(3)).toMatchObject({ restoredFrom: 1, title: wiki.title });
    await expect(of(4)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("are refused after a concurrent save, and both texts can be read", async () => {
    const wiki = await publish(writer, category);
    await edit(wiki, { sections: sectionsOf("먼저 저장한 글") }, await expert());
    const late = edit(wiki, { sections: sectionsOf("나중에 저장한 글") });
    await expect(late).rejects.toMatchObject({
      code: "EDIT_CONFLICT",
      body: { params: { current: 2 } },
    });
    expect((await get(wiki.id)).excerpt).toBe("먼저 저장한 글");
  });
});

const feedOf = async (query: object) => (await world.api().wikis.rss({ query })).text();

test("a category's feed names its wikis of a language and those below it, and no hidden one (D9-20)", async () => {
  const parent = await newWikiCategory(admin);
  const child = await newWikiCategory(admin, { parentId: parent.id });
  const { id } = await publish(writer, child.id, { title: '<새> 글 & "따옴표"' });
  const english = await publish(writer, child.id, { language: "en" });
  const hidden = await publish(writer, parent.id);
  await admin.api.wikiEntities.update({
    params: { id: hidden.id },
    body: { status: "HIDDEN", reason: "확인이 필요합니다." },
  });
  const xml = await feedOf({ wikiCategoryId: parent.id });
  expect(xml).toContain("<title>&lt;새&gt; 글 &amp; &quot;따옴표&quot;</title>");
  expect(xml).toContain(`<link>http://localhost:3000/wiki/${id}</link>`);
  expect(xml.match(/<item>/g)).toHaveLength(1);
  const inEnglish = await feedOf({ wikiCategoryId: child.id, language: "en" });
  expect(inEnglish).toContain(`/en/wiki/${english.id}</link>`);
  expect(await feedOf({})).toContain(id);
  const unknown = { wikiCategoryId: "wct_01KB0000000000000000000000" } as const;
  await expect(feedOf(unknown)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
