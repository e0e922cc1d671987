import { medianMinutes } from "@bupum/shared/accounts/seller-infos/reliability";
import {
  addDays,
  addHours,
  endOfSeoulDay,
  seoulDay,
  seoulInstant,
  toInstant,
} from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import { someProduct } from "../../kit/goods.ts";
import { asked, contact, lineOf, listed, quoted, quoteFor } from "../../kit/group.ts";
import { accept, order, reject } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterEach(() => vi.useRealTimers());
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ partName: `압력 게이지 ${at}`, quantity: 2 }));

/** Everything that follows from what happened so far, delivered twice and out of order. */
async function settled() {
  await world.drain({ duplicate: true, shuffle: 7, searched: true });
  await world.drain({ duplicate: true, shuffle: 8, searched: true });
}
/** What buyers read of a seller. */
async function shownOf({ sellerId }: Seller) {
  const reader = await world.member();
  return (await reader.api.sellerInfos.get({ params: { id: sellerId } })).reliability;
}
const quoteLines = (seller: Seller, estimateId: string, lines: number[]) =>
  seller.api.productEstimateResponses.create({
    body: { items: lines.map((line) => quoteFor(lineOf(estimateId, line))) },
  });

describe("what buyers read of how a seller deals (D11-9)", () => {
  test("is empty below five cases, and then counts answers, refusals and missing answers", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const dueAt = addHours(toInstant(new Date()), 30);
    const { estimateOf } = await asked(world, buyer, [seller], words(7), {
      dueAt,
      strictDeadline: true,
    });
    const estimateId = estimateOf(seller);
    await quoteLines(seller, estimateId, [1, 2, 3, 4]);
    await settled();
    expect(await shownOf(seller)).toBeUndefined();
    await seller.api.productEstimateResponses.reject({
      body: { productEstimateIds: [lineOf(estimateId, 5)], reason: "OUT_OF_STOCK" },
    });
    await settled();
    expect(await shownOf(seller)).toEqual({ answerRate: 100, medianAnswerMinutes: 0 });
    // Two of seven were let pass.
    await sweepAt(world, addHours(dueAt, 1));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(addHours(dueAt, 2)) });
    await settled();
    vi.useRealTimers();
    expect(await shownOf(seller)).toEqual({ answerRate: 71, medianAnswerMinutes: 0 });
  });

  test("does not count a late answer as in time", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { estimateOf } = await asked(world, buyer, [seller], words(5));
    const estimateId = estimateOf(seller);
    for (const line of [1, 2]) {
      const key = {
        pk: `group#${estimateId.slice(4, 29)}`,
        sk: `line#${lineOf(estimateId, line)}`,
      };
      await world.put([{ ...(await world.read(key))!, dueAt: "2026-01-02T00:00:00.000Z" }]);
    }
    await quoteLines(seller, estimateId, [1, 2, 3, 4, 5]);
    await settled();
    expect(await shownOf(seller)).toMatchObject({ answerRate: 60 });
  });

  test("counts accepted and refused orders, timed-out orders, and shipments in time", async () => {
    const deal = await quoted(world, { lines: 7, stock: 1000 });
    const { orderIds } = await order(deal);
    const accepted = orderIds.slice(0, 5);
    for (const id of accepted) await accept(deal, id);
    await reject(deal, orderIds[5]!, { reason: "OUT_OF_STOCK" });
    await settled();
    expect(await shownOf(deal.seller)).toMatchObject({ acceptRate: 83 });
    const change = async (id: string, values: object) => {
      const key = { pk: `order#${id}`, sk: "order" };
      await world.put([{ ...(await world.read(key))!, ...values }]);
    };
    await change(orderIds[6]!, {
      status: "CANCELLED",
      cancelReason: "SELLER_NO_RESPONSE",
      cancelledAt: toInstant(new Date()),
    });
    await change(accepted[0]!, { expectedShipDate: "2026-01-05" });
    expect((await shownOf(deal.seller))!.onTimeRate).toBeUndefined();
    for (const id of accepted)
      await deal.seller.api.productEstimateOrders.ship({ params: { id }, body: { carrier: "CJ" } });
    await settled();
    expect(await shownOf(deal.seller)).toMatchObject({ acceptRate: 71, onTimeRate: 80 });
  });

  test("counts days of dispatch that moved, and days that passed without shipment (D33-5)", async () => {
    const deal = await quoted(world, { lines: 5, stock: 1000 });
    const { orderIds } = await order(deal);
    const today = seoulDay(toInstant(new Date()));
    const [first, second] = [addDays(today, 1), addDays(today, 2)];
    await accept(deal, orderIds[0]!, { scope: "BATCH", expectedShipDate: first });
    const moved = (
      id: (typeof orderIds)[number],
      expectedShipDate: string,
      reason: "CARRIER" | "BUYER_ASKED",
    ) =>
      deal.seller.api.productEstimateOrders.moveShipDate({
        params: { id },
        body: { orderIds: [id], expectedShipDate, reason },
      });
    await moved(orderIds[0]!, second, "CARRIER");
    await moved(orderIds[1]!, second, "BUYER_ASKED");
    await settled();
    expect(await shownOf(deal.seller)).toEqual({
      answerRate: 100,
      medianAnswerMinutes: 0,
      acceptRate: 100,
      movedDates: 1,
    });
    await sweepAt(world, seoulInstant(first, "17:01"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(seoulInstant(second, "09:00")) });
    await settled();
    vi.useRealTimers();
    expect(await shownOf(deal.seller)).toMatchObject({ movedDates: 1, passedDates: 3 });
  });

  test("is the same after repeated and reordered messages, and after a rebuild", async () => {
    const deal = await quoted(world, { lines: 5, stock: 1000 });
    const { orderIds } = await order(deal);
    await settled();
    const { tally } = await import("@bupum/functions/indexing/tallies/count");
    const { checkTallies } = await import("@bupum/functions/indexing/tallies/rebuild");
    const { dealtBy } = await import("@bupum/functions/search/tallies/items");
    const counts = () =>
      dealtBy(deal.seller.sellerId, endOfSeoulDay(seoulDay(toInstant(new Date()))));
    const before = await counts();
    expect(before).toMatchObject({ answered: 5 });
    const again = [...deal.ids, ...deal.ids].map((id) => tally("ln", id));
    await Promise.all([...again, ...orderIds.map((id) => tally("od", id))]);
    expect(await counts()).toEqual(before);
    // At the same time from all sides.
    for (const id of orderIds) await accept(deal, id);
    await Promise.all([...orderIds, ...orderIds].map((id) => tally("od", id)));
    await settled();
    const after = await counts();
    expect(after).toEqual({ ...before, accepted: 5 });
    await checkTallies();
    expect(await counts()).toEqual(after);
    // A counter that went wrong is put right, and its neighbours are left alone.
    const { sellerDayKey } = await import("@bupum/functions/search/tallies/items");
    const day = sellerDayKey(deal.seller.sellerId, seoulDay(toInstant(new Date())));
    await world.put([{ ...(await world.read(day))!, accepted: 1, answered: 9 }]);
    expect((await checkTallies()).mended).toBe(1);
    expect(await counts()).toEqual(after);
    expect(medianMinutes(after)).toBeLessThanOrEqual(1);
  });
});

const price = (unitPrice: string) => ({ breaks: [{ minQty: 1, unitPrice }] });

test("Sellers are chosen by reliability and then by price, those with points last (D3-1)", async () => {
  const { product } = await someProduct(world);
  const [cheap, good, equal, punished] = [
    await world.seller(),
    await world.seller(),
    await world.seller(),
    await world.seller(),
  ];
  await listed(cheap, product.id, 5, price("100"));
  await listed(equal, product.id, 5, price("300"));
  await listed(good, product.id, 5, price("400"));
  await listed(punished, product.id, 5, price("50"));
  const known = async ({ sellerId }: Seller, answerRate: number) => {
    const key = { pk: `seller#${sellerId}`, sk: "info" };
    await world.put([{ ...(await world.read(key))!, reliability: { answerRate } }]);
  };
  await known(cheap, 40);
  await known(good, 99);
  await known(equal, 98);
  await known(punished, 100);
  await world.put([
    {
      pk: `seller#${punished.sellerId}`,
      sk: "penalties",
      points: [{ penaltyId: "pen_1", points: 3, at: toInstant(new Date()) }],
      isRevoked: false,
      version: 1,
    },
  ]);
  const buyer = await world.member();
  const askedOf = async (max: number) => {
    const made = await buyer.api.estimateGroups.create({
      body: {
        lines: [{ productId: product.id, quantity: 1 }],
        sellerSelection: { mode: "AUTO", max },
        allowDuplicate: true,
        contact,
      },
    });
    const group = await buyer.api.estimateGroups.get({ params: { id: made.id } });
    return new Set(group.estimates.map(({ sellerId }) => sellerId));
  };
  expect(await askedOf(1)).toEqual(new Set([equal.sellerId]));
  expect(await askedOf(2)).toEqual(new Set([equal.sellerId, good.sellerId]));
  expect(await askedOf(3)).toEqual(new Set([equal.sellerId, good.sellerId, cheap.sellerId]));
});
