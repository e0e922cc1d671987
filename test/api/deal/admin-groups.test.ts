import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contact, lineOf, quoteFor } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const lines = [{ partName: "단종된 릴레이", quantity: 4 }];

describe("an admin's list of requests (D3-25)", () => {
  test("has everybody's by status and buyer, follows each change, and keeps the deleted apart", async () => {
    const buyer = await world.member({ companyName: `가온${Date.now()}` });
    const seller = await world.seller();
    const body = { lines, sellerIds: [seller.sellerId], contact };
    const made = await buyer.api.estimateGroups.create({ body });
    await world.drain({ searched: true });
    const list = async (filter?: string) => {
      const query = { searchKeyword: buyer.companyName.slice(1), ...(filter && { filter }) };
      return (await admin.api.estimates.list({ query })).items;
    };
    const row = { id: made.id, buyerId: buyer.id, lineCount: 1, sellerCount: 1, quotedCount: 0 };
    expect(await list()).toMatchObject([{ ...row, status: "PENDING", open: true }]);
    expect(await list("status:CONFIRMED")).toEqual([]);
    const { estimates } = await buyer.api.estimateGroups.get({ params: { id: made.id } });
    const quote = quoteFor(lineOf(estimates[0]!.id));
    await seller.api.productEstimateResponses.create({ body: { items: [quote] } });
    await world.drain({ searched: true });
    expect(await list("status:CONFIRMED")).toMatchObject([{ id: made.id, quotedCount: 1 }]);
    expect(await list("status:PENDING")).toEqual([]);
    await admin.api.estimates.remove({ params: { id: made.id } });
    await world.drain({ searched: true });
    expect(await list()).toEqual([]);
    expect(await list("status:REMOVED")).toMatchObject([{ id: made.id }]);
    await expect(list("status:STRANGE")).rejects.toMatchObject({ status: 400 });
  });
});
