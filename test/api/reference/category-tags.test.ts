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

const newTag = (more: { key?: string; parentId?: `cat_${string}` } = {}) =>
  admin.categoryTagEntities.create({ body: { name: { ko: `분류${nextNumber()}` }, ...more } });
const change = async (
  id: `cat_${string}`,
  more: { key?: string | null; parentId?: `cat_${string}` },
) => {
  const { version } = await admin.categoryTagEntities.get({ params: { id } });
  await admin.categoryTagEntities.update({ params: { id }, body: { ...more, version } });
  await world.drain({ duplicate: true });
};
async function partOf(tagId: `cat_${string}`) {
  const maker = await admin.manufactorEntities.create({
    body: { name: { ko: `분류제조${nextNumber()}` } },
  });
  const { id } = await admin.productEntities.create({
    body: {
      partNumber: `CT-${nextNumber()}`,
      manufactorId: maker.id,
      name: { ko: "릴레이" },
      categoryTagIds: [tagId],
    },
  });
  return async () => (await world.api().products.get({ params: { id } })).categoryKey;
}

describe("parts of a category without a pictogram of its own", () => {
  test("show the parent's, also after it moves or the parent's changes", async () => {
    const [one, other] = [await newTag({ key: "sensor" }), await newTag({ key: "motor" })];
    const child = await newTag({ parentId: one.id });
    const pictogram = await partOf(child.id);
    expect(await pictogram()).toBe("sensor");
    await change(child.id, { parentId: other.id });
    expect(await pictogram()).toBe("motor");
    await change(other.id, { key: "valve" });
    expect(await pictogram()).toBe("valve");
    await change(other.id, { key: null });
    expect(await pictogram()).toBeUndefined();
  });

  test("and parts of a category with its own keep that one", async () => {
    const [one, other] = [await newTag({ key: "sensor" }), await newTag({ key: "motor" })];
    const pictogram = await partOf((await newTag({ parentId: one.id, key: "relay" })).id);
    const own = await newTag({ parentId: one.id, key: "pump" });
    const ownPictogram = await partOf(own.id);
    await change(own.id, { parentId: other.id });
    await change(one.id, { key: "valve" });
    expect([await pictogram(), await ownPictogram()]).toEqual(["relay", "pump"]);
  });
});
