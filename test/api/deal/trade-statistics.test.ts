import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, lineOf, quoted, quoteFor } from "../../kit/group.ts";
import { accept, order, reject } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const today = seoulDay(toInstant(new Date()));
/** The running week alone. */
const read = () =>
  admin.api.productEstimateEntities.statistics({ query: { startDate: today, endDate: today } });
async function settled() {
  await world.drain({ duplicate: true, shuffle: 11, searched: true });
  await world.drain({ duplicate: true, searched: true });
  return read();
}

test("Requests, answers and orders are counted in their week, from the request to its order", async () => {
  const before = (await settled()).weeks.at(-1)!;
  const deal = await quoted(world, { lines: 4, stock: 1000, quantity: 10 });
  await asked(world, deal.buyer, [deal.seller], [{ partName: "압력 스위치", quantity: 1 }]);
  const { orderIds } = await order(deal, deal.items.slice(0, 3));
  await accept(deal, orderIds[0]!);
  await accept(deal, orderIds[1]!);
  await reject(deal, orderIds[2]!, { reason: "OUT_OF_STOCK" });
  const after = (await settled()).weeks.at(-1)!;
  const { items } = await admin.api.productEstimateOrderEntities.list({ query: {} });
  const stand = items.filter(({ status }) => status === "CONFIRMED" || status === "COMPLETED");
  expect(after).toMatchObject({
    requests: before.requests + 2,
    quoted: before.quoted + 1,
    ordered: before.ordered + 1,
    orders: items.length,
    confirmed: stand.length,
    valueKrw: stand.reduce((sum, { amount }) => sum + amount, 0),
    accepted: stand.length,
    completed: items.filter(({ status }) => status === "COMPLETED").length,
    medianAnswerMinutes: 0,
  });
  expect(after.valueKrw).toBeGreaterThan(before.valueKrw);
});

test("Weeks begin on Mondays in Seoul, are consecutive, and show 0 without deals", async () => {
  const { weeks } = await read();
  expect(weeks).toHaveLength(26);
  for (const [at, { week }] of weeks.entries()) {
    expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1);
    if (at > 0) expect(week).toBe(addDays(weeks[at - 1]!.week, 7));
  }
  expect(weeks.at(-1)!.week <= today && today < addDays(weeks.at(-1)!.week, 7)).toBe(true);
  expect(weeks[0]).toMatchObject({ requests: 0, orders: 0, valueKrw: 0 });
  expect(weeks[0]).not.toHaveProperty("medianAnswerMinutes");
});

test("A period is compared with as many weeks before it, and each figure is the sum of its weeks", async () => {
  const { weekKey, weekOf } = await import("@bupum/functions/search/tallies/items");
  const monday = weekOf(today);
  const weekAt = (back: number) => addDays(monday, -7 * back);
  const added = [5, 6, 7, 8, 9, 10].map((back) => ({
    ...weekKey(weekAt(back), "any"),
    requests: back,
    quoted: 3,
    ordered: 2,
    orders: back,
    accepted: 4,
    completed: 1,
    confirmed: 4,
    krw: 1_000 * back,
    m8: back,
  }));
  await world.put(added);
  const query = { startDate: addDays(weekAt(7), 3), endDate: addDays(weekAt(5), 1) };
  const { period, before, weeks, running } = await admin.api.productEstimateEntities.statistics({
    query,
  });
  expect(running).toBe(false);
  expect(period).toEqual({
    from: weekAt(7),
    to: addDays(weekAt(5), 6),
    figures: {
      requests: 18,
      quoted: 9,
      ordered: 6,
      medianAnswerMinutes: 1,
      orders: 18,
      accepted: 12,
      completed: 3,
      confirmed: 12,
      valueKrw: 18_000,
    },
  });
  expect(before).toMatchObject({
    from: weekAt(10),
    to: addDays(weekAt(8), 6),
    figures: { requests: 27, quoted: 9, orders: 27, valueKrw: 27_000 },
  });
  expect(weeks).toHaveLength(26);
  expect(weeks.at(-1)).toMatchObject({ week: weekAt(5), requests: 5 });
  await world.put(added.map(({ pk, sk }) => ({ pk, sk })));
});

test("Without days the last four whole weeks are shown, and a period ends with the running week", async () => {
  const usual = await admin.api.productEstimateEntities.statistics({ query: {} });
  const { weekOf } = await import("@bupum/functions/search/tallies/items");
  const monday = weekOf(today);
  expect(usual).toMatchObject({
    running: false,
    period: { from: addDays(monday, -28), to: addDays(monday, -1) },
    before: { from: addDays(monday, -56), to: addDays(monday, -29) },
  });
  const year = await admin.api.productEstimateEntities.statistics({
    query: { startDate: addDays(today, -300), endDate: addDays(today, 60) },
  });
  expect(year).toMatchObject({ running: true, period: { to: addDays(monday, 6) } });
  expect(year.weeks[0]!.week).toBe(year.period.from);
  const far = { startDate: addDays(today, -400), endDate: today };
  await expect(admin.api.productEstimateEntities.statistics({ query: far })).rejects.toMatchObject({
    status: 400,
  });
});

test("Buyers and sellers count once a month, by the month of their first deal, and a recount agrees", async () => {
  const cohorts = () => admin.api.productEstimateEntities.cohorts();
  await settled();
  const before = await cohorts();
  expect(before.buyers).toHaveLength(12);
  const deal = await quoted(world, { lines: 2 });
  await asked(world, deal.buyer, [deal.seller], [{ partName: "근접 센서", quantity: 1 }]);
  await settled();
  const after = await cohorts();
  const [first] = after.buyers.at(-1)!.dealt;
  expect(after.buyers.at(-1)!.dealt).toEqual([before.buyers.at(-1)!.dealt[0]! + 1]);
  expect(after.sellers.at(-1)!.dealt).toEqual([before.sellers.at(-1)!.dealt[0]! + 1]);
  // A recount of all requests: their distinct buyers.
  const { items } = await admin.api.estimates.list({ query: { itemsPerPage: 100 } });
  expect(first).toBe(new Set(items.map(({ buyerId }) => buyerId)).size);
  // The account dealt two months ago for the first time: it moves to that month's cohort.
  const { activityKey, monthName } = await import("@bupum/functions/search/tallies/items");
  const { write } = await import("@bupum/functions/kernel/table");
  const started = after.buyers.at(-3)!;
  const name = monthName(`${started.month}-01`);
  await write({
    change: activityKey(deal.buyer.id),
    add: { [name]: 1 },
  });
  await world.drain({ duplicate: true, searched: true });
  const moved = await cohorts();
  expect(moved.buyers.at(-1)!.dealt).toEqual([first! - 1]);
  expect(moved.buyers.at(-3)!.dealt).toEqual([started.dealt[0]! + 1, 0, started.dealt[2]! + 1]);
  await write({ change: activityKey(deal.buyer.id), add: { [name]: -1 } });
  await world.drain({ searched: true });
  expect(await cohorts()).toEqual(after);
});

test("An accepted order counts until it is cancelled or deleted", async () => {
  const before = (await settled()).weeks.at(-1)!;
  const deal = await quoted(world, { lines: 1 });
  const { orderIds } = await order(deal);
  await accept(deal, orderIds[0]!);
  expect((await settled()).weeks.at(-1)!.confirmed).toBe(before.confirmed + 1);
  const params = { id: orderIds[0]! };
  const body = { reason: "OTHER", detail: "사양이 바뀌어 필요가 없어졌습니다." } as const;
  await deal.buyer.api.productEstimateOrders.cancel({ params, body });
  await deal.seller.api.productEstimateOrders.cancel({ params, body });
  const cancelled = (await settled()).weeks.at(-1)!;
  expect(cancelled).toMatchObject({ confirmed: before.confirmed, valueKrw: before.valueKrw });
  expect(cancelled.orders).toBe(before.orders + 1);
  await admin.api.productEstimateOrderEntities.remove({ params });
  expect((await settled()).weeks.at(-1)!.orders).toBe(before.orders);
});

test("Makers are sorted by requested lines, whatever the number of asked sellers", async () => {
  const name = `계측기${Date.now()}`;
  const buyer = await world.member();
  const sellers = [await world.seller(), await world.seller()];
  const lines = Array.from({ length: 30 }, (_, at) => ({
    partName: `압력계 ${at}`,
    manufactorName: at < 20 ? name : `${name}나`,
    quantity: 1,
  }));
  const { estimateOf } = await asked(world, buyer, sellers, lines);
  await sellers[0]!.api.productEstimateResponses.create({
    body: { items: [quoteFor(lineOf(estimateOf(sellers[0]!), 1))] },
  });
  const { makers, makersFrom } = await settled();
  expect(makersFrom <= today.slice(0, 7)).toBe(true);
  expect(makers.filter((maker) => maker.name.startsWith(name))).toEqual([
    { name, lines: 20 },
    { name: `${name}나`, lines: 10 },
  ]);
  const counts = makers.map((maker) => maker.lines);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});

test("A rebuild counts existing deals, and corrects wrong counters", async () => {
  const { checkTallies } = await import("@bupum/functions/indexing/tallies/rebuild");
  const { weekKey } = await import("@bupum/functions/search/tallies/items");
  const stands = await settled();
  expect(await checkTallies()).toEqual({ counted: 0, mended: 0 });
  const { week } = stands.weeks.at(-1)!;
  await world.put([{ ...weekKey(week, "any"), requests: 999, orders: 1 }]);
  expect(await read()).not.toEqual(stands);
  expect((await checkTallies()).mended).toBe(1);
  expect(await read()).toEqual(stands);
});

test("A sum above the exact range is shown as the largest exact number", async () => {
  const { weekKey } = await import("@bupum/functions/search/tallies/items");
  const { week } = (await read()).weeks[3]!;
  await world.put([
    { ...weekKey(week, "a"), krw: Number.MAX_SAFE_INTEGER },
    { ...weekKey(week, "b"), krw: 5 },
  ]);
  const { write } = await import("@bupum/functions/kernel/table");
  await write({ change: weekKey(week, "a"), add: { krw: Number.MAX_SAFE_INTEGER } });
  expect((await read()).weeks[3]!.valueKrw).toBe(Number.MAX_SAFE_INTEGER);
});

test("An amount above the limit can neither be quoted nor ordered, and the refusal says why", async () => {
  const deal = await quoted(world, { quantity: 10, quote: { unitPrice: "999999999" } });
  const [id] = deal.ids;
  await expect(
    deal.seller.api.productEstimateResponses.create({
      body: { items: [quoteFor(id!, { currency: "USD", unitPrice: "100000000.01" })] },
    }),
  ).rejects.toMatchObject({
    issues: [{ path: "body.items.0.unitPrice", code: "AMOUNT_TOO_LARGE" }],
  });
  await expect(order(deal, [{ ...deal.items[0]!, quantity: 1_001 }])).rejects.toMatchObject({
    body: { code: "AMOUNT_TOO_LARGE", params: { productEstimateId: id } },
  });
  expect((await order(deal, [{ ...deal.items[0]!, quantity: 1_000 }])).orderIds).toHaveLength(1);
});

test("Nobody but admins reads them", async () => {
  const { token } = await world.member();
  const reply = await world.raw("admin", "GET", "/product-estimate-entities/statistics", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(401);
});
