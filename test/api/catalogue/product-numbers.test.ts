import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { nextNumber } from "../../kit/people.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
let guest: ReturnType<World["api"]>;
let manufactorId: `mkr_${string}`;
beforeAll(async () => {
  world = await startWorld();
  admin = (await world.adminUser()).api;
  guest = world.api();
  manufactorId = (await someProduct(world)).maker.id;
});
afterAll(() => world.stop());

const newPart = (more: object = {}) =>
  admin.productEntities.create({
    body: { partNumber: `ZX-${nextNumber()}.5`, manufactorId, name: { ko: "근접센서" }, ...more },
  });

describe("the numbers of a part", () => {
  test("are listed once each, and its present number is not among the old ones", async () => {
    const old = `OLD ${nextNumber()}`;
    const faulty = { oldNumbers: [old, old.replace(" ", "-")], safetyMarks: ["KC", "KC"] };
    await expect(newPart(faulty)).rejects.toMatchObject({
      issues: [
        { path: "body.safetyMarks", code: "DUPLICATE_LINES" },
        { path: "body.oldNumbers", code: "DUPLICATE_LINES" },
      ],
    });
    const partNumber = `OWN-${nextNumber()}`;
    const part = await newPart({ partNumber, oldNumbers: [old, partNumber.toLowerCase()] });
    expect(part.oldNumbers).toEqual([old]);
  });

  test("stay with it after a change: both find it, and neither can be taken", async () => {
    const part = await newPart();
    const partNumber = `ZY-${nextNumber()}`;
    const changed = await admin.productEntities.update({
      params: { id: part.id },
      body: { partNumber, version: 1 },
    });
    expect(changed).toMatchObject({ partNumber, oldNumbers: [part.partNumber] });
    await expect(newPart({ partNumber: part.partNumber, unit: "M" })).rejects.toMatchObject({
      code: "PRODUCT_EXISTS",
    });
    await expect(newPart({ partNumber })).rejects.toMatchObject({ code: "PRODUCT_EXISTS" });
    const back = await admin.productEntities.update({
      params: { id: part.id },
      body: { partNumber: part.partNumber, version: 2 },
    });
    expect(back.oldNumbers).toEqual([partNumber]);
    await world.drain({ searched: true });
    for (const searchKeyword of [part.partNumber, partNumber]) {
      const { parts } = await guest.products.suggest({ query: { searchKeyword } });
      expect(parts).toMatchObject([{ id: part.id, partNumber: searchKeyword }]);
    }
  });

  test("move with it to another maker", async () => {
    const part = await newPart({ oldNumbers: [`OLD-${nextNumber()}`] });
    const { maker } = await someProduct(world);
    await admin.productEntities.update({
      params: { id: part.id },
      body: { manufactorId: maker.id, version: 1 },
    });
    const { items } = await guest.products.search({ query: { manufactorId: maker.id } });
    expect(items.map(({ id }) => id)).toContain(part.id);
    expect(await newPart({ partNumber: part.partNumber, unit: "M" })).toMatchObject({
      state: "SHOWN",
    });
    expect(await guest.products.get({ params: { id: part.id } })).toMatchObject({
      manufactorId: maker.id,
      manufactorName: maker.name,
    });
  });
});
