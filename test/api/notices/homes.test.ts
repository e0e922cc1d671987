import { addDays, addHours, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bought } from "../../kit/companies.ts";
import { someProduct } from "../../kit/goods.ts";
import { asked, contact, daysAhead, lineOf, listed, quoted, quoteFor } from "../../kit/group.ts";
import { release, stateRules } from "../../kit/order-approvals.ts";
import { accept, order } from "../../kit/orders.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
const homeOf = async (person: Pick<Member, "api">) => {
  await world.drain({ duplicate: true, shuffle: 5, searched: true });
  return person.api.homes.me({ query: {} });
};
const sellOf = async (person: Pick<Member, "api">) => (await homeOf(person)).sell!;
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ partName: `감압 밸브 ${at}`, quantity: 3 }));

describe("a buyer's home (D38-2 to D38-4)", () => {
  test("has nothing to do for a new account, and no seller's side", async () => {
    const home = await homeOf(await world.member());
    expect(home).toMatchObject({ buy: { quotes: [], orders: [], again: [], fallen: [] } });
    expect(home).toMatchObject({ sell: null, write: null });
  });

  test("counts the requests that no seller has quoted, in a company's name as well (D38-15)", async () => {
    const deal = await bought(world);
    const { body, requester, accountant } = deal;
    await requester.as.estimateGroups.create({ body: { ...body, title: "둘째" } });
    await homeOf(requester);
    const { buy } = await accountant.as.homes.me({ query: {} });
    expect([buy.groups.PENDING, buy.groups.CONFIRMED, buy.quotes.length]).toEqual([1, 1, 1]);
  });

  test("has no request in front of its company's approvers as one to decide, until its approval ends (D38-2)", async () => {
    const { requester, buyer, approver, ...deal } = await bought(world, { more: ["근접센서"] });
    await stateRules(deal, [{ steps: [[approver.id]] }]);
    const ask = (memo = "") => buyer.as.orderApprovals.create({ body: { ...deal.order, memo } });
    const quotes = async () => {
      await world.drain({ duplicate: true, shuffle: 5, searched: true });
      return (await requester.as.homes.me({ query: {} })).buy.quotes;
    };
    const [whole] = await quotes();
    expect(whole).toMatchObject({ groupId: deal.request.id, bestWon: 4_000 });
    const { id } = await ask();
    expect(await quotes()).toEqual([]);
    const refusal = { comment: "다음 달에", productEstimateIds: [deal.lineId] };
    await approver.as.orderApprovals.refuse({ params: { id }, body: refusal });
    expect(await quotes()).toMatchObject([{ bestWon: 2_000 }]);
    await buyer.as.orderApprovals.withdraw({ params: { id } });
    expect(await quotes()).toEqual([whole]);
    const again = await ask("2");
    expect(await quotes()).toEqual([]);
    await approver.as.orderApprovals.refuse({ params: again, body: { comment: "예산 없음" } });
    expect(await quotes()).toEqual([whole]);
    const last = await ask("3");
    await release({ as: approver.as }, last.id);
    expect(await quotes()).toEqual([]);
  });

  test("says of each request what its quotes come to at best and at worst, as its lines say", async () => {
    const [buyer, one, other] = [await world.member(), await world.seller(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, [one, other], words(2));
    const ends = daysAhead(2);
    const quote = (seller: typeof one, line: number, unitPrice: string, more = {}) =>
      seller.api.productEstimateResponses.create({
        body: { items: [quoteFor(lineOf(estimateOf(seller), line), { unitPrice, ...more })] },
      });
    await quote(one, 1, "1000");
    await quote(one, 2, "2200", { vatMode: "INCLUDED" });
    await quote(other, 1, "1500", { validUntil: ends });
    const { quotes } = (await homeOf(buyer)).buy;
    const { items } = await buyer.api.productEstimates.listOfEstimate({
      query: { groupId: group.id },
    });
    const supply = items.flatMap(({ requestLineId, currentResponse, priceAtQuantity }) =>
      priceAtQuantity
        ? [
            {
              requestLineId,
              won:
                currentResponse!.vatMode === "INCLUDED"
                  ? Math.round(priceAtQuantity.amount / 1.1)
                  : priceAtQuantity.amount,
            },
          ]
        : [],
    );
    const lines = [...Map.groupBy(supply, ({ requestLineId }) => requestLineId).values()];
    const sum = (pick: (...won: number[]) => number) =>
      lines.reduce((total, some) => total + pick(...some.map(({ won }) => won)), 0);
    expect(quotes).toEqual([
      {
        groupId: group.id,
        title: group.title,
        lineCount: 2,
        quotedCount: 2,
        endsOn: ends,
        bestWon: sum(Math.min),
        worstWon: sum(Math.max),
      },
    ]);
    expect(quotes[0]).toMatchObject({ bestWon: 9_000, worstWon: 10_500 });
  });

  test("leaves out a line that was ordered, and a request of which all was", async () => {
    const deal = await quoted(world, { lines: 2 });
    await order({ ...deal, items: deal.items.slice(0, 1) });
    expect((await homeOf(deal.buyer)).buy.quotes).toMatchObject([
      { bestWon: 10_000, worstWon: 10_000 },
    ]);
    await order({ ...deal, items: deal.items.slice(1) });
    expect((await homeOf(deal.buyer)).buy.quotes).toEqual([]);
  });

  test("puts the lines of one PO together, a late one in front, until they are there", async () => {
    const deal = await quoted(world, { lines: 2 });
    const { orderIds } = await order(deal);
    const [waiting] = (await homeOf(deal.buyer)).buy.orders;
    expect(waiting).toMatchObject({ state: "PENDING", lineCount: 2 });
    expect((await sellOf(deal.seller)).orders).toMatchObject([{ state: "PENDING", lineCount: 2 }]);
    await accept(deal, orderIds[0]!);
    expect((await homeOf(deal.buyer)).buy.orders).toMatchObject([{ state: "COMING" }]);
    const key = { pk: `order#${orderIds[0]}`, sk: "order" };
    await world.put([{ ...(await world.read(key))!, expectedShipDate: "2026-01-05" }]);
    expect((await homeOf(deal.buyer)).buy.orders).toMatchObject([
      { state: "LATE", shipOn: "2026-01-05" },
    ]);
    expect((await sellOf(deal.seller)).orders).toMatchObject([{ state: "LATE" }]);
    const read = (await world.read(key))!;
    await world.put([{ ...read, status: "COMPLETED" }]);
    const { orders, again } = (await homeOf(deal.buyer)).buy;
    expect(orders.filter(({ orderId }) => orderId === orderIds[0])).toEqual([]);
    // Bought for 1000 and on sale for 1200.
    expect(again).toMatchObject([{ part: { id: deal.product.id }, percent: 20 }]);
    const { quantity } = again[0]!.last;
    const { id, version } = (await deal.seller.api.merchandises.listOwn({ query: {} })).items[0]!;
    const breaks = [
      { minQty: 1, unitPrice: "1200" },
      { minQty: quantity, unitPrice: "900" },
    ];
    await deal.seller.api.merchandises.update({ params: { id }, body: { version, breaks } });
    expect((await homeOf(deal.buyer)).buy.again).toMatchObject([
      { part: { bestOffer: { unitPrice: "1200" } }, today: { unitPrice: "900" }, percent: -10 },
    ]);
  });
});

test("a claim waits on the start page of whose turn it is, and of nobody else (D38-10)", async () => {
  const deal = await quoted(world);
  const { buyer, seller } = deal;
  const id = (await order(deal)).orderIds[0]! as `ord_${string}`;
  await accept(deal, id);
  await seller.api.productEstimateOrders.shipLines({
    params: { id },
    body: { orderIds: [id], carrier: "한진택배" },
  });
  const { id: claimId } = await buyer.api.claims.create({
    body: { orderId: id, kind: "DAMAGED", quantity: 2, detail: "하우징이 깨져서 왔습니다." },
  });
  const waits = async () => {
    const [ofBuyer, ofSeller] = [await homeOf(buyer), await homeOf(seller)];
    const all = [ofBuyer.buy, ofBuyer.sell, ofSeller.buy, ofSeller.sell];
    return all.map((side) => side?.claims.map((one) => one.claimId) ?? []);
  };
  expect(await waits()).toEqual([[], [], [], [claimId]]);
  expect((await sellOf(seller)).claims).toMatchObject([
    { title: deal.product.partNumber, kind: "DAMAGED", partnerName: buyer.companyName },
  ]);
  await seller.api.claims.propose({
    params: { id: claimId },
    body: { remedy: "REFUSAL", detail: "운송 중 파손입니다." },
  });
  expect(await waits()).toEqual([[claimId], [], [], []]);
  await buyer.api.claims.accept({ params: { id: claimId }, body: {} });
  expect(await waits()).toEqual([[], [], [], []]);
});

describe("a seller's home (D38-3, D38-5)", () => {
  test("has the estimates that are due first, with as many lines as wait", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const soon = { dueAt: addHours(toInstant(new Date()), 20) };
    await asked(world, buyer, [seller], words(2));
    const { estimateOf } = await asked(world, buyer, [seller], words(3), soon);
    const { due, lines } = await sellOf(seller);
    expect(due.map(({ lineCount }) => lineCount)).toEqual([3, 2]);
    expect(due[0]).toMatchObject({ estimateId: estimateOf(seller), dueAt: soon.dueAt });
    expect(lines.PENDING).toBe(5);
  });

  test("names counts older than thirty days, with what one press needs to confirm them", async () => {
    const seller = await world.seller();
    const [old, fresh] = [await someProduct(world), await someProduct(world)];
    const { id } = await listed(seller, old.product.id, 40);
    await listed(seller, fresh.product.id, 7);
    const stockCheckedAt = `${addDays(seoulDay(toInstant(new Date())), -40)}T00:00:00.000Z`;
    const body = { stock: 40, version: 1, stockCheckedAt };
    await seller.api.merchandises.update({ params: { id }, body });
    const { oldStocks } = await sellOf(seller);
    expect(oldStocks).toMatchObject([{ id, stock: 40, stockCheckedAt }]);
    await seller.api.merchandises.updateMany({
      body: { items: oldStocks.map(({ stock, version }) => ({ id, stock: stock!, version })) },
    });
    expect((await sellOf(seller)).oldStocks).toEqual([]);
  });
});

/** A seller whose approved profile names that maker. */
async function sellerOf(manufactorId: string) {
  const seller = await world.seller();
  const key = { pk: `seller#${seller.sellerId}`, sk: "info" };
  const row = (await world.read(key))!;
  const approved = { ...(row["approved"] as object), manufactorIds: [manufactorId] };
  await world.put([{ ...row, approved }]);
  return seller;
}
/** Refuses the request of one more buyer for that part. */
async function refused(productId: `prd_${string}`, seller: Awaited<ReturnType<World["seller"]>>) {
  const buyer = await world.member();
  const made = await buyer.api.estimateGroups.create({
    body: { lines: [{ productId, quantity: 5 }], sellerIds: [seller.sellerId], contact },
  });
  await world.drain();
  await seller.api.productEstimateResponses.reject({
    body: { productEstimateIds: [lineOf(made.estimateIds[0]!)], reason: "OUT_OF_STOCK" },
  });
  await world.drain({ duplicate: true, searched: true });
  return buyer;
}

describe("what is looked for in vain (D38-6)", () => {
  test("is told of a part from the third buyer on, to sellers of its maker, until it is on sale", async () => {
    const { product } = await someProduct(world);
    const [seller, other] = [await sellerOf(product.manufactorId), await world.seller()];
    const refuses = await world.seller();
    await refused(product.id, refuses);
    await refused(product.id, refuses);
    expect((await sellOf(seller)).demand).toEqual([]);
    await refused(product.id, refuses);
    const told = { words: product.partNumber, productId: product.id, askers: 3 };
    expect((await sellOf(seller)).demand).toEqual([told]);
    expect((await sellOf(other)).demand).toEqual([]);
    await listed(seller, product.id, 5);
    expect((await sellOf(seller)).demand).toEqual([]);
  });

  test("is told of words from the third member on; one who repeats and guests count for none", async () => {
    const { product } = await someProduct(world);
    const seller = await sellerOf(product.manufactorId);
    const searchKeyword = `${product.manufactorName.ko} QQXZ-7741`;
    const { countMiss } = await import("@bupum/functions/search/misses");
    const askers = await Promise.all([world.member(), world.member(), world.member()]);
    const [first, second, third] = askers.map(({ id }) => id);
    for (const asker of [first, first, second, undefined, undefined])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await countMiss(searchKeyword, asker);
    expect((await sellOf(seller)).demand).toEqual([]);
    await countMiss(searchKeyword, third);
    expect((await sellOf(seller)).demand).toEqual([{ words: searchKeyword, askers: 3 }]);
    // A writer reads the same number, of everything that was looked for.
    const { write } = await homeOf(await world.writer());
    expect(write).toMatchObject({ drafts: [], opinions: [] });
    expect(write!.wanted).toContainEqual({ words: searchKeyword, askers: 3 });
  });
});

test("a home takes three rounds of reads for any number of deals (D38-1)", async () => {
  const seller = await world.seller();
  const { client } = await import("@bupum/functions/kernel/table");
  const rounds = countRounds(client);
  try {
    await seller.api.homes.me({ query: {} });
  } finally {
    rounds.stop();
  }
  // The account, what is known of it, and the parts and makers that this names.
  expect(rounds.cost.rounds).toBeLessThanOrEqual(3);
  expect(rounds.cost.calls).toBeLessThanOrEqual(30);
  expect(rounds.cost.units).toBeLessThanOrEqual(25);
});
