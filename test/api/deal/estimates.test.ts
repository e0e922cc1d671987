import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { mortal } from "../../kit/cloud/mortal.ts";
import {
  asked,
  codeOf,
  contact,
  lineOf,
  listed,
  noticesOf,
  quoted,
  quoteFor,
} from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
afterEach(() => void vi.useRealTimers());

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ partName: `부품 ${index + 1}`, quantity: 3 }));

describe("who sees a request (D7-2)", () => {
  test("its buyer sees all, its seller the own estimate with a masked contact, others nothing", async () => {
    const [buyer, stranger] = [await world.member(), await world.member()];
    const [seller, rival, other] = [
      await world.seller(),
      await world.seller(),
      await world.seller(),
    ];
    const { group, estimateOf } = await asked(world, buyer, [seller, rival], words(1));
    const id = estimateOf(seller);
    const own = await buyer.api.estimates.get({ params: { id } });
    expect(own.contact).toEqual({ ...contact, phone: "+821012345678", masked: false });
    const theirs = await seller.api.estimates.get({ params: { id } });
    expect(theirs).toMatchObject({ buyerName: buyer.companyName, contact: { masked: true } });
    expect(JSON.stringify(theirs)).not.toMatch(/12345678|buyer@|김구매/);
    expect(theirs.firstViewedAt).toBeDefined();
    expect(await codeOf(seller.api.estimateGroups.get({ params: { id: group.id } }))).toBe(
      "NOT_FOUND",
    );
    for (const { api } of [stranger, rival, other]) {
      const line = lineOf(id);
      const calls = [
        api.estimates.get({ params: { id } }),
        api.estimateGroups.get({ params: { id: group.id } }),
        api.productEstimates.get({ params: { id: line } }),
        api.productEstimates.listOfEstimate({ query: { estimateId: id } }),
        api.productEstimates.listOfEstimate({ query: { groupId: group.id } }),
      ];
      expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => "NOT_FOUND"));
    }
    for (const { api } of [rival, other]) {
      const line = lineOf(id);
      const calls = [
        api.productEstimateResponses.create({ body: quoteFor(line) }),
        api.productEstimateResponses.reject({
          body: { productEstimateIds: [line], reason: "OUT_OF_STOCK" },
        }),
      ];
      expect(await Promise.all(calls.map(codeOf))).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    }
    const joining = stranger.api.estimates.create({
      body: { groupId: group.id, sellerId: other.sellerId },
    });
    expect(await codeOf(joining)).toBe("NOT_FOUND");
  });
});

describe("the dispatcher", () => {
  test("killed at any step is completed by redelivery, and notifies each seller once (D6-25)", async () => {
    const life = await mortal(world);
    try {
      for (let step = 0; step < 60; step++) {
        const buyer = await world.member();
        const sellers = [await world.seller(), await world.seller()];
        const made = await buyer.api.estimateGroups.create({
          body: {
            lines: words(3),
            sellerIds: sellers.map(({ sellerId }) => sellerId),
            contact,
          },
        });
        const { handlers } = await import("@bupum/functions/deal/estimate-groups/worker");
        const run = () => handlers["estimates.created"]({ groupId: made.id });
        life.arm(step);
        await run().catch(() => undefined);
        const diedAt = life.revive();
        await run();
        await world.drain({ duplicate: true, shuffle: step + 1 });
        const lines = await buyer.api.productEstimates.listOfEstimate({
          query: { groupId: made.id },
        });
        expect(lines.items).toHaveLength(6);
        const group = await buyer.api.estimateGroups.get({ params: { id: made.id } });
        expect(group.dispatching).toBe(false);
        for (const seller of sellers) expect(await noticesOf(seller)).toHaveLength(1);
        if (diedAt === undefined) return;
      }
      throw new Error("It never came to the end.");
    } finally {
      life.stop();
    }
  });
});

describe("an account that is closed", () => {
  test("closes the requests of a buyer and the lines of a seller", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, [seller], words(1));
    const { closeEstimates } = await import("@bupum/functions/deal/estimates/worker");
    const { followers } = await import("@bupum/functions/deal/estimate-groups/worker");
    await closeEstimates(seller.sellerId);
    await closeEstimates(seller.sellerId);
    await world.drain();
    const estimate = await buyer.api.estimates.get({ params: { id: estimateOf(seller) } });
    expect(estimate).toMatchObject({ open: false, closeReason: "SELLER_LEFT" });
    await followers["account.closed"]({ userId: buyer.id });
    await world.drain({ duplicate: true });
    const ended = await buyer.api.estimateGroups.get({ params: { id: group.id } });
    expect(ended).toMatchObject({
      open: false,
      status: "CANCELLED",
      closeReason: "BUYER_CANCELLED",
      contact: { name: "탈퇴한 회원" },
    });
  });
});

test("an estimate says when its seller first answered, and when it last changed", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { group, estimateOf } = await asked(
    world,
    buyer,
    [seller],
    [
      { partName: "브래킷", quantity: 3 },
      { partName: "너트", quantity: 9 },
    ],
  );
  const id = estimateOf(seller);
  const params = { id };
  const start = await seller.api.estimates.get({ params });
  expect(start).toMatchObject({ lastActivityAt: group.createdAt });
  expect(start).not.toHaveProperty("firstAnsweredAt");
  const minutes = async (count: number, act: () => Promise<unknown>) => {
    vi.setSystemTime(Date.now() + count * 60_000);
    const at = new Date().toISOString();
    await act();
    await world.drain({ duplicate: true });
    return at;
  };
  const quote = (number: number, unitPrice: string) =>
    seller.api.productEstimateResponses.create({
      body: quoteFor(lineOf(id, number), { unitPrice }),
    });
  const first = await minutes(5, () => quote(1, "1000"));
  expect(await seller.api.estimates.get({ params })).toMatchObject({
    firstAnsweredAt: first,
    lastActivityAt: first,
  });
  // A revision changes no count, but is an activity.
  const revised = await minutes(5, () => quote(1, "900"));
  const shown = await buyer.api.estimateGroups.get({ params: { id: group.id } });
  expect(shown).toMatchObject({
    createdBy: buyer.id,
    estimates: [{ firstAnsweredAt: first, lastActivityAt: revised }],
  });
});

test("the terms of an own listing are shown to its seller only, until there is a quote", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { product } = await someProduct(world);
  const breaks = [
    { minQty: 2, unitPrice: "1200" },
    { minQty: 10, unitPrice: "1100.5" },
  ];
  const listing = await listed(seller, product.id, 5, { breaks, orderMultiple: 2 });
  const asks = { merchandiseId: listing.id, quantity: 4 };
  const made = await buyer.api.estimateGroups.create({
    body: { lines: [asks, { ...asks, quantity: 20 }], contact },
  });
  await world.drain();
  const estimateId = made.estimateIds[0]!;
  const listingsFor = async ({ api }: typeof buyer | typeof seller) => {
    const { items } = await api.productEstimates.listOfEstimate({ query: { estimateId } });
    return items.map((line) => line.listing);
  };
  const terms = {
    condition: "NEW",
    currency: "KRW",
    breaks,
    orderMultiple: 2,
    leadTimeDays: 2,
    stock: 5,
    unit: "EA",
  };
  expect(await listingsFor(seller)).toEqual([terms, terms]);
  expect(await listingsFor(buyer)).toEqual([undefined, undefined]);
  await seller.api.productEstimateResponses.create({ body: quoteFor(lineOf(estimateId)) });
  expect(await listingsFor(seller)).toEqual([undefined, terms]);
  await seller.api.merchandises.remove({ params: { id: listing.id } });
  expect(await listingsFor(seller)).toEqual([undefined, undefined]);
});

test("a comparison says which quoted parts are in stock, and when each seller wants to be paid", async () => {
  const { buyer, seller, product, listing, groupId, estimateId, ids } = await quoted(world, {
    stock: 10,
    lines: 2,
  });
  const key = { pk: `seller#${seller.sellerId}`, sk: "info" };
  const row = (await world.read(key))!;
  const approved = { ...(row["approved"] as object), paymentTerms: "익월 말" };
  await world.put([{ ...row, approved }]);
  const group = await buyer.api.estimateGroups.get({ params: { id: groupId } });
  expect(group.estimates[0]).toMatchObject({ id: estimateId, paymentTerms: "익월 말" });

  const stockOf = async () => {
    const { items } = await buyer.api.productEstimates.listOfEstimate({ query: { groupId } });
    return items.map(({ inStock }) => inStock);
  };
  const setStock = (stock: number | null, version: number) =>
    seller.api.merchandises.update({ params: { id: listing.id }, body: { stock, version } });
  expect(await stockOf()).toEqual([true, true]);
  // Another part than the listed one.
  const alternative = {
    manufactorName: product.manufactorName.ko,
    partNumber: "X-1",
    reason: "동급",
  };
  await seller.api.productEstimateResponses.create({ body: quoteFor(ids[1]!, { alternative }) });
  expect(await stockOf()).toEqual([true, false]);
  const fewer = await setStock(9, listing.version);
  expect(await stockOf()).toEqual([false, false]);
  await setStock(null, fewer.version);
  expect(await stockOf()).toEqual([true, false]);
});

async function isInStock(unit: string, stock: number | null) {
  const { buyer, groupId } = await quoted(world, { stock, unit, quantity: 2 });
  const { items } = await buyer.api.productEstimates.listOfEstimate({ query: { groupId } });
  return items[0]?.inStock;
}

test("a part that is asked for in packs is in stock as far as its pieces fill them (D6-29)", async () => {
  expect(await isInStock("BOX(10EA)", 20)).toBe(true);
  expect(await isInStock("BOX(10EA)", 19)).toBe(false);
  expect(await isInStock("박스", 1_000)).toBe(false);
  expect(await isInStock("박스", null)).toBe(true);
});
