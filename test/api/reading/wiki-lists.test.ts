import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writersOf } from "../../kit/content/writers.ts";
import { someProduct } from "../../kit/goods.ts";
import { nextNumber } from "../../kit/people.ts";
import {
  type Admin,
  type CategoryId,
  editOf,
  newWikiCategory,
  publish,
  sectionsOf,
  wikiFields,
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

describe("lists", () => {
  test("show published wikis: all, of a category, writer, part, maker, tag and language", async () => {
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

  test("name related wikis by common tags", async () => {
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

describe("experts", () => {
  test("are listed while their certification is valid, those with the most pages first", async () => {
    const writers = writersOf(world, admin);
    const certified = async () => {
      const { api, info } = await writers.applicant({ wantedRole: "EXPERT" });
      await admin.api.writerInfos.decide({
        body: {
          writerId: info.id,
          status: "APPROVED",
          writerRole: "EXPERT",
          expertCategories: [category],
        },
      });
      return { api, id: info.userId };
    };
    const [less, more] = [await certified(), await certified()];
    const post = (api: Writer["api"]) => api.wikis.create({ body: wikiFields(category) });
    await post(less.api);
    await post(more.api);
    const { id } = await post(more.api);
    const { items } = await world.api().wikis.experts();
    expect(items).toMatchObject([
      { id: more.id, wikiCount: 2, expertCategories: [category] },
      { id: less.id, wikiCount: 1 },
    ]);
    await more.api.wikis.remove({ params: { id } });
    expect((await world.api().wikis.experts()).items[0]!.wikiCount).toBe(1);
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
