import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
});
afterAll(() => world.stop());

const alike = (text: string) => ({ ko: text });

test("admins see what is not read in a category, and mend it by a label and a unit (S8-8)", async () => {
  const category = await admin.categoryTagEntities.create({ body: { name: alike("권선기") } });
  const maker = await admin.manufactorEntities.create({ body: { name: alike("권선 제작소") } });
  for (const [at, value] of ["3 암페어에이", "5 암페어에이", "5 암페어에이"].entries())
    await admin.productEntities.create({
      body: {
        partNumber: `WK-${at}`,
        name: alike("권선"),
        manufactorId: maker.id,
        categoryTagIds: [category.id],
        specifications: [
          { name: alike("보빈 세기"), value },
          { name: alike("정격전압"), value: "DC24V" },
        ],
      },
    });
  const unread = () => admin.specificationRules.unread({ query: { categoryTagId: category.id } });
  const first = await unread();
  expect(first).toMatchObject({ products: 3, specifications: 6, more: false });
  expect(first.items).toMatchObject([{ name: { ko: "보빈 세기" }, reason: "LABEL", count: 3 }]);
  expect(first.items[0]?.examples.map(({ value }) => value).toSorted()).toEqual([
    "3 암페어에이",
    "5 암페어에이",
  ]);
  const create = admin.specificationRules.create;
  const label = await create({
    body: { kind: "LABEL", written: "보빈 세기 (A)", means: "rated-current" },
  });
  expect((await unread()).items).toMatchObject([{ reason: "VALUE", count: 3 }]);
  await create({ body: { kind: "UNIT", written: "암페어에이", means: "A" } });
  expect((await unread()).items).toEqual([]);

  const { items } = await admin.specificationRules.list();
  expect(items.map(({ written, means }) => [written, means])).toEqual([
    ["보빈 세기 (A)", "rated-current"],
    ["암페어에이", "A"],
  ]);
  await admin.specificationRules.remove({ params: { key: label.key } });
  expect((await unread()).items).toMatchObject([{ reason: "LABEL", count: 3 }]);
});

test("nothing that is written has two rules, and a rule leads to something known", async () => {
  const create = admin.specificationRules.create;
  const body = { kind: "LABEL", written: "코일 세기", means: "coil-voltage" } as const;
  await create({ body });
  await expect(create({ body: { ...body, written: "코일세기" } })).rejects.toMatchObject({
    code: "SPELLING_EXISTS",
  });
  await expect(
    create({ body: { ...body, written: "X", means: "weight-of-it" } }),
  ).rejects.toThrow();
  await expect(
    create({ body: { kind: "UNIT", written: "척", means: "furlong" } }),
  ).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  await expect(
    admin.specificationRules.remove({ params: { key: "LABEL#none" } }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
