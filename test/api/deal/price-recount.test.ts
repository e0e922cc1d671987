import type { PastPrice } from "@bupum/shared/deal/price-memories/contract";
import { mostPast } from "@bupum/shared/deal/price-memories/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { contact, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { randomOf } from "../../kit/random.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const wanted = sized(60, 1_000);
const seed = 32;
const random = randomOf(seed);
const upTo = (most: number) => Math.floor(random() * most);
const oneOf = <T>(all: readonly T[]): T => all[upTo(all.length)]!;
const currencies = ["KRW", "USD", "CNY"] as const;
const vatModes = ["EXCLUDED", "INCLUDED", "ZERO_RATED"] as const;

type Member = Awaited<ReturnType<World["member"]>>;
type Seller = Awaited<ReturnType<World["seller"]>>;
interface Market {
  buyer: Member;
  sellers: Seller[];
  parts: Id<"prd">[];
}

/** A request for some parts, one of them twice, that sellers quote at random in their currency. */
async function request({ buyer, sellers, parts }: Market, round: number) {
  const asked = [...parts.slice(0, 5), parts[0]!].map((productId) => ({
    productId,
    quantity: 1 + upTo(9),
  }));
  const made = await buyer.api.estimateGroups.create({
    body: {
      title: `${round}`,
      lines: asked,
      sellerIds: sellers.map(({ sellerId }) => sellerId),
      contact,
    },
  });
  await world.drain({ duplicate: true, shuffle: round });
  const group = await buyer.api.estimateGroups.get({ params: { id: made.id } });
  for (const seller of sellers) {
    const { id } = group.estimates.find(({ sellerId }) => sellerId === seller.sellerId)!;
    const terms = { currency: oneOf(currencies), vatMode: oneOf(vatModes), moq: 1 + upTo(3) };
    const lines = asked.flatMap((_, at) => (random() < 0.8 ? [lineOf(id, at + 1)] : []));
    if (lines.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop
    await seller.api.productEstimateResponses.create({
      body: { items: lines.map((line) => quoteFor(line, { ...terms, unitPrice: priced() })) },
    });
  }
  await world.drain({ duplicate: true, shuffle: round + 1 });
  return made.id;
}
const priced = () => `${1 + upTo(9_999)}.${1 + upTo(99_999)}`;

/** Orders of one seller of a request: accepted or refused, and some cancelled afterwards. */
async function orderSome({ buyer }: Market, seller: Seller, groupId: Id<"egr">, round: number) {
  const { items } = await buyer.api.productEstimates.listOfEstimate({ query: { groupId } });
  const free = items.filter(
    (line) =>
      line.open && line.sellerId === seller.sellerId && line.currentResponse && !line.activeOrder,
  );
  const some = free.filter(() => random() < 0.6);
  if (some.length === 0) return 0;
  const { orderIds } = await buyer.api.productEstimateOrders.create({
    body: {
      items: some.map(({ id, quantity, currentResponse }) => ({
        productEstimateId: id,
        responseId: currentResponse!.id,
        quantity: Math.max(quantity, currentResponse!.moq),
      })),
      shipTo,
    },
  });
  const [first = "ord_"] = orderIds;
  const decide = { params: { id: first } };
  if (random() < 0.85)
    await seller.api.productEstimateOrders.accept({ ...decide, body: { scope: "BATCH" } });
  else
    await seller.api.productEstimateOrders.reject({
      ...decide,
      body: { scope: "BATCH", reason: "OUT_OF_STOCK" },
    });
  // Cancelled before the messages of its acceptance are delivered.
  const isCancelled = random() < 0.4;
  if (isCancelled) {
    const { status } = await buyer.api.productEstimateOrders.get({ params: { id: first } });
    if (status === "CONFIRMED")
      for (const side of [buyer, seller])
        // oxlint-disable-next-line no-await-in-loop
        await side.api.productEstimateOrders.cancel({
          params: { id: first },
          body: { reason: "NOT_NEEDED" },
        });
  }
  await world.drain({ duplicate: true, shuffle: round + 2 });
  return orderIds.length;
}

type Prices = Record<"paid" | "quoted", PastPrice[]>;

/** All orders and quotes of a buyer, counted anew from what the lists say. */
async function recount({ buyer }: Market, groupIds: readonly Id<"egr">[]) {
  const byPart = new Map<string, Prices>();
  const of = (productId: string) => {
    const found = byPart.get(productId) ?? { paid: [], quoted: [] };
    byPart.set(productId, found);
    return found;
  };
  const taken = new Set<string>();
  for (let page = 1; ; page++) {
    const paging = { page, itemsPerPage: 100 } as const;
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await buyer.api.productEstimateOrders.list({ query: paging });
    for (const order of items) {
      if (!order.confirmedAt) continue;
      taken.add(order.productEstimateId);
      const { sellerId, sellerName, quantity, unit, unitPrice, currency, vatMode } = order;
      of(order.productId!).paid.push({
        sellerId,
        sellerName,
        quantity,
        unit,
        unitPrice,
        currency,
        vatMode,
        lineId: order.productEstimateId,
        groupId: order.groupId,
        orderId: order.id,
        condition: "NEW",
        at: order.confirmedAt,
        ...(order.status === "CANCELLED" && { isCancelled: true }),
      });
    }
    if (items.length < paging.itemsPerPage) break;
  }
  for (const groupId of groupIds) {
    // oxlint-disable-next-line no-await-in-loop
    const lines = await buyer.api.productEstimates.listOfEstimate({ query: { groupId } });
    for (const line of lines.items) {
      const quote = line.currentResponse;
      if (!quote || quote.state === "WITHDRAWN" || taken.has(line.id)) continue;
      const { sellerId, sellerName, unit } = line;
      of(line.productId!).quoted.push({
        sellerId,
        sellerName,
        unit,
        groupId,
        lineId: line.id,
        quantity: Math.max(line.quantity, quote.moq),
        unitPrice: quote.breaks[0]!.unitPrice,
        currency: quote.currency,
        vatMode: quote.vatMode,
        condition: "NEW",
        at: quote.createdAt,
      });
    }
  }
  return byPart;
}

const nameOf = (one: PastPrice) => `${one.at}#${one.orderId ?? one.lineId}`;
const newest = (all: readonly PastPrice[]) =>
  all.toSorted((one, other) => (nameOf(one) < nameOf(other) ? 1 : -1)).slice(0, mostPast);

const rowsOf = ({ buyer, parts }: Market) =>
  Promise.all(parts.map((id) => world.read({ pk: `prices#${buyer.id}`, sk: `product#${id}` })));

test(
  `the memory equals a recount over ${wanted} orders in three currencies, with doubled and reordered messages (D32-2; seed ${seed})`,
  async () => {
    const sellers = [await world.seller(), await world.seller(), await world.seller()];
    const parts: Id<"prd">[] = [];
    // oxlint-disable-next-line no-await-in-loop
    for (let part = 0; part < 5; part++) parts.push((await someProduct(world)).product.id);
    let ordered = 0;
    for (let round = 0; ordered < wanted; round += 100) {
      // oxlint-disable-next-line no-await-in-loop
      const market = { buyer: await world.member(), sellers, parts };
      // oxlint-disable-next-line no-await-in-loop
      ordered += await liveThrough(market, round, wanted - ordered);
    }
    expect(ordered).toBeGreaterThanOrEqual(wanted);
  },
  sized(60_000, 900_000),
);

/** Requests a buyer has within a day. */
const mostRounds = 12;

async function liveThrough(market: Market, from: number, most: number): Promise<number> {
  const groupIds: Id<"egr">[] = [];
  const orderIds: Id<"ord">[] = [];
  let ordered = 0;
  for (let round = from; round < from + mostRounds && ordered < most; round++) {
    const groupId = await request(market, round);
    groupIds.push(groupId);
    for (const seller of market.sellers) ordered += await orderSome(market, seller, groupId, round);
    const { open } = await market.buyer.api.estimateGroups.get({ params: { id: groupId } });
    if (open) await market.buyer.api.estimateGroups.close({ params: { id: groupId } });
    await world.drain({ duplicate: true, shuffle: round + 3 });
  }
  const counted = await recount(market, groupIds);
  for (const productId of market.parts) {
    const { paid = [], quoted = [] } = counted.get(productId) ?? {};
    expect(await market.buyer.api.priceMemories.get({ params: { productId } })).toEqual({
      productId,
      paid: newest(paid),
      quoted: newest(quoted),
    });
    orderIds.push(...paid.flatMap(({ orderId }) => orderId ?? []));
  }
  await againInDisorder(market, orderIds, groupIds);
  return ordered;
}

/** Messages that arrive once more, all at once and in another order, change nothing. */
async function againInDisorder(
  market: Market,
  orderIds: readonly Id<"ord">[],
  groupIds: readonly Id<"egr">[],
) {
  const { rememberOrders, rememberQuotes } =
    await import("@bupum/functions/deal/price-memories/remember");
  const before = await rowsOf(market);
  const acts = [
    ...orderIds.map((id) => () => rememberOrders([id])),
    ...groupIds.map((id) => () => rememberQuotes(id)),
  ];
  const mixed = acts.map((act) => ({ act, at: random() })).toSorted((a, b) => a.at - b.at);
  await Promise.all(mixed.map(({ act }) => act()));
  expect(await rowsOf(market)).toEqual(before);
}
