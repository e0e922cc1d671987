import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextNumber } from "../../kit/people.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
let manufactorId: `mkr_${string}`;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
  const body = { name: { ko: `단종제조${nextNumber()}` }, country: "KR" };
  manufactorId = (await admin.manufactorEntities.create({ body })).id;
});
afterAll(() => world.stop());

const newPart = (partNumber: string, more: object = {}) =>
  admin.productEntities.create({
    body: { partNumber, manufactorId, name: { ko: "근접센서" }, ...more },
  });
const near = (productId: `prd_${string}`) => world.api().products.near({ query: { productId } });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("D19-14: a part that is gone", () => {
  test("leads to what replaced it, to close numbers and to its category", async () => {
    const name = { ko: `단종분류${nextNumber()}`, en: "Gone", zh: "停产" };
    const tag = await admin.categoryTagEntities.create({ body: { name } });
    const stem = `GN${nextNumber()}`;
    const successor = await newPart(`NEW-${stem}`);
    const close = await newPart(`${stem}-2`);
    const gone = await newPart(`${stem}-1`, {
      categoryTagIds: [tag.id],
      alternates: [{ id: successor.id, relation: "REPLACED_BY" }],
    });
    const hidden = await newPart(`${stem}-3`, { state: "HIDDEN" });
    await admin.productEntities.remove({ params: { id: gone.id } });
    await world.drain();
    expect(await codeOf(world.api().products.get({ params: { id: gone.id } }))).toBe("NOT_FOUND");
    const found = await near(gone.id);
    expect(idsOf(found.replacements)).toEqual([successor.id]);
    expect(idsOf(found.items)).toContain(close.id);
    expect(idsOf(found.items)).not.toContain(successor.id);
    expect(found.categoryTagId).toBe(tag.id);
    const ofHidden = await near(hidden.id);
    expect(idsOf(ofHidden.items)).toContain(close.id);
    expect(idsOf(ofHidden.items)).not.toContain(gone.id);
  });

  test("is nothing under an id that nobody has", async () =>
    expect(await near(`prd_${ulid()}`)).toEqual({ replacements: [], items: [] }));
});
