import { addDays, addHours, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type Seller = Awaited<ReturnType<World["seller"]>>;
const deskOf = async (person: Member | Seller) => {
  await world.drain({ duplicate: true, shuffle: 5, searched: true });
  return person.api.productEstimates.dashboard({});
};
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ partName: `감압 밸브 ${at}`, quantity: 3 }));
const received = async (seller: Seller, query: object) =>
  (await seller.api.productEstimates.listOfSeller({ query: { itemsPerPage: 100, ...query } }))
    .items;
const requested = async (buyer: Member, status: "PENDING" | "CONFIRMED" | "CANCELLED") =>
  (await buyer.api.estimateGroups.list({ query: { status } })).items;

describe("the desk (D4-10)", () => {
  test("is empty for a new account, and has a seller's side for sellers only", async () => {
    const zeros = { PENDING: 0, REPLIED: 0, REJECTED: 0 };
    const groups = { PENDING: 0, CONFIRMED: 0, REJECTED: 0, COMPLETED: 0, CANCELLED: 0 };
    const buy = { groups, lines: zeros, unreadQuotes: 0, quotesExpiring48h: 0, ordersPending: 0 };
    expect(await deskOf(await world.member())).toEqual({ buy, sell: null });
    expect(await deskOf(await world.seller())).toEqual({
      buy,
      sell: {
        lines: zeros,
        dueWithin24h: 0,
        overdue: 0,
        ordersPending: 0,
        medianAnswerMinutes30d: null,
        answerRate30d: null,
      },
    });
  });

  test("shows both sides the same numbers as the lists behind its links", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const soon = { dueAt: addHours(toInstant(new Date()), 20) };
    const one = await asked(world, buyer, [seller], words(6), soon);
    await asked(world, buyer, [seller], words(2));
    const dropped = await asked(world, buyer, [seller], words(1));
    await buyer.api.estimateGroups.cancel({
      params: { id: dropped.group.id },
      body: { reason: "필요가 없어졌습니다." },
    });
    const id = one.estimateOf(seller);
    const tomorrow = addDays(seoulDay(toInstant(new Date())), 1);
    const made = await seller.api.productEstimateResponses.create({
      body: {
        items: [
          quoteFor(lineOf(id, 1), { validUntil: tomorrow }),
          quoteFor(lineOf(id, 2), { validUntil: tomorrow }),
          ...[3, 4].map((line) => quoteFor(lineOf(id, line))),
        ],
      },
    });
    await seller.api.productEstimateResponses.reject({
      body: { productEstimateIds: [lineOf(id, 5)], reason: "OUT_OF_STOCK" },
    });
    await world.drain();
    await buyer.api.productEstimateOrders.create({
      body: {
        items: [{ productEstimateId: lineOf(id, 1), responseId: made[0]!.id!, quantity: 3 }],
        shipTo,
      },
    });
    await world.drain();
    const { buy } = await deskOf(buyer);
    const { sell } = await deskOf(seller);
    expect(sell).toMatchObject({ medianAnswerMinutes30d: 0, answerRate30d: 100, overdue: 0 });
    for (const replyType of ["PENDING", "REPLIED", "REJECTED"] as const) {
      const list = await received(seller, { replyType, open: "true" });
      expect(list.length).toBeGreaterThan(0);
      expect(sell!.lines[replyType]).toBe(list.length);
      expect(buy.lines[replyType]).toBe(list.length);
    }
    expect(sell!.dueWithin24h).toBe((await received(seller, { dueWithin: "24h" })).length);
    expect(sell!.dueWithin24h).toBe(1);
    for (const status of ["PENDING", "CONFIRMED", "CANCELLED"] as const)
      expect(buy.groups[status]).toBe((await requested(buyer, status)).length);
    expect(buy).toMatchObject({
      groups: { PENDING: 1, CONFIRMED: 1, CANCELLED: 1 },
      // One of the two that end tomorrow is ordered.
      quotesExpiring48h: 1,
      unreadQuotes: 4,
      ordersPending: 1,
    });
    expect(sell!.ordersPending).toBe(1);
  });

  test("counts a quote as unread until its buyer compares, and a revision again", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, [seller], words(2));
    const quote = (line: number, more = {}) =>
      seller.api.productEstimateResponses.create({
        body: { items: [quoteFor(lineOf(estimateOf(seller), line), more)] },
      });
    await quote(1);
    await quote(2);
    expect((await deskOf(buyer)).buy.unreadQuotes).toBe(2);
    const groupId = group.id;
    await buyer.api.productEstimates.listOfEstimate({ query: { groupId } });
    expect((await deskOf(buyer)).buy.unreadQuotes).toBe(0);
    await quote(1, { unitPrice: "900", version: undefined });
    expect((await deskOf(buyer)).buy.unreadQuotes).toBe(1);
    await buyer.api.estimateGroups.cancel({
      params: { id: groupId },
      body: { reason: "필요가 없어졌습니다." },
    });
    expect((await deskOf(buyer)).buy.unreadQuotes).toBe(0);
  });

  test("counts overdue lines, also among those due soon", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { estimateOf } = await asked(world, buyer, [seller], words(2));
    const id = estimateOf(seller);
    const key = { pk: `group#${id.slice(4, 29)}`, sk: `line#${lineOf(id, 1)}` };
    const past = "2026-01-02T00:00:00.000Z";
    const gsi1sk = `0#${past}#${lineOf(id, 1)}`;
    await world.put([{ ...(await world.read(key))!, dueAt: past, gsi1sk }]);
    expect((await deskOf(seller)).sell).toMatchObject({ overdue: 1, dueWithin24h: 1 });
    expect(await received(seller, { dueWithin: "24h" })).toHaveLength(1);
  });

  test("takes one round of reads for any number of deals", async () => {
    const seller = await world.seller();
    const { client } = await import("@bupum/functions/kernel/table");
    const rounds = countRounds(client);
    try {
      await seller.api.productEstimates.dashboard({});
    } finally {
      rounds.stop();
    }
    // The account, the limit's row beside it, and then all that is shown at once.
    expect(rounds.cost.rounds).toBeLessThanOrEqual(2);
    expect(rounds.cost.calls).toBeLessThanOrEqual(12);
  });
});
