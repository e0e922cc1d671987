import type { SaidState } from "@bupum/shared/catalogue/products/lives";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextNumber } from "../../kit/people.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
let manufactorId: `mkr_${string}`;
const newMaker = async () =>
  (
    await admin.manufactorEntities.create({
      body: { name: { ko: `단종제조${nextNumber()}` }, country: "KR" },
    })
  ).id;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
  manufactorId = await newMaker();
});
afterAll(() => world.stop());

const newPart = async (maker = manufactorId) =>
  admin.productEntities.create({
    body: { partNumber: `LL-${nextNumber()}`, manufactorId: maker, name: { ko: "타이머" } },
  });
interface Line {
  partNumber: string;
  state: SaidState;
  lastOrderDay?: string;
  successor?: string;
}
const sayAll = async (lines: Line[], isDryRun = false) =>
  (await admin.productEntities.sayLives({ body: { manufactorId, lines, isDryRun } })).items;
const outcomesOf = async (lines: Line[], isDryRun = false) =>
  (await sayAll(lines, isDryRun)).map(({ outcome }) => outcome);
const lifeOf = async (id: `prd_${string}`) =>
  (await world.api().products.get({ params: { id } })).life;

describe("a maker's list of lives (D35-7)", () => {
  test("says each of its parts once, with the maker as its source", async () => {
    const [first, second, next] = [await newPart(), await newPart(), await newPart()];
    const lines: Line[] = [
      {
        partNumber: first.partNumber.toLowerCase(),
        state: "LAST_ORDER",
        lastOrderDay: "2027-03-31",
      },
      { partNumber: second.partNumber, state: "REPLACED", successor: next.partNumber },
    ];
    expect(await outcomesOf(lines, true)).toEqual(["CHANGED", "CHANGED"]);
    expect(await lifeOf(first.id)).toBeUndefined();
    const said = await sayAll(lines);
    expect(said).toEqual([
      { outcome: "CHANGED", productId: first.id },
      { outcome: "CHANGED", productId: second.id },
    ]);
    expect(await lifeOf(first.id)).toMatchObject({
      state: "LAST_ORDER",
      lastOrderDay: "2027-03-31",
      source: "MAKER",
    });
    expect(await lifeOf(second.id)).toMatchObject({ state: "REPLACED", successorId: next.id });
    expect(await outcomesOf(lines)).toEqual(["SAME", "SAME"]);
  });

  test("names what cannot be said of a line, and says the others", async () => {
    const [part, other] = [await newPart(), await newPart()];
    const elsewhere = await newPart(await newMaker());
    const { partNumber } = part;
    expect(
      await outcomesOf([
        { partNumber: "NOT-THERE-1", state: "DISCONTINUED" },
        { partNumber: elsewhere.partNumber, state: "DISCONTINUED" },
        { partNumber, state: "REPLACED", successor: "NOT-THERE-2" },
        { partNumber, state: "REPLACED" },
        { partNumber, state: "LAST_ORDER" },
        { partNumber, state: "REPLACED", successor: partNumber },
        { partNumber: other.partNumber, state: "REPLACED", successor: partNumber },
        { partNumber, state: "REPLACED", successor: other.partNumber },
        { partNumber, state: "NOT_FOR_NEW_DESIGNS" },
      ]),
    ).toEqual([
      "PRODUCT_UNKNOWN",
      "PRODUCT_UNKNOWN",
      "SUCCESSOR_UNKNOWN",
      "SUCCESSOR_MISSING",
      "DAY_MISSING",
      "SUCCESSOR_LEADS_BACK",
      "CHANGED",
      "SUCCESSOR_LEADS_BACK",
      "CHANGED",
    ]);
    expect(await lifeOf(part.id)).toMatchObject({ state: "NOT_FOR_NEW_DESIGNS" });
    expect(await lifeOf(elsewhere.id)).toBeUndefined();
  });

  test("is no one's but a moderator's, and of a maker that is there", async () => {
    const lines: Line[] = [{ partNumber: "A-1", state: "DISCONTINUED" }];
    const body = { manufactorId, lines };
    const support = (await world.adminUser("SUPPORT")).api;
    await expect(support.productEntities.sayLives({ body })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const nobody = { ...body, manufactorId: "mkr_01ARZ3NDEKTSV4RRFFQ69G5FA0" as const };
    await expect(admin.productEntities.sayLives({ body: nobody })).rejects.toMatchObject({
      status: 400,
    });
  });
});
