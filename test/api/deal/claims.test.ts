import { addDays, type Instant, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { codeOf } from "../../kit/group.ts";
import { acceptedFor, apiOf, at, saidTo, setClock, sweepOn } from "../../kit/ship-dates/clock.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterEach(() => vi.useRealTimers());
afterAll(() => world.stop());

// 2026-11-23 is a Monday.
const [monday, tuesday, wednesday] = ["2026-11-23", "2026-11-24", "2026-11-25"];
type Deal = Awaited<ReturnType<typeof acceptedFor>>;
type ClaimId = `clm_${string}`;

/** A line that was shipped on a Monday morning. */
const shipped = (lines = 1) => shippedAt(at(monday, "10:00"), lines);

async function shippedAt(when: Instant | undefined, lines = 1): Promise<Deal> {
  if (when) setClock(when);
  const day = when ? tuesday : addDays(seoulDay(toInstant(new Date())), 1);
  const deal = await acceptedFor(world, day, lines);
  const { productEstimateOrders } = await apiOf(world, deal.seller);
  await productEstimateOrders.shipLines({
    params: { id: deal.orderIds[0]! },
    body: { orderIds: [...deal.orderIds], carrier: "CJ대한통운" },
  });
  await world.drain();
  return deal;
}
const buyerOf = async (deal: Deal) => (await apiOf(world, deal.buyer)).claims;
const sellerOf = async (deal: Deal) => (await apiOf(world, deal.seller)).claims;
const adminApi = async () => world.admin(await world.sign(admin.id, "admin"));
const orderOf = async (deal: Deal, line = 0) =>
  (await apiOf(world, deal.buyer)).productEstimateOrders.get({
    params: { id: deal.orderIds[line]! },
  });
async function claimed(deal: Deal, more: object = {}): Promise<ClaimId> {
  const { id } = await (
    await buyerOf(deal)
  ).create({
    body: {
      orderId: deal.orderIds[0]!,
      kind: "DAMAGED",
      quantity: 2,
      detail: "하우징이 깨져서 왔습니다.",
      ...more,
    },
  });
  await world.drain({ duplicate: true });
  return id;
}
const claimOf = async (deal: Deal, id: ClaimId) => (await buyerOf(deal)).get({ params: { id } });
async function proposed(deal: Deal, id: ClaimId, body: object = { remedy: "CREDIT", amount: 500 }) {
  const done = await (
    await sellerOf(deal)
  ).propose({
    params: { id },
    body: body as { remedy: "CREDIT"; amount: number },
  });
  await world.drain({ duplicate: true });
  return done;
}

describe("a claim", () => {
  test("is made by the buyer of a delivered line, with files that both sides read (D34-1)", async () => {
    // Storage accepts the present clock alone.
    const deal = await shippedAt(undefined);
    const { buyer } = deal;
    const fileId = await upload(buyer, {
      fileName: "깨짐.pdf",
      content: "%PDF-1.7 x",
      category: "FILE",
    });
    const id = await claimed(deal, { fileIds: [fileId] });
    expect(await claimOf(deal, id)).toMatchObject({
      status: "PENDING",
      quantity: 2,
      files: [{ id: fileId }],
    });
    const { files } = await apiOf(world, deal.seller);
    expect(await codeOf(files.get({ params: { id: fileId } }))).toBe("no problem");
    expect((await orderOf(deal)).claims).toMatchObject([{ id, status: "PENDING", quantity: 2 }]);
    expect(await saidTo(world, deal.seller, "CLAIM_RECEIVED")).toMatchObject([
      { params: { reason: "DAMAGED" }, link: `/seller/claims?claimId=${id}` },
    ]);
  });

  test("is one at a time a line, and about no more pieces than were ordered", async () => {
    const deal = await shipped(2);
    expect(await codeOf(claimed(deal, { quantity: 9_999_999 }))).toBe("INVALID_REQUEST");
    const [one, other] = await Promise.allSettled([
      claimed(deal),
      claimed(deal, { kind: "SHORT" }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await codeOf(claimed(deal, { kind: "LATE" }))).toBe("CLAIM_OPEN");
    expect(await codeOf(claimed(deal, { orderId: deal.orderIds[1] }))).toBe("no problem");
  });

  test("keeps its line from being cancelled until it ends (D34-4)", async () => {
    const deal = await shipped();
    const id = await claimed(deal);
    const { productEstimateOrders } = await apiOf(world, deal.buyer);
    const cancel = () =>
      productEstimateOrders.cancelLines({
        params: { id: deal.orderIds[0]! },
        body: { orderIds: [...deal.orderIds], reason: "NOT_NEEDED" },
      });
    expect(await codeOf(cancel())).toBe("CLAIM_OPEN");
    await (await buyerOf(deal)).withdraw({ params: { id }, body: {} });
    expect((await cancel()).orders[0]).toMatchObject({ cancelRequest: { by: "BUYER" } });
  });

  test("waits for delivery, but for what is late; and ends 21 days after the completion", async () => {
    setClock(at(monday, "10:00"));
    const deal = await acceptedFor(world, tuesday);
    expect(await codeOf(claimed(deal, { kind: "LATE" }))).toBe("CLAIM_NOT_POSSIBLE");
    setClock(at(wednesday, "09:00"));
    expect(await codeOf(claimed(deal))).toBe("CLAIM_NOT_POSSIBLE");
    const { productEstimateOrders } = await apiOf(world, deal.buyer);
    await productEstimateOrders.complete({ params: { id: deal.orderIds[0]! } });
    setClock(at(addDays(wednesday, 22), "00:01"));
    expect(await codeOf(claimed(deal))).toBe("CLAIM_NOT_POSSIBLE");
    setClock(at(addDays(wednesday, 21), "23:50"));
    expect(await codeOf(claimed(deal))).toBe("no problem");
  });

  test("of a line that has not left on its day is made as late alone", async () => {
    setClock(at(monday, "10:00"));
    const deal = await acceptedFor(world, tuesday);
    setClock(at(wednesday, "09:00"));
    expect(await codeOf(claimed(deal, { kind: "LATE" }))).toBe("no problem");
  });

  test("is seen and moved by its two sides alone", async () => {
    const deal = await shipped();
    const id = await claimed(deal);
    const [stranger, rival] = [await world.member(), await world.seller()];
    const params = { id };
    for (const { id: who } of [stranger, rival]) {
      const { claims } = await apiOf(world, { id: who });
      expect(await codeOf(claims.get({ params }))).toBe("NOT_FOUND");
      expect(await codeOf(claims.accept({ params, body: {} }))).toBe("NOT_FOUND");
      expect((await claims.list({ query: {} })).items).toEqual([]);
    }
    const { claims } = await apiOf(world, rival);
    expect(await codeOf(claims.propose({ params, body: { remedy: "REPLACEMENT" } }))).toBe(
      "NOT_FOUND",
    );
    expect(await codeOf((await sellerOf(deal)).withdraw({ params, body: {} }))).toBe("NOT_FOUND");
    expect((await (await buyerOf(deal)).list({ query: {} })).items).toMatchObject([{ id }]);
    expect(
      (await (await sellerOf(deal)).listOfSeller({ query: { state: "OPEN" } })).items,
    ).toMatchObject([{ id }]);
  });
});

describe("a seller", () => {
  test("offers at most what the claimed pieces cost, a label for a return, and reasons for a refusal (D34-2, D34-5)", async () => {
    const deal = await shipped();
    const id = await claimed(deal);
    const { cost } = await claimOf(deal, id);
    const wrong = [
      { remedy: "CREDIT" },
      { remedy: "CREDIT", amount: cost + 1 },
      { remedy: "RETURN", carrier: "한진택배" },
      { remedy: "REFUSAL" },
    ];
    for (const body of wrong)
      expect(await codeOf(proposed(deal, id, body))).toBe("INVALID_REQUEST");
    await expect(proposed(deal, id, wrong[1])).rejects.toMatchObject({
      issues: [{ message: `${cost.toLocaleString("en")}원 이하여야 합니다.` }],
    });
    const body = { remedy: "RETURN", carrier: "한진택배", trackingNo: "512345678901" };
    const first = await proposed(deal, id, body);
    expect(first).toMatchObject({ status: "PROPOSED", proposal: { ...body, amount: cost } });
    expect(await proposed(deal, id, body)).toEqual(first);
    expect(await codeOf(proposed(deal, id, { remedy: "REPLACEMENT" }))).toBe("INVALID_TRANSITION");
    expect(await saidTo(world, deal.buyer, "CLAIM_PROPOSED")).toMatchObject([
      { params: { reason: "RETURN" } },
    ]);
  });

  test("who says nothing in two business days leaves it to the admins, once (D34-4)", async () => {
    const deal = await shipped();
    const id = await claimed(deal);
    await sweepOn(world, at(wednesday, "17:59"));
    expect((await claimOf(deal, id)).status).toBe("PENDING");
    await sweepOn(world, at(wednesday, "18:01"));
    await sweepOn(world, at(wednesday, "18:11"));
    expect(await claimOf(deal, id)).toMatchObject({
      status: "ESCALATED",
      escalation: { by: "SYSTEM" },
    });
    expect(await saidTo(world, deal.buyer, "CLAIM_ESCALATED")).toHaveLength(1);
    expect(await saidTo(world, deal.seller, "CLAIM_ESCALATED")).toHaveLength(1);
    expect((await (await adminApi()).inbox.list({})).queues).toContainEqual(
      expect.objectContaining({ queue: "claims" }),
    );
    // A late offer still helps: the buyer may take it.
    expect(await proposed(deal, id)).toMatchObject({ status: "PROPOSED" });
  });
});

describe("a buyer", () => {
  test("accepts the offer: both read what was agreed, and the seller is told once (D34-4)", async () => {
    const deal = await shipped();
    const id = await claimed(deal);
    expect(await codeOf((await buyerOf(deal)).accept({ params: { id }, body: {} }))).toBe(
      "INVALID_TRANSITION",
    );
    await proposed(deal, id);
    const { accept } = await buyerOf(deal);
    const done = await accept({ params: { id }, body: {} });
    expect(done).toMatchObject({
      status: "SETTLED",
      settlement: { remedy: "CREDIT", amount: 500, by: "BUYER" },
    });
    expect(await accept({ params: { id }, body: {} })).toEqual(done);
    await world.drain({ duplicate: true });
    expect(await saidTo(world, deal.seller, "CLAIM_ENDED")).toHaveLength(1);
    expect((await orderOf(deal)).claims).toMatchObject([{ status: "SETTLED", amount: 500 }]);
  });

  test("who says nothing for five business days accepts (D34-4)", async () => {
    const deal = await shipped();
    const id = await claimed(deal);
    await proposed(deal, id);
    await sweepOn(world, at("2026-11-30", "17:59"));
    expect((await claimOf(deal, id)).status).toBe("PROPOSED");
    await sweepOn(world, at("2026-11-30", "18:01"));
    expect(await claimOf(deal, id)).toMatchObject({
      status: "SETTLED",
      settlement: { by: "SYSTEM" },
    });
  });

  test("takes a claim back, and may make another one", async () => {
    const deal = await shipped();
    const id = await claimed(deal);
    const { withdraw } = await buyerOf(deal);
    expect(await withdraw({ params: { id }, body: {} })).toMatchObject({ status: "WITHDRAWN" });
    expect(await codeOf(proposed(deal, id))).toBe("INVALID_TRANSITION");
    expect(await codeOf(claimed(deal))).toBe("no problem");
  });
});

describe("an admin", () => {
  test("decides what the buyer brings, with a reason; both are told (D34-4)", async () => {
    const deal = await shipped();
    const id = await claimed(deal);
    await proposed(deal, id, { remedy: "REFUSAL", detail: "출고 사진에는 이상이 없습니다." });
    const params = { id };
    const body = {
      remedy: "CREDIT" as const,
      amount: 700,
      detail: "사진으로 파손을 확인했습니다.",
    };
    const { claimEntities } = await adminApi();
    expect(await codeOf(claimEntities.decide({ params, body }))).toBe("INVALID_TRANSITION");
    await (await buyerOf(deal)).escalate({ params, body: { detail: "포장부터 젖어 있었습니다." } });
    expect(
      (await claimEntities.list({ query: { filter: "status:ESCALATED" } })).items.map(
        (one) => one.id,
      ),
    ).toContain(id);
    const done = await claimEntities.decide({ params, body });
    expect(done).toMatchObject({ status: "DECIDED", settlement: { by: "ADMIN", amount: 700 } });
    await world.drain({ duplicate: true });
    for (const who of [deal.buyer, deal.seller])
      expect(await saidTo(world, who, "CLAIM_ENDED")).toHaveLength(1);
    expect((await orderOf(deal)).claims?.[0]).toHaveProperty("upheldAt");
  });

  test("cannot delete an order with an open claim (D34-4)", async () => {
    const deal = await shipped();
    const params = { id: deal.orderIds[0]! };
    const { completeLines, remove } = (await adminApi()).productEstimateOrderEntities;
    await completeLines({ params, body: { orderIds: [params.id] } });
    const id = await claimed(deal);
    expect(await codeOf(remove({ params }))).toBe("CLAIM_OPEN");
    expect(await orderOf(deal)).toMatchObject({ id: params.id });
    await (await buyerOf(deal)).withdraw({ params: { id }, body: {} });
    expect(await codeOf(remove({ params }))).toBe("no problem");
  });
});
