import type { SaidLife } from "@bupum/shared/catalogue/products/life";
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
  const body = { name: { ko: `수명제조${nextNumber()}` }, country: "KR" };
  manufactorId = (await admin.manufactorEntities.create({ body })).id;
});
afterAll(() => world.stop());

const newPart = (partNumber = `LF-${nextNumber()}`) =>
  admin.productEntities.create({ body: { partNumber, manufactorId, name: { ko: "근접센서" } } });
type Part = Awaited<ReturnType<typeof newPart>>;
const say = (id: Part["id"], life: SaidLife, version?: number) =>
  admin.productEntities.update({ params: { id }, body: { life, version } });
const read = (id: Part["id"]) => world.api().products.get({ params: { id } });
const trailOf = async ({ id }: Part) =>
  (await admin.auditEvents.listOf({ params: { entity: "product", id }, query: {} })).items.flatMap(
    ({ changes = [] }) => changes.filter(({ field }) => field === "life"),
  );

describe("the life of a part", () => {
  test("is said with its successor, who replaces it, and stands in the trail once (D35-1, D35-2)", async () => {
    const [part, successor] = [await newPart(), await newPart()];
    const life = { state: "REPLACED", successorId: successor.id } as const;
    const said = await say(part.id, life);
    expect(await say(part.id, life)).toMatchObject({ life: said.life });
    expect(await read(part.id)).toMatchObject({
      life: { ...life, source: "ADMIN" },
      alternates: [{ id: successor.id, relation: "REPLACED_BY" }],
    });
    expect(await read(successor.id)).toMatchObject({
      alternates: [{ id: part.id, relation: "REPLACES" }],
    });
    await say(part.id, { state: "ACTIVE" });
    const now = await read(part.id);
    expect(now.life).toBeUndefined();
    expect(now.alternates).toEqual([]);
    expect((await read(successor.id)).alternates).toEqual([]);
    expect(await trailOf(part)).toEqual([
      { field: "life", from: "REPLACED", to: "ACTIVE" },
      { field: "life", from: "ACTIVE", to: "REPLACED" },
    ]);
  });

  test("and relations that are stated beside it both hold (D35-1)", async () => {
    const [part, successor, near] = [await newPart(), await newPart(), await newPart()];
    await admin.productEntities.update({
      params: { id: part.id },
      body: {
        life: { state: "DISCONTINUED", successorId: successor.id },
        alternates: [{ id: near.id, relation: "EQUIVALENT" }],
      },
    });
    expect((await read(part.id)).alternates).toMatchObject([
      { id: near.id, relation: "EQUIVALENT" },
      { id: successor.id, relation: "REPLACED_BY" },
    ]);
  });

  test("names a day of the last order and a successor that exists and does not lead back (D35-1)", async () => {
    const [part, other] = [await newPart(), await newPart()];
    const refused = (life: SaidLife) =>
      say(part.id, life).then(
        () => "said",
        (error: { issues: { path: string }[] }) => error.issues[0]!.path,
      );
    expect(await refused({ state: "LAST_ORDER" })).toBe("body.life.lastOrderDay");
    expect(await refused({ state: "REPLACED" })).toBe("body.life.successorId");
    expect(await refused({ state: "REPLACED", successorId: part.id })).toBe(
      "body.life.successorId",
    );
    await say(other.id, { state: "DISCONTINUED", successorId: part.id });
    expect(await refused({ state: "DISCONTINUED", successorId: other.id })).toBe(
      "body.life.successorId",
    );
  });

  test("of an older version is refused (D35-2)", async () => {
    const part = await newPart();
    await say(part.id, { state: "NOT_FOR_NEW_DESIGNS" }, part.version);
    await expect(say(part.id, { state: "DISCONTINUED" }, part.version)).rejects.toMatchObject({
      code: "VERSION_CONFLICT",
    });
  });

  test("stands in results; after the last order day the part counts as discontinued (D35-4)", async () => {
    const stem = `LQ${nextNumber()}`;
    const [active, last, past] = [
      await newPart(`${stem}-1`),
      await newPart(`${stem}-2`),
      await newPart(`${stem}-3`),
    ];
    await say(last.id, { state: "LAST_ORDER", lastOrderDay: "2099-12-31" });
    await say(past.id, { state: "LAST_ORDER", lastOrderDay: "2020-12-31" });
    await world.drain({ searched: true });
    const found = (query: object) =>
      world.api().products.search({ query: { searchKeyword: stem, ...query } as never });
    const all = await found({ facets: "life" });
    expect(all.items.find(({ id }) => id === last.id)?.life?.lastOrderDay).toBe("2099-12-31");
    expect(new Map(all.facets![0]!.values.map(({ value, count }) => [value, count]))).toEqual(
      new Map([
        ["LAST_ORDER", 1],
        ["DISCONTINUED", 1],
      ]),
    );
    const left = await found({ withoutDiscontinued: "true" });
    expect(new Set(left.items.map(({ id }) => id))).toEqual(new Set([active.id, last.id]));
    expect(left.total).toBe(2);
  });
});
