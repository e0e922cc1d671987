import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, codeOf, daysAhead, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const { keep } = await import("@bupum/functions/reference/exchange-rates/items");
  await keep(
    { on: "2026-11-20", source: "test", rates: { USD: 1_400, CNY: 190 } },
    "2026-11-20T02:00:00.000Z",
  );
});
afterAll(() => world.stop());

/** Two sellers who quoted two lines: in won with a fee, and in dollars. */
async function twoQuotes(membershipType: "BASIC" | "PREMIUM" = "PREMIUM") {
  const buyer = await world.member({ membershipType });
  const [near, far] = [await world.seller(), await world.seller()];
  const { group, estimateOf } = await asked(
    world,
    buyer,
    [near, far],
    [
      { partName: "베어링", quantity: 10 },
      { partName: "체인", quantity: 3 },
    ],
  );
  const fee = { shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 };
  const dollars = { currency: "USD", unitPrice: "2.5" };
  const answer = (seller: typeof near, terms: object) =>
    seller.api.productEstimateResponses.create({
      body: { items: [1, 2].map((line) => quoteFor(lineOf(estimateOf(seller), line), terms)) },
    });
  const [won, usd] = [await answer(near, fee), await answer(far, dollars)];
  await world.drain();
  const itemOf = ({ id, productEstimateId }: (typeof won)[number], quantity: number) => ({
    productEstimateId,
    responseId: id!,
    quantity,
  });
  const items = [itemOf(won[0]!, 10), itemOf(usd[1]!, 3)];
  const keep = (body: object = {}) =>
    buyer.api.awardPlans.create({
      body: { groupId: group.id, preset: "BY_HAND", items, ...body },
    });
  return { buyer, near, far, group, items, keep };
}

describe("an award plan (D3-18)", () => {
  test("is priced by the server at one rate, seller by seller, and stored for its buyer", async () => {
    const { buyer, near, far, group, keep } = await twoQuotes();
    const plan = await keep();
    expect(plan.rates).toEqual({ asOf: "2026-11-20", USD: 1_400, CNY: 190 });
    expect(plan.totalWon).toBe(10_000 + 3_000 + 3 * 3_500);
    expect(plan.shares).toMatchObject([
      { sellerId: near.sellerId, goodsWon: 10_000, shippingWon: 3_000, isFeeOpen: false },
      { sellerId: far.sellerId, goodsWon: 10_500, shippingWon: 0, items: [{ amount: 750 }] },
    ]);
    const query = { groupId: group.id };
    expect((await buyer.api.awardPlans.list({ query })).items).toEqual([plan]);
    for (const other of [near, await world.member()])
      expect(await codeOf(other.api.awardPlans.list({ query }))).toBe("NOT_FOUND");
  });

  test("is named by its orders, and only in the same request", async () => {
    const { buyer, keep, items, group } = await twoQuotes();
    const plan = await keep();
    const order = (awardPlanId: `awp_${string}`, item: (typeof items)[number]) =>
      buyer.api.productEstimateOrders.create({ body: { items: [item], shipTo, awardPlanId } });
    const made = await order(plan.id, items[0]!);
    const read = await buyer.api.productEstimateOrders.get({ params: { id: made.orderIds[0]! } });
    expect(read.awardPlanId).toBe(plan.id);
    const foreign = await (await twoQuotes()).keep();
    expect(foreign.groupId).not.toBe(group.id);
    expect(await codeOf(order(foreign.id, items[1]!))).toBe("NOT_FOUND");
  });

  test("is refused by an order of another quantity or another line", async () => {
    const { buyer, keep, items } = await twoQuotes();
    const { id: awardPlanId } = await keep({ items: [items[0]!] });
    for (const item of [{ ...items[0]!, quantity: 11 }, items[1]!])
      // oxlint-disable-next-line no-await-in-loop
      await expect(
        buyer.api.productEstimateOrders.create({ body: { items: [item], shipTo, awardPlanId } }),
      ).rejects.toMatchObject({ issues: [{ path: "body.awardPlanId", code: "invalid_value" }] });
  });

  test("takes no quote that was withdrawn, superseded or expired", async () => {
    const { keep, items, near, far, buyer } = await twoQuotes();
    const [first, second] = items;
    await near.api.productEstimateResponses.reject({
      body: { productEstimateIds: [first!.productEstimateId], reason: "INTERNAL_REASONS" },
    });
    const withdrawn = await keep({ items: [first] }).catch((error: unknown) => error);
    expect(withdrawn).toMatchObject({
      code: "QUOTE_NOT_ORDERABLE",
      body: { params: { productEstimateId: first!.productEstimateId, state: "WITHDRAWN" } },
    });
    await buyer.api.productEstimates.requote({
      params: { id: second!.productEstimateId },
      body: { reason: "QUANTITY", quantity: 9 },
    });
    expect(await codeOf(keep({ items: [second] }))).toBe("QUOTE_NOT_ORDERABLE");
    const [quote] = await far.api.productEstimateResponses.create({
      body: quoteFor(second!.productEstimateId, { validUntil: daysAhead(1) }),
    });
    const fresh = { ...second!, responseId: quote!.id!, quantity: 9 };
    expect((await keep({ items: [fresh] })).totalWon).toBe(9_000);
    const { awarded } = await import("@bupum/functions/deal/award-plans/rules");
    const { readLiveLines } = await import("@bupum/functions/deal/whole-groups/lines");
    const { lines } = await readLiveLines([second!.productEstimateId]);
    const at = (now: string) => awarded([lines[0]!], [fresh], { rates: undefined, now });
    expect(() => at(`${daysAhead(2)}T00:00:00.000Z`)).toThrow("QUOTE_EXPIRED");
  });

  test("repeated with its key is the same plan, and so are its orders", async () => {
    const { buyer, group, items } = await twoQuotes();
    const body = { groupId: group.id, preset: "FASTEST" as const, items };
    const twice = () => buyer.api.awardPlans.create({ body }, { idempotencyKey: "plan-1" });
    const [plan, again] = [await twice(), await twice()];
    expect(again).toEqual(plan);
    const placed = { items: [items[0]!], shipTo, awardPlanId: plan.id };
    const order = () =>
      buyer.api.productEstimateOrders.create(
        { body: placed },
        { idempotencyKey: `${plan.id}.order-1` },
      );
    expect(await order()).toEqual(await order());
    expect((await buyer.api.productEstimateOrders.list({ query: {} })).items).toHaveLength(1);
  });

  test("is refused for foreign lines, other requests, old quotes and impossible quantities", async () => {
    const { keep, items, near, group } = await twoQuotes();
    const other = await twoQuotes();
    expect(await codeOf(keep({ groupId: other.group.id }))).toBe("MIXED_ORDER");
    expect(await codeOf(other.keep({ groupId: group.id, items }))).toBe("NOT_FOUND");
    expect(await codeOf(keep({ items: [...items, items[0]!] }))).toBe("INVALID_REQUEST");
    const [first] = items;
    const priced = { unitPrice: "900", moq: 20 };
    await near.api.productEstimateResponses.create({
      body: { items: [quoteFor(first!.productEstimateId, priced)] },
    });
    expect(await codeOf(keep())).toBe("QUOTE_CHANGED");
    const { currentResponse } = await near.api.productEstimates.get({
      params: { id: first!.productEstimateId },
    });
    const renewed = { ...first!, responseId: currentResponse!.id };
    expect(await codeOf(keep({ items: [renewed] }))).toBe("QUANTITY_NOT_ORDERABLE");
    expect((await keep({ items: [{ ...renewed, quantity: 20 }] })).totalWon).toBe(18_000);
  });

  test("that divides the award among sellers is PREMIUM; all others are free", async () => {
    const { keep } = await twoQuotes("BASIC");
    expect(await codeOf(keep({ preset: "SPLIT" }))).toBe("SUBSCRIPTION_REQUIRED");
    for (const preset of ["ONE_SELLER", "EACH_LINE", "FASTEST", "BY_HAND"])
      expect((await keep({ preset })).preset).toBe(preset);
    const premium = await twoQuotes();
    expect((await premium.keep({ preset: "SPLIT" })).preset).toBe("SPLIT");
  });
});
