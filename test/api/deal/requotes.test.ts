import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, noticesOf, quoted, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** The same call again is another one, as after some time. */
const anew = () => ({ idempotencyKey: crypto.randomUUID() });
type Deal = Awaited<ReturnType<typeof quoted>>;
const requote = ({ buyer, ids }: Deal, body: object) =>
  buyer.api.productEstimates.requote(
    { params: { id: ids[0]! }, body: { reason: "PRICE", ...body } },
    anew(),
  );
const answer = ({ seller, ids }: Deal, more: object = {}) =>
  seller.api.productEstimateResponses.create(
    { body: { items: [quoteFor(ids[0]!, more)] } },
    anew(),
  );
const order = ({ buyer, items }: Deal) =>
  buyer.api.productEstimateOrders.create({ body: { items, shipTo } });
const lineOfDeal = ({ buyer, ids }: Deal) =>
  buyer.api.productEstimates.get({ params: { id: ids[0]! } });

describe("a line that its buyer asks anew (D2-21)", () => {
  test("waits in the next round with the target price, and its quote stays orderable", async () => {
    const deal = await quoted(world);
    const asked = await requote(deal, { targetPrice: "900", memo: "연간 계약 예정" });
    expect(asked).toMatchObject({
      replyType: "PENDING",
      round: 2,
      targetPrice: "900",
      requote: { reason: "PRICE", targetPrice: "900", memo: "연간 계약 예정" },
      currentResponse: { state: "ACTIVE" },
    });
    await world.drain({ duplicate: true });
    const [told] = await noticesOf(deal.seller);
    expect(told).toMatchObject({
      event: "REQUOTE_ASKED",
      params: { dueAt: asked.dueAt, lines: 1 },
    });
    const { items: waiting } = await deal.seller.api.productEstimates.listOfSeller({
      query: { replyType: "PENDING" },
    });
    expect(waiting.map(({ id, dueAt }) => [id, dueAt])).toEqual([[deal.ids[0], asked.dueAt]]);
    const placed = await order(deal);
    const { items: orders } = await deal.buyer.api.productEstimateOrders.list({ query: {} });
    expect(orders[0]).toMatchObject({ id: placed.orderIds[0], unitPrice: "1000" });
    expect(await codeOf(answer(deal))).toBe("HAS_ACTIVE_ORDER");
  });

  test("is answered by its seller only: nobody can order at the target price (D2-23)", async () => {
    const deal = await quoted(world);
    await requote(deal, { targetPrice: "900" });
    const [quote] = await answer(deal, { unitPrice: "950" });
    await world.drain();
    expect(await codeOf(order(deal))).toBe("QUOTE_CHANGED");
    const line = await lineOfDeal(deal);
    expect(line.revisions.map(({ round, state }) => [round, state])).toEqual([
      [2, "ACTIVE"],
      [1, "SUPERSEDED"],
    ]);
    await order({ ...deal, items: deal.items.map((one) => ({ ...one, responseId: quote!.id! })) });
    const { items } = await deal.buyer.api.productEstimateOrders.list({ query: {} });
    expect(items[0]).toMatchObject({ unitPrice: "950" });
  });

  test("with another quantity supersedes the previous quote", async () => {
    const deal = await quoted(world);
    const asked = await requote(deal, { reason: "QUANTITY", quantity: 40 });
    expect(asked).toMatchObject({
      quantity: 40,
      requote: { quantityBefore: 10 },
      currentResponse: { state: "SUPERSEDED" },
    });
    expect(await codeOf(order(deal))).toBe("QUOTE_NOT_ORDERABLE");
    expect((await lineOfDeal(deal)).revisions[0]).toMatchObject({ state: "SUPERSEDED" });
  });

  test("is not needed for a line that its seller refused after the last revision (D2-6)", async () => {
    const deal = await quoted(world);
    for (let revision = 0; revision < 3; revision++) await answer(deal);
    await deal.seller.api.productEstimateResponses.reject({
      body: { productEstimateIds: deal.ids, reason: "INTERNAL_REASONS" },
    });
    await answer(deal);
    expect(await lineOfDeal(deal)).toMatchObject({
      replyType: "REPLIED",
      currentResponse: { revision: 5, state: "ACTIVE" },
    });
    expect(await codeOf(answer(deal))).toBe("REVISIONS_USED_UP");
  });

  test("counts revisions for each round, and ends after five rounds", async () => {
    const deal = await quoted(world);
    for (let revision = 0; revision < 3; revision++) await answer(deal);
    expect(await codeOf(answer(deal))).toBe("REVISIONS_USED_UP");
    for (let round = 2; round <= 5; round++) {
      expect(await requote(deal, {})).toMatchObject({ round });
      expect(await codeOf(requote(deal, {}))).toBe("INVALID_TRANSITION");
      await answer(deal);
    }
    expect(await codeOf(requote(deal, {}))).toBe("ROUNDS_USED_UP");
  });

  test("and then refused, loses its quote, and may be asked once more with a change (D2-22)", async () => {
    const deal = await quoted(world);
    const refuse = () =>
      deal.seller.api.productEstimateResponses.reject(
        { body: { productEstimateIds: [deal.ids[0]!], reason: "CANNOT_MEET_CONDITIONS" } },
        anew(),
      );
    await requote(deal, { targetPrice: "500" });
    await refuse();
    expect(await codeOf(order(deal))).toBe("QUOTE_NOT_ORDERABLE");
    expect(await codeOf(requote(deal, { targetPrice: "500" }))).toBe("INVALID_REQUEST");
    expect(await requote(deal, { targetPrice: "800" })).toMatchObject({
      replyType: "PENDING",
      round: 3,
    });
    await refuse();
    expect(await codeOf(requote(deal, { targetPrice: "850" }))).toBe("ROUNDS_USED_UP");
  });

  test("is asked by its buyer only, in an open request, and not while an order is active", async () => {
    const deal = await quoted(world);
    for (const { api } of [deal.seller, await world.member()]) {
      const call = api.productEstimates.requote({
        params: { id: deal.ids[0]! },
        body: { reason: "PRICE" },
      });
      expect(await codeOf(call)).toBe("NOT_FOUND");
    }
    await order(deal);
    expect(await codeOf(requote(deal, {}))).toBe("HAS_ACTIVE_ORDER");
    const other = await quoted(world);
    await other.buyer.api.estimateGroups.close({ params: { id: other.groupId } });
    expect(await codeOf(requote(other, {}))).toBe("ESTIMATE_CLOSED");
  });
});

test("asked again and ordered at the same moment, a line has at most one of both", async () => {
  for (let round = 0; round < 4; round++) {
    const deal = await quoted(world);
    const [asked, placed] = await Promise.all([
      codeOf(requote(deal, { quantity: 20 })),
      codeOf(order(deal)),
    ]);
    await world.drain({ duplicate: true, shuffle: round + 1 });
    const { replyType, activeOrder } = await lineOfDeal(deal);
    expect([
      ["no problem", "QUOTE_NOT_ORDERABLE", "PENDING", false],
      ["HAS_ACTIVE_ORDER", "no problem", "REPLIED", true],
    ]).toContainEqual([asked, placed, replyType, activeOrder !== undefined]);
  }
});
