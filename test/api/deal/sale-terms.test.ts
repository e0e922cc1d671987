import { afterAll, beforeAll, expect, test } from "vitest";
import type { SaleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import { asked, codeOf, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const freight = {
  feeWon: 3_000,
  freeFromWon: 30_000,
  regionFees: [{ region: "JEJU" as const, feeWon: 6_000 }, { region: "GANGWON" as const }],
};
const terms: SaleTerms = { minimumWon: 15_000, freight };
const blank = { shippingFeePayer: "BUYER_PAYS" as const };

/** A seller with terms who quoted lines of ten pieces at 1,000 won, each with changes. */
async function quotedBy(saleTerms: SaleTerms, quotes: object[], membershipType?: "PREMIUM") {
  const buyer = await world.member(membershipType ? { membershipType } : {});
  const seller = await world.seller();
  await seller.api.sellerInfos.setSaleTerms({ body: saleTerms });
  const parts = quotes.map((_, at) => ({ partName: `베어링 ${at}`, quantity: 10 }));
  const { group, estimateOf } = await asked(world, buyer, [seller], parts);
  const estimateId = estimateOf(seller);
  const answer = (more: object[]) =>
    seller.api.productEstimateResponses.create({
      body: { items: more.map((one, at) => quoteFor(lineOf(estimateId, at + 1), one)) },
    });
  const made = await answer(quotes);
  await world.drain();
  const items = made.map(({ id, productEstimateId }) => ({
    productEstimateId,
    responseId: id!,
    quantity: 10,
  }));
  const order = (body: object = {}) =>
    buyer.api.productEstimateOrders.create({ body: { items, shipTo, ...body } });
  const quotesNow = async () => {
    const lines = await buyer.api.productEstimates.listOfEstimate({ query: { groupId: group.id } });
    return lines.items.map(({ currentResponse }) => currentResponse!);
  };
  const feesOf = async (orderIds: readonly `ord_${string}`[]) =>
    Promise.all(
      orderIds.map(
        async (id) => (await buyer.api.productEstimateOrders.get({ params: { id } })).shippingFee,
      ),
    );
  return { buyer, seller, group, items, answer, order, quotesNow, feesOf };
}

test("a seller's terms are kept at once, are the seller's alone to set, and are on record (D36-1)", async () => {
  const seller = await world.seller();
  const info = await seller.api.sellerInfos.setSaleTerms({ body: terms });
  expect(info.saleTerms).toEqual(terms);
  expect((await seller.api.sellerInfos.me({})).saleTerms).toEqual(terms);
  expect((await seller.api.sellerInfos.setSaleTerms({ body: {} })).saleTerms).toEqual({});
  const buyer = await world.member();
  expect(await codeOf(buyer.api.sellerInfos.setSaleTerms({ body: terms }))).toBe(
    "SELLER_REGISTRATION_REQUIRED",
  );
  const odd = { freight: { ...freight, feeWon: 3_005 } };
  expect(await codeOf(seller.api.sellerInfos.setSaleTerms({ body: odd }))).toBe("INVALID_REQUEST");
});

test("a sent quote keeps the terms of its moment; the fee that is typed wins (D36-2)", async () => {
  const { seller, quotesNow, answer } = await quotedBy(terms, [
    blank,
    { ...blank, shippingFee: 5_000 },
    {},
    { ...blank, isMinimumWaived: true },
    { ...blank, currency: "USD" },
  ]);
  const frozen = async () => (await quotesNow()).map(({ saleTerms }) => saleTerms);
  const { minimumWon } = terms;
  const expected = [terms, { minimumWon }, { minimumWon }, { freight }, undefined];
  expect(await frozen()).toEqual(expected);
  await seller.api.sellerInfos.setSaleTerms({ body: { minimumWon: 99_000 } });
  expect(await frozen()).toEqual(expected);
  // A quote that replaces another one is sent by the terms of that moment.
  await answer([blank]);
  expect((await frozen())[0]).toEqual({ minimumWon: 99_000 });
});

test("an order fixes the fee by the value of its goods and its region (D36-3)", async () => {
  const three = await quotedBy({ freight }, [blank, blank, blank]);
  const two = { items: three.items.slice(0, 2) };
  const { orderIds } = await three.order(two);
  expect(await three.feesOf(orderIds)).toEqual([3_000, 3_000]);
  const all = await quotedBy({ freight }, [blank, blank, blank]);
  expect(await all.feesOf((await all.order()).orderIds)).toEqual([0, 0, 0]);
  const island = await quotedBy({ freight }, [{ ...blank, vatMode: "INCLUDED" }]);
  const there = await island.order({ shipTo: { ...shipTo, region: "JEJU" } });
  expect(await island.feesOf(there.orderIds)).toEqual([6_600]);
  const open = await quotedBy({ freight }, [blank]);
  const agreed = await open.order({ shipTo: { ...shipTo, region: "GANGWON" } });
  expect(await open.feesOf(agreed.orderIds)).toEqual([undefined]);
});

test("a line that is refused later leaves the fee of its order (D36-3)", async () => {
  const { seller, buyer, order, feesOf } = await quotedBy({ freight }, [blank, blank, blank]);
  const { orderIds } = await order();
  await seller.api.productEstimateOrders.reject({
    params: { id: orderIds[0]! },
    body: { reason: "OUT_OF_STOCK" },
  });
  expect(await feesOf(orderIds)).toEqual([0, 0, 0]);
  const po = await buyer.api.productEstimateOrders.purchaseOrders({ query: {} });
  expect(po.items[0]!.breakdown).toMatchObject({ goods: { supply: 20_000 }, total: 22_000 });
});

test("an order below the least value is refused with what it lacks, and nothing is lost (D36-4)", async () => {
  const { order, items, quotesNow, feesOf } = await quotedBy(terms, [blank, blank]);
  const small = { items: items.slice(0, 1) };
  await expect(order(small)).rejects.toMatchObject({
    code: "BELOW_MINIMUM",
    body: { params: { minimumWon: 15_000, lacksWon: 5_000, minimum: "15,000", lacks: "5,000" } },
  });
  expect((await quotesNow()).map(({ state }) => state)).toEqual(["ACTIVE", "ACTIVE"]);
  expect(await feesOf((await order()).orderIds)).toEqual([3_000, 3_000]);
  const waived = await quotedBy(terms, [{ ...blank, isMinimumWaived: true }]);
  expect((await waived.order()).orderIds).toHaveLength(1);
});

test("a plan of more lines than one order takes counts as one value of goods (D36-6)", async () => {
  const quotes = Array.from({ length: 26 }, () => blank);
  const { minimumWon } = terms;
  const { buyer, group, items, order, feesOf } = await quotedBy(
    { minimumWon, freight: { ...freight, freeFromWon: 260_000 } },
    quotes,
    "PREMIUM",
  );
  const plan = await buyer.api.awardPlans.create({
    body: { groupId: group.id, preset: "BY_HAND", items },
  });
  expect(plan.shares).toMatchObject([{ goodsWon: 260_000, shippingWon: 0 }]);
  const last = { items: items.slice(25) };
  expect(await codeOf(order(last))).toBe("BELOW_MINIMUM");
  const { orderIds } = await order({ ...last, awardPlanId: plan.id });
  expect(await feesOf(orderIds)).toEqual([0]);
});
