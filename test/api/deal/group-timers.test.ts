import { addBusinessDays, subtractWeekdayHours } from "@bupum/shared/kernel/calendar/calendar";
import {
  addHours,
  addMinutes,
  endOfSeoulDay,
  type Instant,
  seoulDay,
  seoulInstant,
  toInstant,
} from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import { asked, daysAhead, lineOf, noticesOf, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => vi.useRealTimers());
afterAll(() => world.stop());

type Person = Awaited<ReturnType<World["member"]>>;
const two = [
  { partName: "리미트 스위치", quantity: 3 },
  { partName: "판넬용 팬", quantity: 4 },
];
const at = (instant: Instant) => sweepAt(world, instant);
const said = async (person: Person, event: string) =>
  (await noticesOf(person)).filter((notice) => notice.event === event).length;
const dueIn = (businessDays: number) =>
  seoulInstant(addBusinessDays(seoulDay(toInstant(new Date())), businessDays), "18:00");
const read = (buyer: Person, id: `egr_${string}`) =>
  buyer.api.estimateGroups.get({ params: { id } });

describe("a request whose deadline comes near (D5-4)", () => {
  test("reminds sellers with open lines halfway and four hours before, each once", async () => {
    const buyer = await world.member();
    const [silent, answered] = [await world.seller(), await world.seller()];
    const dueAt = dueIn(6);
    const { group, estimateOf } = await asked(world, buyer, [silent, answered], two, { dueAt });
    await answered.api.productEstimateResponses.create({
      body: { items: [1, 2].map((line) => quoteFor(lineOf(estimateOf(answered), line))) },
    });
    await world.drain();
    const half = toInstant(new Date((Date.parse(group.createdAt) + Date.parse(dueAt)) / 2));
    await at(addMinutes(half, -2));
    expect(await said(silent, "ESTIMATE_REMINDER")).toBe(0);
    await at(addMinutes(half, 2));
    await at(addMinutes(half, 12));
    expect(await said(silent, "ESTIMATE_REMINDER")).toBe(1);
    await at(addMinutes(subtractWeekdayHours(dueAt, 4), 1));
    await at(addMinutes(dueAt, -5));
    expect(await said(silent, "ESTIMATE_REMINDER")).toBe(2);
    expect(await said(answered, "ESTIMATE_REMINDER")).toBe(0);
  });

  test("and was moved sends its reminder at the new time", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { group } = await asked(world, buyer, [seller], two, { dueAt: dueIn(2) });
    const dueAt = dueIn(6);
    await buyer.api.estimateGroups.update({ params: { id: group.id }, body: { dueAt } });
    await world.drain();
    await at(addMinutes(subtractWeekdayHours(dueAt, 4), 1));
    expect(await said(seller, "ESTIMATE_REMINDER")).toBe(1);
    expect(await read(buyer, group.id)).toMatchObject({ open: true });
  });
});

describe("a request that nobody quotes (D5-5)", () => {
  test("notifies its buyer at the deadline, and ends two business days later", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const dueAt = dueIn(3);
    const { group } = await asked(world, buyer, [seller], two, { dueAt });
    await at(addMinutes(dueAt, 1));
    expect(await said(buyer, "NO_QUOTES")).toBe(1);
    expect(await read(buyer, group.id)).toMatchObject({ open: true, status: "PENDING" });
    const end = seoulInstant(addBusinessDays(seoulDay(dueAt), 2), "18:00");
    await at(addMinutes(end, -1));
    expect(await read(buyer, group.id)).toMatchObject({ open: true });
    await at(addMinutes(end, 1));
    await at(addMinutes(end, 11));
    expect(await read(buyer, group.id)).toMatchObject({
      open: false,
      status: "REJECTED",
      closeReason: "NO_QUOTES",
    });
    expect(await said(buyer, "NO_QUOTES")).toBe(2);
  });

  test("ends at once under a strict deadline, or if all refused", async () => {
    const dueAt = dueIn(3);
    const [buyer, seller] = [await world.member(), await world.seller()];
    const strict = await asked(world, buyer, [seller], two, { dueAt, strictDeadline: true });
    const other = await asked(world, buyer, [seller], two, { dueAt, allowDuplicate: true });
    await seller.api.productEstimateResponses.reject({
      body: {
        productEstimateIds: [1, 2].map((line) => lineOf(other.estimateOf(seller), line)),
        reason: "OUT_OF_STOCK",
      },
    });
    await world.drain();
    await at(addMinutes(dueAt, 1));
    for (const { group } of [strict, other])
      expect(await read(buyer, group.id)).toMatchObject({
        status: "REJECTED",
        closeReason: "NO_QUOTES",
      });
  });

  test("under a strict deadline with some quotes closes only its unanswered lines", async () => {
    const dueAt = dueIn(3);
    const [buyer, seller, silent] = [
      await world.member(),
      await world.seller(),
      await world.seller(),
    ];
    const { group, estimateOf } = await asked(world, buyer, [seller, silent], two, {
      dueAt,
      strictDeadline: true,
    });
    const answered = lineOf(estimateOf(seller));
    await seller.api.productEstimateResponses.create({ body: quoteFor(answered) });
    await world.drain();
    await at(addMinutes(dueAt, 1));
    const after = await read(buyer, group.id);
    expect(after).toMatchObject({ open: true, status: "CONFIRMED" });
    const statusOf = (id: string) => after.estimates.find((one) => one.id === id)?.status;
    expect(statusOf(estimateOf(seller))).toBe("CONFIRMED");
    expect(statusOf(estimateOf(silent))).toBe("CANCELLED");
    const { items } = await buyer.api.productEstimates.listOfEstimate({
      query: { groupId: group.id },
    });
    for (const line of items)
      expect([line.open, line.closeReason]).toEqual(
        line.id === answered ? [true, undefined] : [false, "EXPIRED"],
      );
  });
});

test("under a strict deadline waits while an order does, and closes the other lines once it is accepted", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const dueAt = addHours(toInstant(new Date()), 2);
  const { group, estimateOf } = await asked(world, buyer, [seller], two, {
    dueAt,
    strictDeadline: true,
  });
  const [ordered, silent] = [1, 2].map((line) => lineOf(estimateOf(seller), line));
  const [quote] = await seller.api.productEstimateResponses.create({ body: quoteFor(ordered!) });
  await world.drain();
  const { orderIds } = await buyer.api.productEstimateOrders.create({
    body: {
      items: [{ productEstimateId: ordered!, responseId: quote!.id!, quantity: 3 }],
      shipTo,
    },
  });
  await world.drain();
  const silentLine = () => buyer.api.productEstimates.get({ params: { id: silent! } });
  await at(addMinutes(dueAt, 1));
  expect(await silentLine()).toMatchObject({ open: true });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(addMinutes(dueAt, 20)) });
  await seller.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
  await world.drain({ duplicate: true });
  expect(await silentLine()).toMatchObject({ open: false, closeReason: "EXPIRED" });
  expect(await read(buyer, group.id)).toMatchObject({ open: true, status: "CONFIRMED" });
});

describe("a quote that ends (D5-6)", () => {
  test("is announced two days before and after it, in the app only, unless it was ordered", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, [seller], two, { dueAt: dueIn(3) });
    const validUntil = daysAhead(10);
    const [first, second] = [1, 2].map((line) => lineOf(estimateOf(seller), line)) as [
      ReturnType<typeof lineOf>,
      ReturnType<typeof lineOf>,
    ];
    const quotes = await seller.api.productEstimateResponses.create({
      body: { items: [first, second].map((line) => quoteFor(line, { validUntil })) },
    });
    const { orderIds } = await buyer.api.productEstimateOrders.create({
      body: {
        items: [{ productEstimateId: first, responseId: quotes[0]!.id!, quantity: 3 }],
        shipTo,
      },
    });
    const params = { id: orderIds[0]! };
    await seller.api.productEstimateOrders.accept({ params, body: {} });
    // What is shipped does not slip.
    await seller.api.productEstimateOrders.ship({ params, body: { carrier: "직접 배송" } });
    await world.drain();
    const mails = (await world.mails(buyer.email)).length;
    const end = endOfSeoulDay(validUntil);
    await at(addHours(end, -47));
    await at(addMinutes(end, 6));
    const told = await noticesOf(buyer);
    const [expired, expiring] = told;
    expect(expired).toMatchObject({ event: "QUOTE_EXPIRED", params: { lines: 1 } });
    expect(expiring).toMatchObject({ event: "QUOTE_EXPIRING", params: { lines: 1 } });
    expect(told.filter(({ event }) => event.startsWith("QUOTE_EXPIR"))).toHaveLength(2);
    expect((await world.mails(buyer.email)).length).toBe(mails);
    expect(await read(buyer, group.id)).toMatchObject({ open: true });
  });
});

test("sixty days after it was sent a request ends, and its sellers are notified (D5-5)", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { group, estimateOf } = await asked(world, buyer, [seller], two, { dueAt: dueIn(3) });
  const line = lineOf(estimateOf(seller));
  await seller.api.productEstimateResponses.create({
    body: quoteFor(line, { validUntil: daysAhead(80) }),
  });
  await world.drain();
  const end = addHours(group.createdAt, 60 * 24);
  await at(addMinutes(end, -1));
  expect(await read(buyer, group.id)).toMatchObject({ open: true });
  await at(addMinutes(end, 1));
  expect(await read(buyer, group.id)).toMatchObject({
    open: false,
    closeReason: "EXPIRED",
    status: "CANCELLED",
  });
  expect(await said(seller, "NOT_SELECTED")).toBe(1);
});
