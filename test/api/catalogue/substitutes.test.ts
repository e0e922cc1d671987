import type { SaidKinship } from "@bupum/shared/catalogue/products/substitutes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextNumber } from "../../kit/people.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
let manufactorId: `mkr_${string}`;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
  const body = { name: { ko: `대체제조${nextNumber()}` }, country: "KR" };
  manufactorId = (await admin.manufactorEntities.create({ body })).id;
});
afterAll(() => world.stop());

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const newPart = (current = "5 A", more: object = {}) =>
  admin.productEntities.create({
    body: {
      partNumber: `SB-${nextNumber()}`,
      manufactorId,
      name: { ko: "차단기" },
      specifications: [
        { name: alike("정격전류"), value: current },
        { name: alike("극수"), value: "3P" },
      ],
      ...more,
    },
  });
type Part = Awaited<ReturnType<typeof newPart>>;
const say = ({ id }: Part, alternates: SaidKinship[], version?: number) =>
  admin.productEntities.update({ params: { id }, body: { alternates, version } });
const read = ({ id }: Part) => world.api().products.get({ params: { id } });
async function substitutesOf(...parts: Part[]) {
  const productIds = parts.map(({ id }) => id).join(",");
  const { items } = await world.api().products.substitutes({ query: { productIds } });
  return items.map(({ substitutes }) => substitutes);
}

describe("a pair of parts", () => {
  test("is kept at both parts with its grade, who said it, and what differs (D37-1, D37-3)", async () => {
    const [part, other] = [await newPart("5 A"), await newPart("8 A")];
    await say(part, [{ id: other.id, relation: "EQUIVALENT", grade: "DROP_IN", source: "MAKER" }]);
    const said = { relation: "EQUIVALENT", grade: "DROP_IN", source: "MAKER" };
    expect((await read(part)).alternates).toMatchObject([{ id: other.id, ...said }]);
    expect((await read(other)).alternates).toMatchObject([{ id: part.id, ...said }]);
    const name = alike("정격전류");
    expect(await substitutesOf(part, other)).toMatchObject([
      [{ id: other.id, ...said, differences: [{ name, from: "5 A", to: "8 A" }] }],
      [{ id: part.id, ...said, differences: [{ name, from: "8 A", to: "5 A" }] }],
    ]);
  });

  test("of one direction stands in for one of the two alone (D37-1)", async () => {
    const [part, larger] = [await newPart("5 A"), await newPart("8 A")];
    await say(part, [{ id: larger.id, relation: "INSTEAD", grade: "SAME_FOOTPRINT" }]);
    expect((await read(larger)).alternates).toMatchObject([
      { id: part.id, relation: "INSTEAD_OF", grade: "SAME_FOOTPRINT", source: "ADMIN" },
    ]);
    expect(await substitutesOf(part, larger)).toMatchObject([[{ id: larger.id }], []]);
  });

  test("that is said again as it was keeps who said it and when, at both parts (D37-2)", async () => {
    const [part, other, third] = [await newPart(), await newPart(), await newPart()];
    await say(part, [{ id: other.id, relation: "EQUIVALENT", grade: "DROP_IN", source: "MAKER" }]);
    const [first] = (await read(part)).alternates;
    const version = (await read(other)).version;
    await say(part, [
      { id: other.id, relation: "EQUIVALENT", grade: "DROP_IN" },
      { id: third.id, relation: "EQUIVALENT" },
    ]);
    expect((await read(part)).alternates[0]).toMatchObject({
      source: "MAKER",
      saidAt: first!.saidAt,
    });
    expect((await read(other)).version).toBe(version);
    await say(part, [{ id: other.id, relation: "EQUIVALENT", grade: "SAME_FUNCTION" }]);
    expect((await read(other)).alternates).toMatchObject([
      { id: part.id, grade: "SAME_FUNCTION", source: "ADMIN" },
    ]);
    expect((await read(third)).alternates).toEqual([]);
  });

  test("of an older version is refused, and each change stands in the trail (D37-2)", async () => {
    const [part, other] = [await newPart(), await newPart()];
    await say(part, [{ id: other.id, relation: "EQUIVALENT" }], part.version);
    await expect(say(part, [], part.version)).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
    const trail = await admin.auditEvents.listOf({
      params: { entity: "product", id: part.id },
      query: {},
    });
    expect(trail.items[0]!.changes).toMatchObject([{ field: "alternates" }]);
  });

  test("of before grades, and of hidden parts, is read rightly (D37-1)", async () => {
    const [part, other] = [await newPart(), await newPart()];
    const { write } = await import("@bupum/functions/kernel/table");
    const { productKey } = await import("@bupum/functions/catalogue/products/items");
    const old = [{ id: other.id, relation: "EQUIVALENT" }];
    await write({ change: productKey(part.id), set: { alternates: old } });
    const [[link] = []] = await substitutesOf(part);
    expect(link).toMatchObject({ id: other.id, relation: "EQUIVALENT", differences: [] });
    expect(link).not.toHaveProperty("grade");
    const { version } = await read(other);
    await admin.productEntities.update({
      params: { id: other.id },
      body: { state: "HIDDEN", version },
    });
    expect(await substitutesOf(part)).toEqual([[]]);
  });

  test("keeps its grade where a part is merged or gets a successor (D37-1)", async () => {
    const [part, from, into] = [await newPart(), await newPart(), await newPart()];
    await say(part, [{ id: from.id, relation: "INSTEAD", grade: "DROP_IN" }]);
    await admin.productEntities.merge({ params: { id: from.id }, body: { intoId: into.id } });
    await world.drain();
    expect(await substitutesOf(part)).toMatchObject([[{ id: into.id, grade: "DROP_IN" }]]);
    const life = { state: "REPLACED", successorId: into.id } as const;
    await admin.productEntities.update({ params: { id: part.id }, body: { life } });
    expect(await substitutesOf(part)).toMatchObject([
      [{ id: into.id, relation: "REPLACED_BY", grade: "DROP_IN" }],
    ]);
  });
});

describe("substitutes of a part (D37-4)", () => {
  test("come by grade, those without one last; of several parts three each", async () => {
    const [part, unknown, works, fits, same] = [
      await newPart(),
      await newPart(),
      await newPart(),
      await newPart(),
      await newPart(),
    ];
    await say(part, [
      { id: unknown.id, relation: "REPLACED_BY" },
      { id: works.id, relation: "EQUIVALENT", grade: "SAME_FUNCTION" },
      { id: fits.id, relation: "EQUIVALENT", grade: "SAME_FOOTPRINT" },
      { id: same.id, relation: "INSTEAD", grade: "DROP_IN" },
    ]);
    const [all] = await substitutesOf(part);
    expect(all!.map(({ id }) => id)).toEqual([same.id, fits.id, works.id, unknown.id]);
    const [few, back] = await substitutesOf(part, works);
    expect(few!.map(({ id }) => id)).toEqual([same.id, fits.id, works.id]);
    expect(back!.map(({ id }) => id)).toEqual([part.id]);
  });
});
