import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Admin, type CategoryId, newWikiCategory } from "../../kit/wiki/pages.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Admin;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const api = () => admin.api.wikiCategoryEntities;
const get = (id: CategoryId) => api().get({ params: { id } });
const remove = (id: CategoryId) => api().remove({ params: { id } });
const update = (id: CategoryId, body: Parameters<ReturnType<typeof api>["update"]>[0]["body"]) =>
  api().update({ params: { id }, body });
/** The ids below a category, whose places have no gaps. */
async function below(parentId: CategoryId) {
  const { items } = await api().list({ query: { filter: `parentId:${parentId}` } });
  expect(items.map(({ order }) => order)).toEqual(items.map((_one, at) => at));
  return items.map(({ id }) => id);
}
/** A category with two below it. */
async function family() {
  const parent = await newWikiCategory(admin);
  const [one, two] = [
    await newWikiCategory(admin, { parentId: parent.id }),
    await newWikiCategory(admin, { parentId: parent.id }),
  ];
  return { parent, one, two };
}

describe("wiki categories", () => {
  test("keep the order that an admin sets, and everybody reads them in it", async () => {
    const { parent, one, two } = await family();
    await update(two.id, { order: 0, version: two.version });
    expect(await below(parent.id)).toEqual([two.id, one.id]);
    const middle = await newWikiCategory(admin, { parentId: parent.id, order: 1 });
    expect(await below(parent.id)).toEqual([two.id, middle.id, one.id]);
    const { items } = await world.api().wikiCategories.list();
    const ids = items.map(({ id }) => id);
    expect(ids.slice(ids.indexOf(parent.id))).toEqual([parent.id, two.id, middle.id, one.id]);
  });

  test("D9-2: have two levels, and none is below itself", async () => {
    const [{ parent, one }, other] = [await family(), await family()];
    const fault = { issues: [{ path: "body.parentId", code: "WIKI_CATEGORY_PARENT" }] };
    await expect(newWikiCategory(admin, { parentId: one.id })).rejects.toMatchObject(fault);
    await expect(update(parent.id, { parentId: other.parent.id })).rejects.toMatchObject(fault);
    await expect(update(parent.id, { parentId: parent.id })).rejects.toMatchObject(fault);
    await expect(
      update(one.id, { parentId: "wct_01KB0000000000000000000000" }),
    ).rejects.toMatchObject({ issues: [{ code: "CATEGORY_TAG_UNKNOWN" }] });
    const moved = await update(one.id, { parentId: other.parent.id });
    expect(await below(other.parent.id)).toEqual([other.one.id, other.two.id, moved.id]);
    expect((await update(one.id, { parentId: null })).parentId).toBeUndefined();
  });

  test("cannot be changed over another admin's concurrent change", async () => {
    const { one } = await family();
    await update(one.id, { name: { ko: "먼저" }, version: one.version });
    await expect(
      update(one.id, { name: { ko: "나중" }, version: one.version }),
    ).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await get(one.id)).name.ko).toBe("먼저");
  });

  test("D9-2: cannot be deleted with categories below them; deleted ones are kept apart", async () => {
    const { parent, one, two } = await family();
    await expect(remove(parent.id)).rejects.toMatchObject({
      code: "CATEGORY_TAG_HAS_CHILDREN",
      body: { params: { count: 2 } },
    });
    for (const { id } of [one, two, parent]) await remove(id);
    await expect(get(parent.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(remove(parent.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await world.read({ pk: "wiki-categories#deleted", sk: parent.id })).toMatchObject({
      name: parent.name,
      deletedAt: expect.any(String),
    });
  });

  test("are found by their names, and listed by age", async () => {
    const { parent } = await family();
    const { items } = await api().list({
      query: { searchKeyword: parent.name.ko!, sort: "createdAt:desc" },
    });
    expect(items.map(({ id }) => id)).toContain(parent.id);
  });
});
