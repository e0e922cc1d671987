import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { closureState } from "@bupum/shared/accounts/seller-infos/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;
const today = seoulDay(toInstant(new Date()));
const week = { from: today, to: addDays(today, 6) };
const close = (seller: Seller, closure: typeof week | null) =>
  seller.api.sellerInfos.close({ body: { closure } });

async function rollUpOf(...sellers: Seller[]) {
  const { product } = await someProduct(world);
  for (const [index, seller] of sellers.entries())
    // oxlint-disable-next-line no-await-in-loop -- the first is the cheapest
    await seller.api.merchandises.create({
      body: {
        productId: product.id,
        condition: "NEW",
        currency: "KRW",
        breaks: [{ minQty: 1, unitPrice: String(1000 + index) }],
        stock: 4,
        leadTimeDays: 2,
        shippingFeePayer: "BUYER_PAYS",
        warehouseRegion: "SEOUL",
      },
    });
  return product.id;
}

describe("a seller who is away", () => {
  test("sets the absence at once, without a review, and removes it the same way", async () => {
    const seller = await world.seller();
    const productId = await rollUpOf(seller);
    const info = await close(seller, week);
    expect(info).toMatchObject({ status: "APPROVED", closure: week });
    expect(await seller.api.sellerInfos.me()).toEqual(info);
    const offers = () => world.api().sellerInfos.product({ query: { productId } });
    expect((await offers()).items).toMatchObject([{ seller: { closure: week } }]);
    expect((await close(seller, null)).closure).toBeUndefined();
    expect((await offers()).items[0]!.seller).not.toHaveProperty("closure");
  });

  test("gets the fault of a value that is no day", async () => {
    const { token } = await world.seller();
    const reply = await world.raw("user", "PATCH", "/seller-infos/closure", {
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ closure: { from: "2026-13-45", to: "2026-12-01" } }),
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ issues: [{ path: "body.closure.from" }] });
  });

  test("is skipped by the automatic choice, and asked if named", async () => {
    const [away, open] = [await world.seller(), await world.seller()];
    const productId = await rollUpOf(away, open);
    await close(away, week);
    const buyer = await world.member();
    const ask = (of: object) =>
      buyer.api.estimateGroups.create({
        body: {
          lines: [{ productId, quantity: 1 }],
          contact: { name: "김구매" },
          ...of,
        },
      });
    const auto = await ask({ sellerSelection: { mode: "AUTO", max: 5 } });
    expect(auto.estimateIds).toHaveLength(1);
    const named = await ask({ sellerIds: [away.sellerId] });
    await world.drain();
    const reached = await away.api.estimates.list({ query: { side: "SELL" } });
    expect(reached.items.map(({ id }) => id)).toEqual(named.estimateIds);
  });

  test("is back on the day after, without a call", async () => {
    const seller = await world.seller();
    const productId = await rollUpOf(seller);
    const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    const over = { from: addDays(today, -5), to: addDays(today, -1) };
    await world.put([{ ...row, closure: over }]);
    const { items } = await world.api().sellerInfos.product({ query: { productId } });
    expect(items[0]!.seller).not.toHaveProperty("closure");
  });

  test("cannot be away in the past, with a reversed range, or for more than half a year", async () => {
    const seller = await world.seller();
    const wrong = [
      [{ from: addDays(today, -9), to: addDays(today, -2) }, "DATE_PAST"],
      [{ from: addDays(today, 3), to: today }, "DATE_RANGE"],
      [{ from: today, to: addDays(today, 181) }, "CLOSURE_TOO_LONG"],
    ] as const;
    for (const [closure, code] of wrong)
      // oxlint-disable-next-line no-await-in-loop
      await expect(close(seller, closure)).rejects.toMatchObject({
        issues: [{ path: "body.closure.to", code }],
      });
  });

  test("keeps the days of absence through a review of other changes", async () => {
    const seller = await world.seller();
    await close(seller, week);
    const admin = await world.adminUser();
    await world.put([
      {
        ...(await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" })),
        status: "PENDING",
        gsi1pk: "sellers#PENDING",
      } as never,
    ]);
    const decided = await admin.api.sellerInfo.decide({
      body: { sellerId: seller.sellerId, status: "APPROVED" },
    });
    expect(decided.closure).toEqual(week);
  });
});

test("the days count in Seoul, both ends included", () => {
  const of = (day: string) => closureState(week, day);
  expect([addDays(today, -1), today, week.to, addDays(week.to, 1)].map(of)).toEqual([
    "AHEAD",
    "CLOSED",
    "CLOSED",
    undefined,
  ]);
});
