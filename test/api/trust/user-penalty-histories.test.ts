import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, codeOf, noticesOf, quoted } from "../../kit/group.ts";
import { accept, order, type PlacedOrder } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type PenaltyId = `pen_${string}`;
type Person = Pick<PlacedOrder["buyer"], "api">;
const report = ({ api }: Person, refId: string, more: object = {}) =>
  api.userPenaltyHistories.create({
    body: {
      reason: "MISSED_DELIVERY_DATE",
      refType: refId.startsWith("ord_") ? "ORDER" : "ESTIMATE",
      refId: refId as `ord_${string}`,
      ...more,
    },
  });
const decide = (id: PenaltyId, body: { status: "APPROVED" | "REJECTED"; points?: number }) =>
  admin.api.userPenaltyHistoryEntities.update({
    params: { id },
    body: { note: "확인했습니다.", ...body },
  });
const approve = (id: PenaltyId, points: number) => decide(id, { status: "APPROVED", points });
const takeBack = (id: PenaltyId) => decide(id, { status: "REJECTED" });
const idsOf = async (filter: string) =>
  (await admin.api.userPenaltyHistoryEntities.list({ query: { filter } })).items.map(
    ({ id }) => id,
  );
const eventsOf = async (person: PlacedOrder["buyer"]) => {
  await world.drain({ duplicate: true });
  return (await noticesOf(person)).map(({ event }) => event);
};

/** A deal whose buyer has orders of one seller to report, all of them still waiting. */
async function deals(lines: number) {
  const deal = await quoted(world, { lines });
  const { orderIds } = await order(deal);
  return { deal, orderIds };
}

describe("a report", () => {
  test("is made by the buyer of a deal, once for each, and by nobody else", async () => {
    const { deal, orderIds } = await deals(1);
    const { id } = await report(deal.buyer, orderIds[0]!, { reason: "EXTRA_COST_REQUEST" });
    expect(await codeOf(report(deal.buyer, orderIds[0]!))).toBe("ALREADY_REPORTED");
    expect(await codeOf(report(deal.buyer, deal.estimateId))).toBe("no problem");
    const stranger = await world.member();
    for (const person of [deal.seller, stranger])
      expect(await codeOf(report(person, orderIds[0]!))).toBe("NOT_FOUND");
    const { standing, ...penalty } = await admin.api.userPenaltyHistoryEntities.get({
      params: { id },
    });
    expect(penalty).toMatchObject({
      status: "PENDING",
      reason: "EXTRA_COST_REQUEST",
      targetSellerId: deal.seller.sellerId,
      reporterId: deal.buyer.id,
      refId: orderIds[0],
      points: 0,
      effect: "NONE",
    });
    expect(standing).toEqual({ points: 0, sellerStatus: "APPROVED" });
    // The reported seller is told nothing.
    expect(await eventsOf(deal.seller)).not.toContain("PENALTY_WARNING");
  });

  test("needs words for the reason OTHER, and a deal of the right kind", async () => {
    const { deal, orderIds } = await deals(1);
    const wrong = [
      { reason: "OTHER" },
      { reason: "OTHER", detail: "짧은 글" },
      { refType: "ESTIMATE" },
      { fileIds: ["fil_01KB0000000000000000000000"] },
    ];
    const codes = await Promise.all(
      wrong.map((more) => codeOf(report(deal.buyer, orderIds[0]!, more))),
    );
    expect(codes).toEqual([
      "INVALID_REQUEST",
      "INVALID_REQUEST",
      "INVALID_REQUEST",
      "FILE_INVALID",
    ]);
    const detail = "납기를 세 번이나 미뤘습니다.";
    expect(await codeOf(report(deal.buyer, orderIds[0]!, { reason: "OTHER", detail }))).toBe(
      "no problem",
    );
  });

  test("is limited to five a day", async () => {
    const { deal, orderIds } = await deals(6);
    const codes = [];
    for (const id of orderIds) codes.push(await codeOf(report(deal.buyer, id)));
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "no problem"), "REPORT_LIMIT"]);
  });
});

describe("an admin's list of reports", () => {
  test("is narrowed to one seller, or to one reporter, in each state", async () => {
    const [one, other] = [await deals(2), await deals(1)];
    const first = await report(one.deal.buyer, one.orderIds[0]!);
    const second = await report(one.deal.buyer, one.orderIds[1]!);
    const third = await report(other.deal.buyer, other.orderIds[0]!);
    await approve(first.id, 1);
    const { sellerId } = one.deal.seller;
    expect(await idsOf(`sellerId:${sellerId}`)).toEqual([second.id, first.id]);
    expect(await idsOf(`status:APPROVED;sellerId:${sellerId}`)).toEqual([first.id]);
    expect(await idsOf(`reporterId:${other.deal.buyer.id}`)).toEqual([third.id]);
  });
});

describe("a decision", () => {
  test("is made once, and only an approval can be taken back", async () => {
    const { deal, orderIds } = await deals(2);
    const [first, second] = [
      await report(deal.buyer, orderIds[0]!),
      await report(deal.buyer, orderIds[1]!),
    ];
    expect(await codeOf(decide(first.id, { status: "APPROVED" }))).toBe("INVALID_REQUEST");
    expect(await approve(first.id, 2)).toMatchObject({ status: "APPROVED", points: 2 });
    expect(await codeOf(approve(first.id, 2))).toBe("INVALID_TRANSITION");
    expect(await takeBack(first.id)).toMatchObject({
      status: "REJECTED",
      points: 0,
      standing: { points: 0 },
    });
    expect(await codeOf(approve(first.id, 2))).toBe("INVALID_TRANSITION");
    expect(await takeBack(second.id)).toMatchObject({ status: "REJECTED" });
    const { items } = await admin.api.userPenaltyHistoryEntities.list({
      query: { filter: "status:REJECTED" },
    });
    expect(items.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
  });

  test("of two admins at once counts once", async () => {
    const { deal, orderIds } = await deals(1);
    const { id } = await report(deal.buyer, orderIds[0]!);
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(approve(id, 5))));
    expect(codes.toSorted()).toEqual(["INVALID_TRANSITION", "INVALID_TRANSITION", "no problem"]);
    const { standing } = await admin.api.userPenaltyHistoryEntities.get({ params: { id } });
    expect(standing.points).toBe(5);
  });

  test("warns at three points and blocks at six; taking back removes the block (D10-3)", async () => {
    const { deal, orderIds } = await deals(3);
    const ids = await reportsOf(deal, orderIds);
    expect(await approve(ids[0]!, 3)).toMatchObject({ effect: "WARNING" });
    expect(await eventsOf(deal.seller)).toContain("PENALTY_WARNING");
    const blocked = await approve(ids[1]!, 3);
    expect(blocked).toMatchObject({ effect: "BLOCKED", standing: { points: 6 } });
    expect(blocked.standing.sellerBlockedUntil! > new Date().toISOString()).toBe(true);
    expect(await eventsOf(deal.seller)).toContain("SELLER_BLOCKED");
    const { penalties, sellerBlockedUntil } = await deal.seller.api.sellerInfos.me();
    expect(penalties?.map(({ points }) => points)).toEqual([3, 3]);
    for (const { at, lapsesAt } of penalties!)
      expect(Date.parse(lapsesAt) - Date.parse(at)).toBe(180 * 86_400_000);
    expect(sellerBlockedUntil).toBe(blocked.standing.sellerBlockedUntil);

    // What runs goes on, nothing new comes.
    expect(await codeOf(accept(deal, orderIds[0]!))).toBe("no problem");
    const ask = () =>
      asked(world, deal.buyer, [deal.seller], [{ partName: "부품", quantity: 1 }], {
        allowDuplicate: true,
      });
    expect(await codeOf(ask())).toBe("INVALID_REQUEST");
    await deal.buyer.api.productEstimateOrders.cancel({
      params: { id: orderIds[2]! },
      body: { reason: "NOT_NEEDED" },
    });
    expect(await codeOf(order(deal, [{ ...deal.items[2]!, quantity: 11 }]))).toBe("SELLER_BLOCKED");

    const freed = await takeBack(ids[1]!);
    expect(freed.standing).toEqual({ points: 3, sellerStatus: "APPROVED" });
    expect((await deal.seller.api.sellerInfos.me()).penalties).toHaveLength(1);
    expect(await codeOf(order(deal, [{ ...deal.items[2]!, quantity: 12 }]))).toBe("no problem");
    expect(await codeOf(ask())).toBe("no problem");
  });

  test("revokes the approval at ten points, and restores it when taken back", async () => {
    const { deal, orderIds } = await deals(1);
    const [id] = await reportsOf(deal, orderIds);
    expect(await approve(id!, 10)).toMatchObject({
      effect: "REVOKED",
      standing: { sellerStatus: "REJECTED" },
    });
    expect(await eventsOf(deal.seller)).toContain("SELLER_REVOKED");
    const cancelled = await deal.buyer.api.productEstimateOrders.get({
      params: { id: orderIds[0]! },
    });
    expect(cancelled).toMatchObject({ status: "CANCELLED", cancelReason: "SELLER_SUSPENDED" });

    expect(await takeBack(id!)).toMatchObject({
      standing: { points: 0, sellerStatus: "APPROVED" },
    });
    await world.drain();
    const ask = asked(world, deal.buyer, [deal.seller], [{ partName: "부품", quantity: 1 }]);
    expect(await codeOf(ask)).toBe("no problem");
    const shown = await deal.seller.api.merchandises.listOwn({ query: {} });
    expect(shown.items).toHaveLength(1);
  });
});

async function reportsOf(deal: PlacedOrder, orderIds: readonly string[]): Promise<PenaltyId[]> {
  const made = await Promise.all(orderIds.map((id) => report(deal.buyer, id)));
  return made.map(({ id }) => id);
}
