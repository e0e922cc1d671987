import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextNumber } from "../../kit/people.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
});
afterAll(() => world.stop());

type TagId = `cat_${string}`;
const api = () => admin.categoryTagEntities;
const create = (name: string, more: { parentId?: TagId; order?: number } = {}) =>
  api().create({ body: { name: { ko: name }, ...more } });
const update = (id: TagId, body: Parameters<ReturnType<typeof api>["update"]>[0]["body"]) =>
  api().update({ params: { id }, body });
const get = (id: TagId) => api().get({ params: { id } });
const remove = (id: TagId) => api().remove({ params: { id } });

/** Names of a category's children, in order, with the stored positions. */
async function below(parentId: TagId) {
  const { items } = await api().list({ query: { filter: `parentId:${parentId}` } });
  expect(items.map(({ order }) => order)).toEqual(items.map((_tag, at) => at));
  return items.map(({ name }) => name.ko);
}

/** A category with three below it. */
async function family() {
  const parent = await create(`윗분류 ${nextNumber()}`);
  const children = [];
  for (const name of ["하나", "둘", "셋"])
    children.push(await create(name, { parentId: parent.id }));
  const [one, two, three] = children as [(typeof children)[0], ...typeof children];
  return { parent, one, two: two!, three: three! };
}

describe("categories below one", () => {
  test("keep the order that an admin sets, without gaps or duplicates", async () => {
    const { parent, one, three } = await family();
    expect(await below(parent.id)).toEqual(["하나", "둘", "셋"]);
    await update(three.id, { order: 0, version: three.version });
    expect(await below(parent.id)).toEqual(["셋", "하나", "둘"]);
    const { version } = await get(one.id);
    await update(one.id, { order: 99, version });
    expect(await below(parent.id)).toEqual(["셋", "둘", "하나"]);
    await create("가운데", { parentId: parent.id, order: 1 });
    expect(await below(parent.id)).toEqual(["셋", "가운데", "둘", "하나"]);
  });

  test("move to the end of another parent, with all categories below them", async () => {
    const [from, to] = [await family(), await family()];
    const leaf = await create("잎", { parentId: from.two.id });
    const moved = await update(from.two.id, {
      parentId: to.parent.id,
      version: from.two.version,
    });
    expect(moved).toMatchObject({ parentId: to.parent.id, order: 3 });
    expect(await below(to.parent.id)).toEqual(["하나", "둘", "셋", "둘"]);
    expect(await get(leaf.id)).toMatchObject({ parentId: from.two.id });
  });

  test("keep one position each if two admins move them at once", async () => {
    const { parent, one } = await family();
    const last = await create("넷", { parentId: parent.id });
    for (let round = 0; round < 8; round++) {
      // The first renumbers all of them, the second two: interleaved, positions would be
      // duplicated.
      const moves = await Promise.allSettled([
        update(last.id, { order: round % 2 === 0 ? 0 : 3 }),
        update(one.id, { order: 1 }),
        update(one.id, { order: 2 }),
      ]);
      const refused = moves.filter((move) => move.status === "rejected");
      expect(refused.map(({ reason }) => reason.code)).toEqual(
        refused.map(() => "VERSION_CONFLICT"),
      );
      expect(await below(parent.id)).toHaveLength(4);
    }
  });

  test("are no deeper than three levels, and never below themselves", async () => {
    const { parent, one } = await family();
    const leaf = await create("잎", { parentId: one.id });
    const fault = { issues: [{ path: "body.parentId" }] };
    await expect(create("너무 깊은", { parentId: leaf.id })).rejects.toMatchObject(fault);
    const into = (parentId: TagId) => update(parent.id, { parentId, version: parent.version });
    await expect(into(leaf.id)).rejects.toMatchObject(fault);
    await expect(into(parent.id)).rejects.toMatchObject(fault);
    const other = await family();
    await expect(into(other.one.id)).rejects.toMatchObject(fault);
    expect(await get(parent.id)).toEqual(parent);
  });

  test("cannot be changed over another admin's concurrent change", async () => {
    const { one } = await family();
    await update(one.id, { name: { ko: "먼저" }, version: one.version });
    const late = update(one.id, { name: { ko: "나중" }, version: one.version });
    await expect(late).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await get(one.id)).name.ko).toBe("먼저");
  });
});

describe("a category", () => {
  test("cannot be deleted while it has categories below it", async () => {
    const { parent } = await family();
    await expect(remove(parent.id)).rejects.toMatchObject({
      code: "CATEGORY_TAG_HAS_CHILDREN",
      body: { params: { count: 3 } },
    });
    expect(await get(parent.id)).toMatchObject({ id: parent.id });
  });

  test("cannot be deleted while it has a part, shown or hidden; without one it can", async () => {
    const { three } = await family();
    const maker = await admin.manufactorEntities.create({
      body: { name: { ko: `분류제조 ${nextNumber()}` } },
    });
    const part = await admin.productEntities.create({
      body: {
        partNumber: `CT-${nextNumber()}`,
        manufactorId: maker.id,
        name: { ko: "릴레이" },
        categoryTagIds: [three.id],
        state: "HIDDEN",
      },
    });
    await expect(remove(three.id)).rejects.toMatchObject({
      code: "CATEGORY_TAG_IN_USE",
      body: { params: { count: 1 } },
    });
    await admin.productEntities.update({
      params: { id: part.id },
      body: { categoryTagIds: [], version: part.version },
    });
    await remove(three.id);
    await expect(get(three.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    // Removed from the tree, not from the table (D0-10).
    expect(await world.read({ pk: "category-tags#deleted", sk: three.id })).toMatchObject({
      name: three.name,
      deletedAt: expect.any(String),
    });
    await expect(remove(three.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
