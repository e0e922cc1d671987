import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf } from "../../kit/group.ts";
import { decideBy, filesOf, mendBy, rowFor, seen, send } from "../../kit/register.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());
const decide = decideBy(() => admin);
const mend = mendBy(() => world);

type Seller = Awaited<ReturnType<World["seller"]>>;
const basic = () => world.seller({ membershipType: "BASIC" });
const badRows = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => rowFor(await someProduct(world), "문의")));
const goodRows = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => rowFor(await someProduct(world))));

/** A file with that many failed rows, which was confirmed. */
async function failed(seller: Seller, rows: number) {
  const { id } = await send(seller, [...(await goodRows(1)), ...(await badRows(rows))]);
  await world.drain();
  await decide(id, "DONE");
  await world.drain();
  return id;
}
async function correct(seller: Seller, correctionOf: `rrh_${string}`, rows: number) {
  const { id } = await send(seller, await goodRows(rows), { correctionOf });
  await world.drain();
  return seen(seller, id);
}
const cancel = (seller: Seller, id: `rrh_${string}`) =>
  seller.api.registerRequestHistories.change({ params: { id }, body: { status: "CANCELLED" } });

describe("a corrected file (D8-21)", () => {
  test("is no further file of the month, also where that is used up", async () => {
    const seller = await basic();
    const id = await failed(seller, 2);
    await failed(seller, 1);
    const after = await correct(seller, id, 2);
    expect(after).toMatchObject({ phase: "CHECKED", correctionOf: id, outcomes: { ADD: 2 } });
    expect(await filesOf(seller)).toEqual({ used: 2, most: 2 });
    expect(await seen(seller, id)).toMatchObject({ correctedRows: 2, errorRows: 2 });
  });

  test("takes its rows from what remains; beyond that it counts, or ends where the month is used up", async () => {
    const seller = await basic();
    const id = await failed(seller, 3);
    await correct(seller, id, 2);
    expect(await filesOf(seller)).toMatchObject({ used: 1 });
    const counted = await correct(seller, id, 2);
    expect(counted).toMatchObject({ phase: "CHECKED" });
    expect(counted).not.toHaveProperty("correctionOf");
    expect(await filesOf(seller)).toMatchObject({ used: 2 });
    expect(await correct(seller, id, 2)).toMatchObject({
      status: "FAILED",
      failure: { code: "MONTH_FULL" },
    });
    expect(await filesOf(seller)).toMatchObject({ used: 2 });
    await correct(seller, id, 1);
    expect(await seen(seller, id)).toMatchObject({ correctedRows: 3 });
    // Nothing is left to be corrected.
    expect(await codeOf(send(seller, await goodRows(1), { correctionOf: id }))).toBe(
      "SUBSCRIPTION_REQUIRED",
    );
  });

  test("names a request of its own seller only", async () => {
    const id = await failed(await basic(), 1);
    const sent = send(await basic(), await goodRows(1), { correctionOf: id });
    expect(await codeOf(sent)).toBe("NOT_FOUND");
  });

  test("takes its rows once, however often an admin has it read", async () => {
    const seller = await basic();
    const id = await failed(seller, 3);
    const sent = await correct(seller, id, 1);
    await decide(sent.id, "FAILED", { note: "다시 읽습니다" });
    await decide(sent.id, "IN_PROGRESS");
    await world.drain();
    expect(await seen(seller, id)).toMatchObject({ correctedRows: 1 });
  });

  test("leaves no row to be mended on the page of the request as well, nor takes that out of the count", async () => {
    const seller = await basic();
    const { id } = await send(seller, await badRows(2));
    await world.drain();
    await correct(seller, id, 2);
    const body = { rows: [{ rowNo: 2, cells: { price: "1000" } }] };
    expect(await codeOf(mend(seller, id, body))).toBe("INVALID_TRANSITION");
    await decide(id, "FAILED", { note: "고친 파일로 처리합니다" });
    await cancel(seller, id);
    expect(await filesOf(seller)).toMatchObject({ used: 1 });
  });

  test("gives its rows back when it is cancelled, once, and not where it was corrected in turn", async () => {
    const seller = await basic();
    const id = await failed(seller, 2);
    const first = await correct(seller, id, 2);
    await decide(first.id, "FAILED", { note: "다시 보내 주세요" });
    await cancel(seller, first.id);
    expect(await seen(seller, id)).toMatchObject({ correctedRows: 0 });
    expect(await filesOf(seller)).toMatchObject({ used: 1 });

    const again = await send(seller, await badRows(2), { correctionOf: id });
    await world.drain();
    await correct(seller, again.id, 2);
    await decide(again.id, "FAILED", { note: "다시 보내 주세요" });
    await cancel(seller, again.id);
    expect(await seen(seller, id)).toMatchObject({ correctedRows: 2 });
    expect(await filesOf(seller)).toMatchObject({ used: 1 });
  });
});
