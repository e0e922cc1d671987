import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, codeOf, contact, lineOf, noticesOf, quoteFor } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ partName: `부품 ${index + 1}`, quantity: 10 }));
const sellersOf = (count: number) =>
  Promise.all(Array.from({ length: count }, () => world.seller()));

test("fifty lines reach ten sellers by one call, also with repeated messages", async () => {
  const { resetSpent, spent } = await import("@bupum/functions/kernel/table");
  const { handlers } = await import("@bupum/functions/deal/estimate-groups/worker");
  const buyer = await world.member();
  const sellers = await sellersOf(10);
  const made = await buyer.api.estimateGroups.create({
    body: { lines: words(50), sellerIds: sellers.map(({ sellerId }) => sellerId), contact },
  });
  // Identity, repeat check, one round of five reads, the write.
  expect(spent.calls).toBeLessThanOrEqual(8);
  expect(made.estimateIds).toHaveLength(10);
  resetSpent();
  await handlers["estimates.created"]({ groupId: made.id });
  // 500 lines, 10 marks, the header, and the reads of them all.
  expect(spent.calls).toBeLessThanOrEqual(530);
  // A line and its rows in both indexes are of one to two kilobytes each (D3-5).
  expect(spent.writeUnits).toBeLessThanOrEqual(500 * 6.5 + 10 * 10 + 10);
  await world.drain({ duplicate: true, shuffle: 3 });
  for (const seller of sellers) {
    expect(await noticesOf(seller)).toHaveLength(1);
    const { items } = await seller.api.productEstimates.listOfSeller({
      query: { itemsPerPage: 100 },
    });
    expect(items).toHaveLength(50);
  }
  const group = await buyer.api.estimateGroups.get({ params: { id: made.id } });
  expect(group).toMatchObject({ lineCount: 50, sellerCount: 10, status: "PENDING" });
});

test("sellers added from two tabs at once are both asked, or one tab must retry", async () => {
  const buyer = await world.member();
  const [first, second, third] = await sellersOf(3);
  const { group } = await asked(world, buyer, [first!], words(2));
  const added = [second!, third!];
  const add = (index: number) =>
    codeOf(
      buyer.api.estimates.create({
        body: { groupId: group.id, sellerId: added[index]!.sellerId },
      }),
    );
  const codes = await Promise.all([add(0), add(1)]);
  for (const code of codes) expect(["no problem", "BUSY"]).toContain(code);
  expect(codes).toContain("no problem");
  for (const [index, code] of codes.entries())
    if (code === "BUSY") expect(await add(index)).toBe("no problem");
  await world.drain({ duplicate: true });
  const read = await buyer.api.estimateGroups.get({ params: { id: group.id } });
  expect(read.sellerCount).toBe(3);
  expect(new Set(read.estimates.map(({ sellerId }) => sellerId)).size).toBe(3);
  for (const seller of added) {
    const { items } = await seller.api.productEstimates.listOfSeller({ query: {} });
    expect(items).toHaveLength(2);
    expect(await noticesOf(seller)).toHaveLength(1);
  }
});

test("the same seller added from two tabs at once is asked once", async () => {
  const buyer = await world.member();
  const [first, second] = await sellersOf(2);
  const { group } = await asked(world, buyer, [first!], words(1));
  const add = (memo: string) =>
    codeOf(
      buyer.api.estimates.create({
        body: { groupId: group.id, sellerId: second!.sellerId, requestLineIds: ["l01"], memo },
      }),
    );
  const codes = await Promise.all([add("하나"), add("둘")]);
  expect(codes.filter((code) => code === "no problem")).toHaveLength(1);
  await world.drain();
  const read = await buyer.api.estimateGroups.get({ params: { id: group.id } });
  expect([read.sellerCount, read.estimates.length]).toEqual([2, 2]);
  expect(await noticesOf(second!)).toHaveLength(1);
});

test("of two changes of the same version one is stored, and the other gets the conflict", async () => {
  const buyer = await world.member();
  const [seller] = await sellersOf(1);
  const { estimateOf } = await asked(world, buyer, [seller!], words(1));
  const line = lineOf(estimateOf(seller!));
  const { version } = await seller!.api.productEstimates.get({ params: { id: line } });
  const quote = (unitPrice: string) =>
    codeOf(
      seller!.api.productEstimateResponses.create({
        body: { ...quoteFor(line, { unitPrice }), version },
      }),
    );
  const quotes = await Promise.all([quote("1000"), quote("2000")]);
  expect(quotes.toSorted()).toEqual(["VERSION_CONFLICT", "no problem"]);

  const me = await buyer.api.users.me();
  const rename = (name: string) =>
    codeOf(buyer.api.users.update({ body: { name, version: me.version } }));
  const renames = await Promise.all([rename("김하나"), rename("김둘")]);
  expect(renames.toSorted()).toEqual(["VERSION_CONFLICT", "no problem"]);
  expect((await buyer.api.users.me()).version).toBe(me.version + 1);
});
