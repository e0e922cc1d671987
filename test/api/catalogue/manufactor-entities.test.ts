import { afterAll, beforeAll, expect, test } from "vitest";
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

const newMaker = (name = `지우는제조 ${nextNumber()}`) =>
  // The second of two calls with the same body counts as a repeat.
  admin.manufactorEntities.create({ body: { name: { ko: name }, aliases: [`${nextNumber()}`] } });
const drop = (id: `mkr_${string}`) => admin.manufactorEntities.remove({ params: { id } });

test("a maker with a part, shown or hidden, cannot be deleted; without one it can", async () => {
  const maker = await newMaker();
  const part = await admin.productEntities.create({
    body: {
      partNumber: `MD-${nextNumber()}`,
      manufactorId: maker.id,
      name: { ko: "누름 스위치" },
      state: "HIDDEN",
    },
  });
  await expect(drop(maker.id)).rejects.toMatchObject({
    code: "MANUFACTOR_HAS_PRODUCTS",
    body: { params: { count: 1 } },
  });
  await admin.productEntities.remove({ params: { id: part.id } });
  await drop(maker.id);
  const gone = { code: "NOT_FOUND" };
  const params = { id: maker.id };
  await expect(admin.manufactorEntities.get({ params })).rejects.toMatchObject(gone);
  await expect(world.api().manufactors.get({ params })).rejects.toMatchObject(gone);
  await expect(drop(maker.id)).rejects.toMatchObject(gone);
});

test("a deleted maker leaves every list, and its name is free", async () => {
  const name = `되살린제조${nextNumber()}`;
  const maker = await newMaker(name);
  await expect(newMaker(name)).rejects.toMatchObject({ code: "MANUFACTOR_EXISTS" });
  await drop(maker.id);
  const again = await newMaker(name);
  const { items } = await admin.manufactorEntities.list({ query: { searchKeyword: name } });
  expect(items.map(({ id }) => id)).toEqual([again.id]);
});

test("a merged maker cannot be deleted: its address leads to the other one", async () => {
  const [from, into] = [await newMaker(), await newMaker()];
  await admin.manufactorEntities.merge({
    params: { id: from.id },
    body: { intoId: into.id, version: from.version },
  });
  await expect(drop(from.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await world.api().manufactors.get({ params: { id: from.id } })).id).toBe(into.id);
});
