import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
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
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const edit = (wiki: Awaited<ReturnType<typeof publish>>, more: object, who = writer) =>
  who.api.wikis.update({ params: { id: wiki.id }, body: { ...editOf(wiki), ...more } });
const expert = () => world.writer({ writerRole: "EXPERT", expertCategories: [category] });

describe("D9-1: a wiki", () => {
  test("is published by a certified writer, and read by everybody", async () => {
    const wiki = await publish(writer, category, { tags: ["서보", "서보"], summary: "처음" });
    expect(await get(wiki.id)).toMatchObject({
      title: wiki.title,
      currentRevision: 1,
      tags: ["서보"],
      writer: { id: writer.id, name: writer.name, writerRole: "WRITER", isFormer: false },
      editorName: writer.name,
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

  test("is edited by its writer, and by an expert of its category, and by nobody else", async () => {
    const wiki = await publish(writer, category);
    const [one, other] = [await expert(), await world.writer()];
    const saved = await edit(wiki, { sections: sectionsOf("전문가가 고친 글입니다.") }, one);
    expect(saved).toMatchObject({ currentRevision: 2, editorName: one.name, mayDelete: false });
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

  test("is still edited by a former writer, whom it names as one", async () => {
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
  test("is given once in a language, whatever its blanks and marks, and freed by a deletion", async () => {
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
  test("never change, and an earlier one comes back as the newest", async () => {
    const wiki = await publish(writer, category, { summary: "첫 판" });
    const first = editOf(wiki).sections;
    const saved = await edit(wiki, { sections: sectionsOf("둘째 판"), summary: "고침" });
    const { items } = await world.api().wikiRevisions.revisions({
      params: { id: wiki.id },
      query: {},
    });
    expect(items).toMatchObject([
      { revision: 2, editorName: writer.name, summary: "고침" },
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

  test("are refused where somebody saved meanwhile, and both texts can be read", async () => {
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

describe("lists", () => {
  test("show what was published: all, of a category, writer, part, maker, tag and language", async () => {
    const { product, maker } = await someProduct(world);
    const [own, tag] = [(await newWikiCategory(admin)).id, `태그${nextNumber()}`];
    const one = await world.writer();
    const linked = { linkedProductIds: [product.id], linkedManufactorIds: [maker.id] };
    const [first, second] = [
      await publish(one, own, { ...linked, tags: [tag] }),
      await publish(one, own, { language: "en", linkedProductIds: [product.id] }),
    ];
    await world.drain({ searched: true });
    const all = async (query: object) => idsOf(await world.api().wikis.list({ query }));
    expect((await all({})).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await all({ wikiCategoryId: own })).toEqual([second.id, first.id]);
    expect(await all({ wikiCategoryId: own, language: "ko" })).toEqual([first.id]);
    expect(await all({ writerId: one.id })).toEqual([second.id, first.id]);
    expect(await all({ productId: product.id })).toEqual([second.id, first.id]);
    expect(await all({ productId: product.id, language: "en" })).toEqual([second.id]);
    expect(await all({ manufactorId: maker.id })).toEqual([first.id]);
    expect(await all({ tag: tag.toUpperCase() })).toEqual([first.id]);
    expect(await get(first.id)).toMatchObject({
      products: [{ id: product.id }],
      manufactors: [{ id: maker.id }],
    });
    await edit(first, { tags: [] }, one);
    expect(await all({ tag })).toEqual([]);
    expect(idsOf(await one.api.wikis.mine({ query: {} }))).toEqual([second.id, first.id]);
    await expect(
      publish(one, own, { linkedProductIds: ["prd_01KB0000000000000000000000"] }),
    ).rejects.toMatchObject({ issues: [{ path: "body.linkedProductIds" }] });
  });

  test("count the pages of a category, which cannot be deleted while it has some", async () => {
    const [parent, one] = [await newWikiCategory(admin), await world.writer()];
    const { id } = await newWikiCategory(admin, { parentId: parent.id });
    const wiki = await publish(one, id);
    await publish(one, parent.id);
    const { items } = await world.api().wikis.categories();
    expect(items.find((top) => top.id === parent.id)).toMatchObject({
      wikiCount: 2,
      children: [{ id, wikiCount: 1 }],
    });
    const remove = () => admin.api.wikiCategoryEntities.remove({ params: { id } });
    await expect(remove()).rejects.toMatchObject({
      code: "CATEGORY_NOT_EMPTY",
      body: { params: { count: 1 } },
    });
    await edit(wiki, { wikiCategoryId: parent.id }, one);
    await remove();
    await expect(publish(one, id)).rejects.toMatchObject({
      issues: [{ path: "body.wikiCategoryId" }],
    });
  });

  test("name related ones by the tags that they share", async () => {
    const own = (await newWikiCategory(admin)).id;
    const wiki = await publish(writer, own, { tags: ["인버터", "파라미터"] });
    const far = await publish(writer, own);
    const near = await publish(writer, own, { tags: ["파라미터"] });
    await publish(writer, own);
    const query = { wikiCategoryId: own, wikiId: wiki.id };
    const related = idsOf(await world.api().wikis.related({ query }));
    expect(related[0]).toBe(near.id);
    expect(related).toContain(far.id);
    expect(related).not.toContain(wiki.id);
  });

  test("find by all words of title, tags and text, in any language or one", async () => {
    const own = (await newWikiCategory(admin)).id;
    const [a, b] = [
      await publish(writer, own, {
        title: `근접센서 결선 ${nextNumber()}`,
        sections: sectionsOf("갈색은 전원 양극, 청색은 음극, 흑색은 출력입니다."),
        tags: ["PNP출력"],
      }),
      await publish(writer, own, {
        title: `Proximity wiring ${nextNumber()}`,
        language: "en",
        sections: sectionsOf("Brown is plus, blue is minus, black is the output."),
      }),
    ];
    await world.drain({ searched: true });
    const find = async (searchKeyword: string, more: object = {}) =>
      idsOf(await world.api().wikis.search({ query: { searchKeyword, ...more } }));
    expect(await find("결선 흑색")).toEqual([a.id]);
    expect(await find("pnp출력")).toEqual([a.id]);
    expect(await find("black output")).toEqual([b.id]);
    expect(await find("black output", { language: "ko" })).toEqual([]);
    expect(await find("결선 녹색")).toEqual([]);
    expect(await find("흑색", { wikiCategoryId: category })).toEqual([]);
    await edit(a, { sections: sectionsOf("배선 색은 제조사 설명서를 따릅니다.") });
    expect(await find("결선 흑색")).toEqual([]);
    await writer.api.wikis.remove({ params: { id: b.id } });
    expect(await find("black output")).toEqual([]);
  });
});

describe("readers of a wiki", () => {
  test("count once a day, and rank it among all and among its writer's", async () => {
    const one = await world.writer();
    const [more, less] = [
      await publish(one, category, { language: "zh" }),
      await publish(one, category, { language: "zh" }),
    ];
    const reader = world.api();
    for (const api of [reader, reader, world.api(), world.api()]) await get(more.id, api);
    await get(less.id);
    await world.drain({ duplicate: true, shuffle: 3 });
    const popular = await world.api().wikis.popular({ query: { language: "zh" } });
    expect(idsOf(popular)).toEqual([more.id, less.id]);
    expect(popular.items[0]).toMatchObject({ viewCount: 3, viewCount7d: 3 });
    const ofWriter = await world.api().wikis.ofWriter({ query: { writerId: one.id } });
    expect(idsOf(ofWriter)).toEqual([more.id, less.id]);
    await one.api.wikis.remove({ params: { id: more.id } });
    await world.drain({ duplicate: true });
    expect(idsOf(await world.api().wikis.popular({ query: { language: "zh" } }))).toEqual([
      less.id,
    ]);
    expect(idsOf(await world.api().wikis.ofWriter({ query: { writerId: one.id } }))).toEqual([
      less.id,
    ]);
  });
});
