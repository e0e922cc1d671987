import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, codeOf, lineOf, noticesOf, quoted, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Person = Awaited<ReturnType<World["member"]>>;
const ofGroup = (id: string) => ({ params: { id: id as `egr_${string}` } });
const two = [
  { partName: "리미트 스위치", quantity: 3 },
  { partName: "판넬용 팬", quantity: 4 },
];
const linesOf = async (person: Person, groupId: string) =>
  (
    await person.api.productEstimates.listOfEstimate({
      query: { groupId: groupId as `egr_${string}` },
    })
  ).items;
const eventsOf = async (person: Person) => (await noticesOf(person)).map(({ event }) => event);

describe("a request that its buyer cancels (D6-12)", () => {
  test("closes with its estimates and lines, and notifies once each seller with something to answer", async () => {
    const buyer = await world.member();
    const [answered, silent, refused] = [
      await world.seller(),
      await world.seller(),
      await world.seller(),
    ];
    const { group, estimateOf } = await asked(world, buyer, [answered, silent, refused], two);
    await answered.api.productEstimateResponses.create({
      body: quoteFor(lineOf(estimateOf(answered))),
    });
    await refused.api.productEstimateResponses.reject({
      body: {
        productEstimateIds: [lineOf(estimateOf(refused)), lineOf(estimateOf(refused), 2)],
        reason: "OUT_OF_STOCK",
      },
    });
    await world.drain();
    const reason = "설계가 바뀌었습니다.";
    const reply = await buyer.api.estimateGroups.cancel({
      ...ofGroup(group.id),
      body: { reason },
    });
    const ended = { open: false, status: "CANCELLED", closeReason: "BUYER_CANCELLED" };
    expect(reply).toMatchObject({ ...ended, closeDetail: reason });
    await world.drain({ duplicate: true });
    const read = await buyer.api.estimateGroups.get(ofGroup(group.id));
    // The worker notes when it closed each, which the reply cannot know.
    const still = (group: typeof read) => ({
      ...group,
      version: 0,
      estimates: group.estimates.map((estimate) => ({ ...estimate, lastActivityAt: undefined })),
    });
    expect(still(read)).toEqual(still(reply));
    expect(read.estimates.map(({ status }) => status).toSorted()).toEqual([
      "CANCELLED",
      "CANCELLED",
      "REJECTED",
    ]);
    for (const line of await linesOf(buyer, group.id))
      expect(line).toMatchObject({ open: false, closeReason: "BUYER_CANCELLED" });
    const theirs = await silent.api.estimates.get({ params: { id: estimateOf(silent) } });
    expect(theirs).toMatchObject({ closeReason: "BUYER_CANCELLED", closeDetail: reason });
    expect(await eventsOf(answered)).toEqual(["ESTIMATE_CANCELLED", "ESTIMATE_RECEIVED"]);
    expect(await eventsOf(silent)).toEqual(["ESTIMATE_CANCELLED", "ESTIMATE_RECEIVED"]);
    expect(await eventsOf(refused)).toEqual(["ESTIMATE_RECEIVED"]);
    expect(await codeOf(buyer.api.estimateGroups.cancel({ ...ofGroup(group.id), body: {} }))).toBe(
      "ESTIMATE_CLOSED",
    );
    const late = silent.api.productEstimateResponses.create({
      body: quoteFor(lineOf(estimateOf(silent))),
    });
    expect(await codeOf(late)).toBe("ESTIMATE_CLOSED");
  });

  test("first cancels waiting orders, corrects their counts and notifies the seller", async () => {
    const { buyer, seller, groupId, items } = await quoted(world, { lines: 3 });
    const place = (some: typeof items) =>
      buyer.api.productEstimateOrders.create({ body: { items: some, shipTo } });
    const first = await place(items.slice(0, 2));
    await place(items.slice(2));
    await world.drain();
    await buyer.api.estimateGroups.cancel({ ...ofGroup(groupId), body: {} });
    await world.drain({ duplicate: true });
    const { items: orders } = await buyer.api.productEstimateOrders.list({ query: {} });
    expect(orders.map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
    for (const counts of [
      await buyer.api.productEstimateOrders.counts({ query: {} }),
      await seller.api.productEstimateOrders.sellerCounts({ query: {} }),
    ])
      expect(counts).toMatchObject({ total: 3, PENDING: 0, CANCELLED: 3 });
    for (const line of await linesOf(buyer, groupId)) expect(line.activeOrder).toBeUndefined();
    const told = (await eventsOf(seller)).filter((event) => event !== "ORDER_RECEIVED");
    expect(told.toSorted()).toEqual([
      "ESTIMATE_CANCELLED",
      "ESTIMATE_RECEIVED",
      "ORDER_CANCELLED",
      "ORDER_CANCELLED",
    ]);
    expect(await eventsOf(buyer)).not.toContain("ORDER_CANCELLED");
    const accepted = seller.api.productEstimateOrders.accept({
      params: { id: first.orderIds[0]! },
      body: {},
    });
    expect(await codeOf(accepted)).toBe("INVALID_TRANSITION");
  });

  test("is refused once an order is confirmed; closing ends the rest", async () => {
    const { buyer, seller, groupId, items } = await quoted(world, { lines: 2 });
    const { orderIds } = await buyer.api.productEstimateOrders.create({
      body: { items: items.slice(0, 1), shipTo },
    });
    expect(await codeOf(buyer.api.estimateGroups.close(ofGroup(groupId)))).toBe(
      "HAS_PENDING_ORDERS",
    );
    await seller.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
    await world.drain();
    expect(await codeOf(buyer.api.estimateGroups.cancel({ ...ofGroup(groupId), body: {} }))).toBe(
      "HAS_CONFIRMED_ORDERS",
    );
    const closed = await buyer.api.estimateGroups.close(ofGroup(groupId));
    expect(closed).toMatchObject({ open: false, status: "COMPLETED", closeReason: "BUYER_CLOSED" });
    await world.drain({ duplicate: true });
    expect(await buyer.api.estimateGroups.get(ofGroup(groupId))).toMatchObject({
      status: "COMPLETED",
      estimates: [{ status: "COMPLETED" }],
    });
    expect(await eventsOf(seller)).not.toContain("NOT_SELECTED");
    const order = await buyer.api.productEstimateOrders.get({ params: { id: orderIds[0]! } });
    expect(order.status).toBe("CONFIRMED");
  });

  test("cannot be ended by anybody else", async () => {
    const { seller, groupId } = await quoted(world);
    const stranger = await world.member();
    for (const { api } of [seller, stranger])
      for (const call of [
        () => api.estimateGroups.cancel({ ...ofGroup(groupId), body: {} }),
        () => api.estimateGroups.close(ofGroup(groupId)),
      ])
        expect(await codeOf(call())).toBe("NOT_FOUND");
  });
});

test("closing notifies each seller without an order once, in the app only", async () => {
  const buyer = await world.member();
  const [chosen, other] = [await world.seller(), await world.seller()];
  const { group, estimateOf } = await asked(world, buyer, [chosen, other], two);
  const [quote] = await chosen.api.productEstimateResponses.create({
    body: quoteFor(lineOf(estimateOf(chosen))),
  });
  await other.api.productEstimateResponses.create({ body: quoteFor(lineOf(estimateOf(other))) });
  const { orderIds } = await buyer.api.productEstimateOrders.create({
    body: {
      items: [
        { productEstimateId: lineOf(estimateOf(chosen)), responseId: quote!.id!, quantity: 3 },
      ],
      shipTo,
    },
  });
  await chosen.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
  await world.drain();
  const mails = (await world.mails()).length;
  await buyer.api.estimateGroups.close(ofGroup(group.id));
  await world.drain({ duplicate: true });
  expect((await eventsOf(other))[0]).toBe("NOT_SELECTED");
  expect(await eventsOf(chosen)).not.toContain("NOT_SELECTED");
  expect((await world.mails()).length).toBe(mails);
  const lines = await linesOf(buyer, group.id);
  const reasonOf = (estimateId: string) =>
    lines.find((line) => line.estimateId === estimateId)?.closeReason;
  expect([reasonOf(estimateOf(chosen)), reasonOf(estimateOf(other))]).toEqual([
    "BUYER_CLOSED",
    "NOT_SELECTED",
  ]);
});

test("an order and the end of its request at the same moment lead to one declared state", async () => {
  for (const ending of ["cancel", "close"] as const)
    for (let round = 0; round < 4; round++) {
      const { buyer, groupId, items } = await quoted(world);
      const end = () =>
        ending === "cancel"
          ? buyer.api.estimateGroups.cancel({ ...ofGroup(groupId), body: {} })
          : buyer.api.estimateGroups.close(ofGroup(groupId));
      const [placed, ended] = await Promise.all([
        codeOf(buyer.api.productEstimateOrders.create({ body: { items, shipTo } })),
        codeOf(end()),
      ]);
      await world.drain({ duplicate: true, shuffle: round + 1 });
      const group = await buyer.api.estimateGroups.get(ofGroup(groupId));
      const { items: orders } = await buyer.api.productEstimateOrders.list({ query: {} });
      const found = [placed, ended, group.open, orders.map(({ status }) => status).join()];
      expect([
        ["ESTIMATE_CLOSED", "no problem", false, ""],
        ...(ending === "cancel"
          ? [["no problem", "no problem", false, "CANCELLED"]]
          : [["no problem", "HAS_PENDING_ORDERS", true, "PENDING"]]),
      ]).toContainEqual(found);
    }
});
