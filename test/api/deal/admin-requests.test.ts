import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import { seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

// D3-15: an admin changes and deletes a whole request.

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const past = async (id: string) => {
  const { pastOf } = await import("@bupum/functions/kernel/audit");
  return pastOf("estimateGroup", id);
};

describe("an admin's change of a request", () => {
  test("reaches its buyer and its sellers, and is audited as the admin's", async () => {
    const { buyer, seller, groupId, estimateId } = await quoted(world);
    const params = { id: groupId };
    const dueAt = seoulInstant(addBusinessDays(seoulDay(new Date().toISOString()), 9), "18:00");
    const contact = { name: "이대리", phone: "+821055556666" };
    const { version } = await admin.api.estimates.get({ params });
    const body = { title: "고친 제목", memo: "고친 메모", dueAt, contact, version };
    expect(await admin.api.estimates.update({ params, body })).toMatchObject({
      title: "고친 제목",
      contact,
    });
    await world.drain({ duplicate: true });
    expect(await buyer.api.estimateGroups.get({ params })).toMatchObject({
      title: "고친 제목",
      memo: "고친 메모",
      dueAt,
      contact,
    });
    const { items } = await seller.api.productEstimates.listOfEstimate({ query: { estimateId } });
    expect(items[0]).toMatchObject({ title: "고친 제목", dueAt });
    expect((await past(groupId))[0]).toMatchObject({ actor: admin.id, onBehalfOf: buyer.id });
    expect(await codeOf(admin.api.estimates.update({ params, body }))).toBe("VERSION_CONFLICT");
  });
});

describe("an admin's deletion of a request", () => {
  test("closes it and removes it for its buyer, while its sellers keep a closed estimate", async () => {
    const { buyer, seller, groupId, estimateId, ids } = await quoted(world);
    const params = { id: groupId };
    await world.drain({ searched: true });
    await admin.api.estimates.remove({ params });
    expect((await world.drain({ duplicate: true, searched: true })).dead).toEqual([]);
    expect(await codeOf(buyer.api.estimateGroups.get({ params }))).toBe("NOT_FOUND");
    const { number } = await admin.api.estimates.get({ params });
    for (const query of [{}, { status: "CANCELLED" }, { searchKeyword: number }] as const)
      expect((await buyer.api.estimateGroups.list({ query })).items).toEqual([]);
    const { items } = await seller.api.productEstimates.listOfEstimate({ query: { estimateId } });
    expect(items).toMatchObject([{ id: ids[0], open: false, closeReason: "ADMIN" }]);
    expect(await admin.api.estimates.get({ params })).toMatchObject({
      open: false,
      closeReason: "ADMIN",
      deletedAt: expect.any(String),
    });
    expect((await past(groupId)).slice(0, 2).map(({ to }) => to)).toEqual(["REMOVED", "CANCELLED"]);
    expect(await codeOf(admin.api.estimates.remove({ params }))).toBe("NOT_FOUND");
    const { checkLedger } = await import("@bupum/functions/indexing/ledger/rebuild");
    expect(await checkLedger()).toMatchObject({ placed: 0, listed: 0 });
  });

  test("is refused while an order runs", async () => {
    const deal = await quoted(world);
    const params = { id: deal.groupId };
    const { orderIds } = await order(deal);
    expect(await codeOf(admin.api.estimates.remove({ params }))).toBe("HAS_ACTIVE_ORDER");
    await accept(deal, orderIds[0]!);
    await world.drain();
    expect(await codeOf(admin.api.estimates.remove({ params }))).toBe("HAS_ACTIVE_ORDER");
    await deal.buyer.api.productEstimateOrders.complete({ params: { id: orderIds[0]! } });
    await world.drain();
    await admin.api.estimates.remove({ params });
    await world.drain();
    const orders = await deal.buyer.api.productEstimateOrders.list({ query: {} });
    expect(orders.items).toMatchObject([{ status: "COMPLETED" }]);
  });
});
