import { addHours, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, codeOf, lineOf, noticesOf, quoteFor } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Person = Awaited<ReturnType<World["member"]>>;
type GroupId = `egr_${string}`;
const three = [
  { partName: "리미트 스위치", quantity: 3 },
  { partName: "판넬용 팬", quantity: 4 },
  { partName: "단자대", quantity: 5 },
];
const later = (hours: number) => addHours(toInstant(new Date()), hours);
const change = (buyer: Person, id: GroupId, body: object) =>
  buyer.api.estimateGroups.update({ params: { id }, body });

describe("an open request that its buyer changes (D6-13)", () => {
  test("shows its new name and later deadline in every list of both sides", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, [seller], three);
    const dueAt = later(24 * 20);
    const title = "3공장 증설 자재";
    const reply = await change(buyer, group.id, { title, memo: "분납 가능", dueAt });
    expect(reply).toMatchObject({ title, memo: "분납 가능", dueAt });
    await world.drain({ duplicate: true, searched: true });
    const { items: lines } = await seller.api.productEstimates.listOfSeller({ query: {} });
    expect(lines.map((line) => [line.title, line.dueAt])).toEqual(three.map(() => [title, dueAt]));
    const theirs = await seller.api.estimates.get({ params: { id: estimateOf(seller) } });
    expect(theirs).toMatchObject({ title, dueAt, memo: "분납 가능" });
    const soon = await seller.api.productEstimates.listOfSeller({ query: { dueWithin: "24h" } });
    expect(soon.items).toEqual([]);
    for (const searchKeyword of ["3공장", group.number]) {
      const found = await buyer.api.estimateGroups.list({ query: { searchKeyword } });
      expect(found.items.map(({ id }) => id)).toEqual([group.id]);
      const sellers = await seller.api.estimates.list({ query: { side: "SELL", searchKeyword } });
      expect(sellers.items.map(({ groupId }) => groupId)).toEqual([group.id]);
    }
  });

  test("keeps its deadline if the new one is earlier or too far", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { group } = await asked(world, buyer, [seller], three);
    const faultOf = (dueAt: string) =>
      change(buyer, group.id, { dueAt }).then(
        () => "none",
        (error: { issues: { code: string }[] }) => error.issues[0]?.code,
      );
    expect(await faultOf(later(2))).toBe("DUE_AT_EARLIER");
    expect(await faultOf(later(24 * 31))).toBe("DUE_AT_RANGE");
    expect(await codeOf(change(seller, group.id, { title: "남의 요청" }))).toBe("NOT_FOUND");
    expect(await codeOf(change(buyer, group.id, { title: "옛 판", version: 99 }))).toBe(
      "VERSION_CONFLICT",
    );
  });

  test("drops unanswered lines, and no others", async () => {
    const buyer = await world.member();
    const [first, second] = [await world.seller(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, [first, second], three);
    await first.api.productEstimateResponses.create({ body: quoteFor(lineOf(estimateOf(first))) });
    await world.drain();
    const drop = (...dropRequestLineIds: string[]) =>
      change(buyer, group.id, { dropRequestLineIds });
    expect(await codeOf(drop("l01"))).toBe("LINE_ANSWERED");
    await expect(drop("l01", "l02", "l03")).rejects.toMatchObject({
      issues: [{ path: "body.dropRequestLineIds", code: "LAST_LINE" }],
    });
    expect(await codeOf(drop("l09"))).toBe("NOT_FOUND");
    const reply = await drop("l02", "l03");
    expect(reply.lineCount).toBe(1);
    await world.drain({ duplicate: true });
    const { items } = await buyer.api.productEstimates.listOfEstimate({
      query: { groupId: group.id },
    });
    for (const line of items) expect(line.open, line.id).toBe(line.requestLineId === "l01");
    const estimate = await first.api.estimates.get({ params: { id: estimateOf(first) } });
    expect(estimate).toMatchObject({ lineCount: 1, pendingCount: 0, status: "CONFIRMED" });
    for (const seller of [first, second]) {
      const notices = await noticesOf(seller);
      expect(notices.map(({ event }) => event)).toEqual([
        "ESTIMATE_CANCELLED",
        "ESTIMATE_RECEIVED",
      ]);
      expect(notices[0]!.params).toMatchObject({ lines: 2 });
      const answer = seller.api.productEstimateResponses.create({
        body: quoteFor(lineOf(estimateOf(seller), 2)),
      });
      expect(await codeOf(answer)).toBe("ESTIMATE_CLOSED");
    }
    const third = await world.seller();
    const added = await buyer.api.estimates.create({
      body: { groupId: group.id, sellerId: third.sellerId },
    });
    await world.drain();
    const theirs = await third.api.productEstimates.listOfEstimate({
      query: { estimateId: added.id },
    });
    expect(theirs.items.map(({ requestLineId }) => requestLineId)).toEqual(["l01"]);
  });

  test("with a line dropped and answered at the same moment does one of both", async () => {
    for (let round = 0; round < 4; round++) {
      const [buyer, seller] = [await world.member(), await world.seller()];
      const { group, estimateOf } = await asked(world, buyer, [seller], three);
      const line = lineOf(estimateOf(seller), 2);
      const found = await Promise.all([
        codeOf(change(buyer, group.id, { dropRequestLineIds: ["l02"] })),
        codeOf(seller.api.productEstimateResponses.create({ body: quoteFor(line) })),
      ]);
      await world.drain({ duplicate: true, shuffle: round + 1 });
      const { open, replyType } = await buyer.api.productEstimates.get({ params: { id: line } });
      expect([
        [["no problem", "ESTIMATE_CLOSED"], false, "PENDING"],
        [["LINE_ANSWERED", "no problem"], true, "REPLIED"],
      ]).toContainEqual([found, open, replyType]);
    }
  });
});
