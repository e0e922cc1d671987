import { dayText } from "@bupum/shared/kernel/calendar/day-text";
import type { Day, Instant } from "@bupum/shared/kernel/time";
import { noticeText } from "@bupum/shared/notices/notifications/notice-text";
import { ko } from "@bupum/shared/notices/notifications/words/ko";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { codeOf, quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import {
  type AcceptedOrder,
  acceptedFor,
  apiOf,
  at,
  saidTo,
  setClock,
  sweepOn,
} from "../../kit/ship-dates/clock.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => vi.useRealTimers());
afterAll(() => world.stop());

// 2026-11-30 is a Monday.
const [monday, tuesday, wednesday, friday] = [
  "2026-11-30",
  "2026-12-01",
  "2026-12-02",
  "2026-12-04",
];

/** A PO that was accepted a week before. */
async function ordered(on: Day, lines = 1): Promise<AcceptedOrder> {
  setClock(at("2026-11-23", "11:00"));
  return acceptedFor(world, on, lines);
}
const askedOf = (deal: AcceptedOrder) => saidTo(world, deal.seller, "ORDER_SHIP_DATE_ASKED");
const toldTo = (deal: AcceptedOrder) => saidTo(world, deal.buyer, "ORDER_SHIP_DATE_CHANGED");
const orderOf = async (deal: AcceptedOrder, line = 0) =>
  (await apiOf(world, deal.buyer)).productEstimateOrders.get({
    params: { id: deal.orderIds[line]! },
  });
async function forget(key: { pk: string; sk: string }) {
  const { write } = await import("@bupum/functions/kernel/table");
  await write({ drop: key });
}

interface Answer {
  on: Day;
  lines?: number[];
  reason?: "STOCK_LATE" | "BUYER_ASKED" | "OTHER";
  detail?: string;
}
const linesOf = ({ orderIds }: AcceptedOrder, lines?: number[]) =>
  lines ? lines.map((line) => orderIds[line]!) : [...orderIds];
async function move(deal: AcceptedOrder, when: Instant, { on, lines, ...why }: Answer) {
  setClock(when);
  const { reason = "STOCK_LATE", ...detail } = why;
  const api = await apiOf(world, deal.seller);
  const done = await api.productEstimateOrders.moveShipDate({
    params: { id: deal.orderIds[0]! },
    body: { orderIds: linesOf(deal, lines), expectedShipDate: on, reason, ...detail },
  });
  await world.drain({ duplicate: true });
  return done;
}
async function hold(deal: AcceptedOrder, when: Instant, { on, lines }: Answer) {
  setClock(when);
  const api = await apiOf(world, deal.seller);
  return api.productEstimateOrders.holdShipDate({
    params: { id: deal.orderIds[0]! },
    body: { orderIds: linesOf(deal, lines), expectedShipDate: on },
  });
}
async function ship(deal: AcceptedOrder, when: Instant, line = 0) {
  setClock(when);
  const api = await apiOf(world, deal.seller);
  const id = deal.orderIds[line]!;
  await api.productEstimateOrders.ship({ params: { id }, body: { carrier: "CJ대한통운" } });
  await world.drain();
}

describe("a seller", () => {
  test("is asked once a PO on the business day before, at ten in the morning (D33-1)", async () => {
    const deal = await ordered(tuesday, 3);
    await sweepOn(world, at(monday, "09:59"));
    expect(await askedOf(deal)).toEqual([]);
    await sweepOn(world, at(monday, "10:01"));
    await sweepOn(world, at(monday, "10:11"));
    expect(await askedOf(deal)).toMatchObject([
      {
        params: { lines: 3, shipOn: tuesday },
        link: `/seller/orders?orderId=${deal.orderIds[0]}`,
      },
    ]);
    expect(await toldTo(deal)).toEqual([]);
    const mails = world.mails(deal.seller.email);
    expect(mails.filter(({ subject }) => subject?.includes("출고 예정 확인"))).toHaveLength(1);
  });

  test("is asked on Friday about Monday, and not after it was shipped or answered", async () => {
    const [open, held, shipped] = [
      await ordered(monday),
      await ordered(monday),
      await ordered(monday),
    ];
    await hold(held, at("2026-11-26", "09:00"), { on: monday });
    await ship(shipped, at("2026-11-26", "09:00"));
    await sweepOn(world, at("2026-11-27", "10:01"));
    expect(await askedOf(open)).toHaveLength(1);
    expect(await askedOf(held)).toEqual([]);
    expect(await askedOf(shipped)).toEqual([]);
  });

  test("who accepts for the same day is asked three hours later", async () => {
    setClock(at(monday, "10:30"));
    const deal = await acceptedFor(world, monday);
    await sweepOn(world, at(monday, "13:29"));
    expect(await askedOf(deal)).toEqual([]);
    await sweepOn(world, at(monday, "13:31"));
    expect(await askedOf(deal)).toHaveLength(1);
  });

  test("says with one press that the day holds; the same again changes nothing (D33-2)", async () => {
    const deal = await ordered(tuesday, 2);
    const when = at(monday, "10:30");
    const { orders } = await hold(deal, when, { on: tuesday });
    expect(orders).toMatchObject([
      { shipDateHeld: { on: tuesday, by: "SELLER", at: when }, version: 3 },
      { shipDateHeld: { on: tuesday, by: "SELLER", at: when }, version: 3 },
    ]);
    const again = await hold(deal, at(monday, "10:31"), { on: tuesday });
    expect(again.orders).toEqual(orders);
  });

  test("does not confirm a day that moved meanwhile", async () => {
    const deal = await ordered(tuesday);
    await move(deal, at(monday, "10:30"), { on: wednesday });
    const { orders } = await hold(deal, at(monday, "10:31"), { on: tuesday });
    expect(orders[0]).not.toHaveProperty("shipDateHeld");
  });

  test("moves a day with a reason, which the order keeps; the same again changes nothing (D33-3)", async () => {
    const deal = await ordered(tuesday);
    const when = at(monday, "10:30");
    const why = { reason: "OTHER", detail: "도금 업체 휴무" } as const;
    const { orders } = await move(deal, when, { on: wednesday, ...why });
    expect(orders[0]).toMatchObject({
      expectedShipDate: wednesday,
      shipDateMoves: [{ from: tuesday, to: wednesday, ...why, by: "SELLER", at: when }],
    });
    const again = await move(deal, at(monday, "10:31"), { on: wednesday, ...why });
    expect(again.orders).toEqual(orders);
    await sweepOn(world, at(tuesday, "10:01"));
    expect(await askedOf(deal), "asked about the new day").toMatchObject([
      { params: { shipOn: wednesday } },
    ]);
  });

  test("cannot move a day without a reason, into the past, or of what was shipped", async () => {
    const deal = await ordered(tuesday, 2);
    const when = at(monday, "10:30");
    await expect(move(deal, when, { on: wednesday, reason: "OTHER" })).rejects.toMatchObject({
      issues: [{ path: "body.detail", code: "DETAIL_REQUIRED" }],
    });
    await expect(move(deal, when, { on: "2026-11-29" })).rejects.toMatchObject({
      issues: [{ path: "body.expectedShipDate", code: "DATE_PAST" }],
    });
    await ship(deal, when);
    expect(await codeOf(move(deal, when, { on: wednesday, lines: [0] }))).toBe(
      "INVALID_TRANSITION",
    );
    expect(await codeOf(hold(deal, when, { on: tuesday, lines: [0] }))).toBe("INVALID_TRANSITION");
    const { orders } = await move(deal, when, { on: wednesday });
    expect(orders.map(({ expectedShipDate }) => expectedShipDate)).toEqual([tuesday, wednesday]);
  });

  test("alone answers for its days: neither its buyer nor another seller", async () => {
    const [deal, other] = [await ordered(tuesday), await ordered(tuesday)];
    setClock(at(monday, "10:30"));
    const body = { orderIds: [...deal.orderIds], expectedShipDate: tuesday };
    const params = { id: deal.orderIds[0]! };
    const refused = ["NOT_FOUND", "SELLER_REGISTRATION_REQUIRED"];
    for (const person of [deal.buyer, other.seller]) {
      const { productEstimateOrders: api } = await apiOf(world, person);
      const moving = { ...body, expectedShipDate: friday, reason: "CARRIER" as const };
      expect(refused).toContain(await codeOf(api.holdShipDate({ params, body })));
      expect(refused).toContain(await codeOf(api.moveShipDate({ params, body: moving })));
    }
    expect(await orderOf(deal)).toMatchObject({ expectedShipDate: tuesday });
  });
});

describe("a buyer", () => {
  test("is told the same day, once a PO, of what moved and of what passed (D33-4)", async () => {
    const deal = await ordered(monday, 3);
    await move(deal, at(monday, "09:00"), { on: tuesday, lines: [0] });
    await move(deal, at(monday, "11:00"), { on: friday, lines: [0] });
    await ship(deal, at(monday, "15:00"), 1);
    await sweepOn(world, at(monday, "16:59"));
    expect(await toldTo(deal)).toEqual([]);
    await sweepOn(world, at(monday, "17:01"));
    await sweepOn(world, at(monday, "17:41"));
    const [notice, ...others] = await toldTo(deal);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ params: { lines: 2, moved: 1, passed: 1 } });
    const said = (day: Day) => dayText(day, "ko", monday);
    const { body, items } = noticeText(notice!, ko, "ko", at(monday, "17:01"));
    expect(body).toContain("출고 예정일 변경 1건, 예정일 미출고 1건");
    expect(items).toEqual([
      expect.stringContaining(`(${said(monday)} → ${said(friday)})`),
      expect.stringContaining(`(${said(monday)} 미출고)`),
    ]);
    expect(await orderOf(deal, 2)).toMatchObject({ passedShipDates: [monday] });
    expect(await orderOf(deal, 0)).not.toHaveProperty("passedShipDates");
    // Nothing new on the days that follow.
    await sweepOn(world, at(tuesday, "17:01"));
    await sweepOn(world, at(wednesday, "17:01"));
    expect(await toldTo(deal)).toHaveLength(1);
  });

  test("is told at the next afternoon of what moves in the evening, and not of a day moved back", async () => {
    const [late, back] = [await ordered(friday), await ordered(friday)];
    await move(late, at(monday, "17:30"), { on: "2026-12-07" });
    await move(back, at(monday, "09:00"), { on: "2026-12-07" });
    await move(back, at(monday, "09:05"), { on: friday });
    await sweepOn(world, at(monday, "18:00"));
    expect(await toldTo(late)).toEqual([]);
    await sweepOn(world, at(tuesday, "17:01"));
    expect(await toldTo(late)).toMatchObject([{ params: { moved: 1, passed: 0 } }]);
    expect(await toldTo(back)).toEqual([]);
  });

  test("is told by the first sweep after an outage, once", async () => {
    const deal = await ordered(monday);
    await sweepOn(world, at(wednesday, "09:00"));
    await sweepOn(world, at(wednesday, "17:01"));
    expect(await toldTo(deal)).toMatchObject([{ params: { moved: 0, passed: 1 } }]);
    expect(await askedOf(deal)).toEqual([]);
  });
});

test("Workers that look at the same moment tell a buyer once (D33-6)", async () => {
  const deal = await ordered(friday, 2);
  await move(deal, at(monday, "09:00"), { on: "2026-12-07" });
  const { orderBatchId } = await orderOf(deal);
  const { handlers } =
    await import("@bupum/functions/deal/product-estimate-orders/ship-date-worker");
  setClock(at(monday, "17:01"));
  const look = () => handlers["ship-dates.waited"]({ orderBatchId });
  await Promise.all([look(), look(), look()]);
  await world.drain();
  expect(await toldTo(deal)).toMatchObject([{ params: { lines: 2, moved: 2, passed: 0 } }]);
});

test("An order of before is left as it is until one of its days is named (D33-7)", async () => {
  const deal = await ordered(tuesday, 2);
  const { orderBatchId } = await orderOf(deal);
  // Orders of before have no such row.
  await forget({ pk: `order-batch#${orderBatchId}`, sk: "ship-dates" });
  await sweepOn(world, at(monday, "10:01"));
  await sweepOn(world, at(tuesday, "17:01"));
  expect(await askedOf(deal)).toEqual([]);
  expect(await toldTo(deal)).toEqual([]);
  await move(deal, at(wednesday, "09:00"), { on: friday, lines: [0] });
  await sweepOn(world, at(wednesday, "17:01"));
  expect(await toldTo(deal)).toMatchObject([{ params: { lines: 1, moved: 1, passed: 0 } }]);
  await sweepOn(world, at("2026-12-03", "10:01"));
  expect(await askedOf(deal)).toMatchObject([{ params: { lines: 1, shipOn: friday } }]);
});

test("A second acceptance of the same PO is looked at as well", async () => {
  setClock(at("2026-11-23", "11:00"));
  const deal = await quoted(world, { lines: 2, stock: 1_000 });
  const { orderIds } = await order(deal);
  await accept(deal, orderIds[0]!, { expectedShipDate: friday });
  await accept(deal, orderIds[1]!, { expectedShipDate: tuesday });
  await world.drain({ duplicate: true, shuffle: 5 });
  await sweepOn(world, at(monday, "10:01"));
  expect(await askedOf({ ...deal, orderIds })).toMatchObject([
    { params: { lines: 1, shipOn: tuesday } },
  ]);
});
