import { toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leftBy } from "../../kit/deliver.ts";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { codeOf, contact, noticesOf, quoted, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof quoted>>;
const revoke = ({ seller }: Deal) =>
  admin.api.sellerInfo.decide({
    body: { sellerId: seller.sellerId, status: "REJECTED", reason: "납기를 여러 번 어겼습니다." },
  });
const order = ({ buyer, items }: Deal, at: number) =>
  buyer.api.productEstimateOrders.create({ body: { items: [items[at]!], shipTo } });
const linesOf = async ({ buyer, estimateId }: Deal) =>
  (await buyer.api.productEstimates.listOfEstimate({ query: { estimateId } })).items;
const countOf = async (person: Parameters<typeof noticesOf>[0], event: string) =>
  (await noticesOf(person)).filter((notice) => notice.event === event).length;

/** A deal with one line ordered and accepted, one ordered, and one quoted only. */
async function running() {
  const deal = await quoted(world, { lines: 3, quantity: 2 });
  const [accepted, waiting] = [await order(deal, 0), await order(deal, 1)];
  const [acceptedId, waitingId] = [accepted.orderIds[0]!, waiting.orderIds[0]!];
  await deal.seller.api.productEstimateOrders.accept({ params: { id: acceptedId }, body: {} });
  await world.drain();
  const read = (id: typeof acceptedId) =>
    deal.buyer.api.productEstimateOrders.get({ params: { id } });
  return { ...deal, acceptedId, waitingId, read };
}

/** Another buyer who asks that seller, not yet known to its worker. */
async function askedBy({ sellerId }: Pick<Deal["seller"], "sellerId">) {
  const buyer = await world.member();
  const lines = [{ partName: "판넬용 팬", quantity: 4 }];
  const body = { lines, sellerIds: [sellerId], contact };
  return { buyer, ...(await buyer.api.estimateGroups.create({ body })) };
}

describe("a seller whose approval is revoked (D6-14)", () => {
  test("can no longer answer or be ordered from; waiting orders are cancelled, accepted ones continue", async () => {
    const deal = await running();
    const { buyer, waitingId, acceptedId, read } = deal;
    await revoke(deal);
    await world.drain({ duplicate: true, shuffle: 3 });
    expect(await read(acceptedId)).toMatchObject({ status: "CONFIRMED" });
    expect(await read(waitingId)).toMatchObject({
      status: "CANCELLED",
      cancelReason: "SELLER_SUSPENDED",
    });
    const lines = await linesOf(deal);
    expect(lines.map(({ open, closeReason }) => [open, closeReason])).toEqual(
      lines.map(() => [false, "SELLER_SUSPENDED"]),
    );
    expect(lines[1]).not.toHaveProperty("activeOrder");
    // The quote is unchanged, but can no longer be ordered.
    expect(lines[2]).toMatchObject({ replyType: "REPLIED", currentResponse: { state: "ACTIVE" } });
    expect(await codeOf(order(deal, 2))).toBe("ESTIMATE_CLOSED");
    const estimate = await buyer.api.estimates.get({ params: { id: deal.estimateId } });
    expect(estimate).toMatchObject({ open: false, status: "COMPLETED" });
    expect(await buyer.api.productEstimateOrders.counts({ query: {} })).toMatchObject({
      PENDING: 0,
      CONFIRMED: 1,
      CANCELLED: 1,
    });
  });

  test("is notified once, as is every buyer, and each step is audited", async () => {
    const deal = await running();
    await revoke(deal);
    await world.drain({ duplicate: true, shuffle: 5 });
    for (const event of ["SELLER_SUSPENDED", "ORDER_AUTO_CANCELLED"])
      expect(await countOf(deal.buyer, event), event).toBe(1);
    for (const event of ["SELLER_REVOKED", "ORDER_CANCELLED"])
      expect(await countOf(deal.seller, event), event).toBe(1);
    const { pastOf } = await import("@bupum/functions/kernel/audit");
    expect(await pastOf("order", deal.waitingId)).toMatchObject([
      {
        from: "PENDING",
        to: "CANCELLED",
        via: "SYSTEM",
        actor: "system",
        actorRole: "SYSTEM",
        reason: "SELLER_SUSPENDED",
      },
    ]);
    const closings = (await pastOf("estimate", deal.estimateId)).filter(
      ({ to }) => to === "CLOSED",
    );
    expect(closings).toMatchObject([
      { via: "SYSTEM", actorRole: "SYSTEM", reason: "SELLER_SUSPENDED" },
    ]);
  });

  test("is not asked by a request in progress, and its buyer is told", async () => {
    const deal = await quoted(world);
    const { buyer, estimateIds } = await askedBy(deal.seller);
    const heard = await countOf(deal.seller, "ESTIMATE_RECEIVED");
    await revoke(deal);
    await world.drain({ duplicate: true });
    expect(await buyer.api.estimates.get({ params: { id: estimateIds[0]! } })).toMatchObject({
      open: false,
      closeReason: "SELLER_SUSPENDED",
    });
    expect(await countOf(deal.seller, "ESTIMATE_RECEIVED")).toBe(heard);
    expect(await countOf(buyer, "SELLER_SUSPENDED")).toBe(1);
  });

  test("is asked for no line that was written after the estimate was closed", async () => {
    const deal = await quoted(world);
    const { buyer, estimateIds } = await askedBy(deal.seller);
    const late = (await world.changes())
      .flatMap(leftBy)
      .find(({ name }) => name === "estimates.created");
    await revoke(deal);
    await world.drain();
    const { write } = await import("@bupum/functions/kernel/table");
    const { message } = await import("@bupum/functions/kernel/messages/outbox");
    const { groupId } = late!.body as { groupId: `egr_${string}` };
    await write(message(toInstant(new Date()), "estimates.created", { groupId }));
    await world.drain({ duplicate: true });
    const { items } = await buyer.api.productEstimates.listOfEstimate({
      query: { estimateId: estimateIds[0]! },
    });
    expect(items.map(({ open, closeReason }) => [open, closeReason])).toEqual([
      [false, "SELLER_SUSPENDED"],
    ]);
  });

  test("has no waiting order left, also if orders came at the same moment", async () => {
    const deal = await quoted(world, { lines: 6, quantity: 2 });
    const outcomes = await Promise.all([
      ...deal.items.slice(0, 3).map((_item, at) => codeOf(order(deal, at))),
      revoke(deal).then(() => "no problem"),
      ...deal.items.slice(3).map((_item, at) => codeOf(order(deal, at + 3))),
    ]);
    expect(outcomes.every((code) => ["no problem", "SELLER_BLOCKED", "BUSY"].includes(code))).toBe(
      true,
    );
    await world.drain({ duplicate: true, shuffle: 11 });
    const { items } = await deal.buyer.api.productEstimateOrders.list({ query: {} });
    expect(items.every(({ status }) => status === "CANCELLED")).toBe(true);
    expect((await linesOf(deal)).every((line) => !line.open && !line.activeOrder)).toBe(true);
  });

  test("also loses orders placed during the revocation", async () => {
    const deal = await quoted(world, { lines: 2, quantity: 2 });
    const { orderIds } = await order(deal, 0);
    await world.drain();
    await revoke(deal);
    const left = (await world.changes()).flatMap(leftBy);
    expect(left.some(({ name }) => name === "seller.suspended")).toBe(true);
    const { write } = await import("@bupum/functions/kernel/table");
    const { message } = await import("@bupum/functions/kernel/messages/outbox");
    const at = toInstant(new Date("2026-01-01T00:00:00Z"));
    await write(message(at, "seller.suspended", { sellerId: deal.seller.sellerId, at }));
    expect((await world.drain({ duplicate: true })).dead).toEqual([]);
    expect(
      await deal.buyer.api.productEstimateOrders.get({ params: { id: orderIds[0]! } }),
    ).toMatchObject({ status: "CANCELLED", cancelReason: "SELLER_SUSPENDED" });
    expect((await linesOf(deal)).map(({ open }) => open)).toEqual([false, false]);
  });

  test("is processed by one chain of messages, even if cancelling its orders fails repeatedly", async () => {
    const deal = await quoted(world);
    const { sellerId } = deal.seller;
    const { estimateKey } = await import("@bupum/functions/deal/whole-groups/estimates");
    const row = (await world.read(estimateKey(deal.estimateId)))!;
    const older = Array.from({ length: 100 }, (_, at) => {
      const id = `copy${String(at).padStart(3, "0")}`;
      return { ...row, pk: id, open: false, gsi1sk: `2020-01-01T00:00:00.000Z#${id}` };
    });
    // An order that the index does not show, so that the walk over the orders fails.
    await world.put([...older, { pk: `order-counts#${sellerId}`, sk: "counts", PENDING: 1 }]);
    await revoke(deal);
    const walk = await handlerOf("jobs/bulk");
    const next = async () =>
      (await world.changes())
        .flatMap(leftBy)
        .filter(({ name }) => name === "seller.suspended")
        .map(({ name, body }) => JSON.stringify({ name, body }));
    const failures = async (body: string) => {
      const attributes = { ApproximateReceiveCount: "1" };
      const reply = await walk!({ Records: [{ messageId: "m", body, attributes }] }, {});
      return (reply as unknown as { batchItemFailures: unknown[] }).batchItemFailures.length;
    };
    const [first] = await next();
    expect(await failures(first!)).toBe(0);
    const [second, ...others] = await next();
    expect(others).toEqual([]);
    for (const _ of [1, 2]) expect(await failures(second!)).toBe(1);
    expect(await next()).toEqual([]);
  });

  test("may trade again after a new approval, and a late message does not change that", async () => {
    const deal = await quoted(world);
    await revoke(deal);
    await world.drain();
    const { seller, buyer } = deal;
    const info = await seller.api.sellerInfos.me();
    await world.put([
      {
        ...(await world.read({ pk: `seller#${info.id}`, sk: "info" })),
        status: "PENDING",
        gsi1pk: "sellers#PENDING",
      },
    ]);
    await admin.api.sellerInfo.decide({ body: { sellerId: info.id, status: "APPROVED" } });
    const { estimateIds } = await buyer.api.estimateGroups.create({
      body: { lines: [{ partName: "팬", quantity: 4 }], sellerIds: [info.id], contact },
    });
    await world.drain();
    const { write } = await import("@bupum/functions/kernel/table");
    const { message } = await import("@bupum/functions/kernel/messages/outbox");
    const at = info.lastRejection!.at;
    await write(message(at, "seller.suspended", { sellerId: info.id, at }));
    await world.drain();
    const estimate = await buyer.api.estimates.get({ params: { id: estimateIds[0]! } });
    expect(estimate).toMatchObject({ open: true });
    await seller.api.productEstimateResponses.create({
      body: { items: [quoteFor(`${estimateIds[0]!}#l01`)] },
    });
  });
});

const block = ({ seller }: Deal, blockedReason: string) =>
  admin.api.userEntities.update({ params: { id: seller.id }, body: { blockedReason } });
const counted = async () =>
  Number((await world.read({ pk: "counter#sellers", sk: "counter" }))?.["count"] ?? 0);

describe("a seller whose account an admin blocks (D6-14)", () => {
  test("is closed and hidden like a revoked one, and asked by nobody", async () => {
    const deal = await running();
    const before = await counted();
    await block(deal, "사칭 신고");
    expect((await world.drain({ duplicate: true, shuffle: 7, searched: true })).dead).toEqual([]);
    expect(await deal.read(deal.acceptedId)).toMatchObject({ status: "CONFIRMED" });
    expect(await deal.read(deal.waitingId)).toMatchObject({
      status: "CANCELLED",
      cancelReason: "SELLER_SUSPENDED",
    });
    expect((await linesOf(deal)).map(({ closeReason }) => closeReason)).toEqual(
      Array.from({ length: 3 }, () => "SELLER_SUSPENDED"),
    );
    expect(await countOf(deal.buyer, "SELLER_SUSPENDED")).toBe(1);
    expect(await codeOf(askedBy(deal.seller))).toBe("INVALID_REQUEST");
    const params = { id: deal.seller.sellerId };
    expect(await codeOf(deal.buyer.api.sellerInfos.get({ params }))).toBe("NOT_FOUND");
    expect(await counted()).toBe(before - 1);
  });

  test("is visible again once the block ends; closed estimates stay closed", async () => {
    const deal = await running();
    const before = await counted();
    await block(deal, "확인 중");
    await world.drain();
    await block(deal, "다른 사유");
    await block(deal, "");
    expect((await world.drain({ duplicate: true, searched: true })).dead).toEqual([]);
    expect(await counted()).toBe(before);
    const params = { id: deal.seller.sellerId };
    expect(await deal.buyer.api.sellerInfos.get({ params })).toMatchObject({ id: params.id });
    expect((await linesOf(deal)).every(({ open }) => !open)).toBe(true);
    expect(await codeOf(askedBy(deal.seller))).toBe("no problem");
    // A decision that was made during a block counts once.
    await block(deal, "다시");
    await revoke(deal);
    await block(deal, "");
    await world.drain();
    expect(await counted()).toBe(before - 1);
  });
});
