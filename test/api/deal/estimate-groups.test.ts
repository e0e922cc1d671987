import type { Id } from "@bupum/shared/kernel/ids";
import { addHours, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { asked, codeOf, contact, lineOf, listed, noticesOf, quoteFor } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ partName: `부품 ${index + 1}`, quantity: 3 }));

describe("a request", () => {
  test("reaches every named seller, notifies each once, and does not name the rivals", async () => {
    const buyer = await world.member();
    const sellers = [await world.seller(), await world.seller(), await world.seller()];
    const { group, estimateOf } = await asked(world, buyer, sellers, words(2));
    expect(group).toMatchObject({
      status: "PENDING",
      open: true,
      lineCount: 2,
      sellerCount: 3,
      dispatching: false,
      title: "부품 1 외 1건",
    });
    expect(group.number).toMatch(/^EG-\d{6}-[0-9A-Z]{5}$/);
    for (const seller of sellers) {
      const { items } = await seller.api.productEstimates.listOfSeller({ query: {} });
      expect(items.map(({ id }) => id)).toEqual(
        [1, 2].map((one) => lineOf(estimateOf(seller), one)),
      );
      const others = sellers.filter((other) => other !== seller);
      for (const { sellerId, companyName } of others) {
        expect(JSON.stringify(items)).not.toContain(sellerId);
        expect(JSON.stringify(items)).not.toContain(companyName);
      }
      const notices = await noticesOf(seller);
      expect(notices).toMatchObject([
        { event: "ESTIMATE_RECEIVED", params: { lines: 2, buyer: buyer.companyName } },
      ]);
    }
    expect(await noticesOf(buyer)).toEqual([]);
  });

  test("is titled by the number of its first part, or by its words without a number", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { product } = await someProduct(world);
    const listed = { productId: product.id, quantity: 1 };
    const typed = { partName: "근접 센서", partNumber: "E2E-X5E1", quantity: 1 };
    const titleOf = async (lines: (typeof listed | typeof typed)[]) => {
      const body = { lines, sellerIds: [seller.sellerId], contact, allowDuplicate: true };
      const { id } = await buyer.api.estimateGroups.create({ body });
      return (await buyer.api.estimateGroups.get({ params: { id } })).title;
    };
    expect(await titleOf([listed, typed])).toBe(`${product.partNumber} 외 1건`);
    expect(await titleOf([typed, listed])).toBe("E2E-X5E1 외 1건");
  });

  test("shows its lines before the dispatcher has run", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const made = await buyer.api.estimateGroups.create({
      body: { lines: words(2), sellerIds: [seller.sellerId], contact },
    });
    const estimateId = made.estimateIds[0]!;
    for (const api of [buyer.api, seller.api]) {
      const { items } = await api.productEstimates.listOfEstimate({ query: { estimateId } });
      expect(items.map(({ productName }) => productName)).toEqual(["부품 1", "부품 2"]);
    }
    const early = seller.api.productEstimateResponses.create({
      body: quoteFor(lineOf(estimateId)),
    });
    expect(await codeOf(early)).toBe("BUSY");
    await world.drain();
  });

  test("sends a listed line to the listing's owner and a line with own sellers to them", async () => {
    const buyer = await world.member();
    const [owner, other] = [await world.seller(), await world.seller()];
    const { product } = await someProduct(world);
    const listing = await listed(owner, product.id, 5);
    const made = await buyer.api.estimateGroups.create({
      body: {
        lines: [
          { merchandiseId: listing.id, quantity: 1 },
          { partName: "따로", quantity: 1, sellerIds: [other.sellerId] },
          { partName: "아무도", quantity: 1 },
        ],
        contact,
      },
    });
    expect(made.unassignedLineIds).toEqual(["l03"]);
    await world.drain();
    const group = await buyer.api.estimateGroups.get({ params: { id: made.id } });
    expect(group.lines.map(({ sellerIds }) => sellerIds)).toEqual([
      [owner.sellerId],
      [other.sellerId],
      [],
    ]);
    const { items } = await owner.api.productEstimates.listOfSeller({ query: {} });
    expect(items).toMatchObject([{ merchandiseId: listing.id, partNumber: product.partNumber }]);
  });

  test("chooses sellers of a part itself, cheapest first, for PREMIUM members", async () => {
    const { product } = await someProduct(world);
    const sellers = [await world.seller(), await world.seller(), await world.seller()];
    for (const seller of sellers) await listed(seller, product.id, 5);
    const body = {
      lines: [{ productId: product.id, quantity: 1 }],
      sellerSelection: { mode: "AUTO" as const, max: 2 },
      contact,
    };
    const made = await (await world.member()).api.estimateGroups.create({ body });
    expect(made.estimateIds).toHaveLength(2);
    const basic = await world.member({ membershipType: "BASIC" });
    expect(await codeOf(basic.api.estimateGroups.create({ body }))).toBe("SUBSCRIPTION_REQUIRED");
    const nobodys = await someProduct(world);
    const nobody = await (
      await world.member()
    ).api.estimateGroups.create({
      body: { ...body, lines: [{ productId: nobodys.product.id, quantity: 1 }] },
    });
    expect(nobody).toMatchObject({ estimateIds: [], unassignedLineIds: ["l01"] });
  });

  test("with faults is refused as a whole, and nothing is written", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const create = (more: object) =>
      codeOf(
        buyer.api.estimateGroups.create({
          body: { lines: words(1), sellerIds: [seller.sellerId], contact, ...more },
        }),
      );
    const unknown: Id<"sel"> = "sel_01J8Z3K4M5N6P7Q8R9S0T1V2W3";
    expect(await create({ sellerIds: [unknown] })).toBe("INVALID_REQUEST");
    expect(await create({ sellerIds: undefined })).toBe("INVALID_REQUEST");
    expect(await create({ dueAt: addHours(toInstant(new Date()), 31 * 24) })).toBe(
      "INVALID_REQUEST",
    );
    const product = "prd_01J8Z3K4M5N6P7Q8R9S0T1V2W3";
    expect(await create({ lines: [{ productId: product, quantity: 1 }] })).toBe("INVALID_REQUEST");
    expect((await buyer.api.estimateGroups.list({ query: {} })).items).toEqual([]);
  });

  test("drops the buyer's own company, and is refused if nobody else remains (D6-26)", async () => {
    const [buyer, seller] = [await world.seller(), await world.seller()];
    const alone = buyer.api.estimateGroups.create({
      body: { lines: words(1), sellerIds: [buyer.sellerId], contact },
    });
    expect(await codeOf(alone)).toBe("SELF_REQUEST");
    const both = await buyer.api.estimateGroups.create({
      body: { lines: words(1), sellerIds: [buyer.sellerId, seller.sellerId], contact },
    });
    expect(both.estimateIds).toHaveLength(1);
  });

  test("of a BASIC member takes at most three sellers for ten lines", async () => {
    const buyer = await world.member({ membershipType: "BASIC" });
    const sellers = await Promise.all(Array.from({ length: 4 }, () => world.seller()));
    const ids = sellers.map(({ sellerId }) => sellerId);
    const create = (lines: number, count: number) =>
      buyer.api.estimateGroups.create({
        body: { lines: words(lines), sellerIds: ids.slice(0, count), contact },
      });
    expect(await codeOf(create(11, 1))).toBe("SUBSCRIPTION_REQUIRED");
    expect(await codeOf(create(1, 4))).toBe("SUBSCRIPTION_REQUIRED");
    expect((await create(10, 3)).estimateIds).toHaveLength(3);
  });

  test("for the same part of the same seller within a day needs a confirmation (D6-4)", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { product } = await someProduct(world);
    const body = {
      lines: [{ productId: product.id, quantity: 1 }],
      sellerIds: [seller.sellerId],
      contact,
    };
    const first = await buyer.api.estimateGroups.create({ body });
    await world.drain();
    const again = { ...body, lines: [{ productId: product.id, quantity: 2 }] };
    const refused = buyer.api.estimateGroups.create({ body: again });
    await expect(refused).rejects.toMatchObject({
      code: "DUPLICATE_REQUEST",
      body: { params: { groupId: first.id } },
    });
    await buyer.api.estimateGroups.create({ body: { ...again, allowDuplicate: true } });
  });

  test("sent twice by a double click is created once", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const body = { lines: words(1), sellerIds: [seller.sellerId], contact };
    const both = await Promise.all([
      buyer.api.estimateGroups.create({ body }),
      buyer.api.estimateGroups.create({ body }),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect((await buyer.api.estimateGroups.list({ query: {} })).items).toHaveLength(1);
  });

  test("is limited to twenty a day", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    for (let count = 1; count <= 20; count++)
      await buyer.api.estimateGroups.create({
        body: { title: `${count}`, lines: words(1), sellerIds: [seller.sellerId], contact },
      });
    const more = buyer.api.estimateGroups.create({
      body: { title: "21", lines: words(1), sellerIds: [seller.sellerId], contact },
    });
    expect(await codeOf(more)).toBe("REQUEST_LIMIT");
    const page = await buyer.api.estimateGroups.list({ query: { itemsPerPage: 10 } });
    expect(page.items.map(({ title }) => title)[0]).toBe("20");
    const { nextCursor } = page;
    const next = await buyer.api.estimateGroups.list({
      query: { itemsPerPage: 10, cursor: nextCursor! },
    });
    expect(next.items).toHaveLength(10);
    await world.drain({ searched: true });
    const found = await buyer.api.estimateGroups.list({ query: { searchKeyword: "부품1" } });
    expect(found.items.map(({ title }) => Number(title))).toEqual(
      Array.from({ length: 20 }, (_, at) => 20 - at),
    );
  });

  test("takes one more seller later, who gets the lines; no seller is asked twice", async () => {
    const buyer = await world.member();
    const [first, later] = [await world.seller(), await world.seller()];
    const { group } = await asked(world, buyer, [first], words(2));
    const body = { groupId: group.id, sellerId: later.sellerId, requestLineIds: ["l02"] };
    const added = await buyer.api.estimates.create({ body });
    expect(added.groupId).toBe(group.id);
    await world.drain();
    const { items } = await later.api.productEstimates.listOfSeller({ query: {} });
    expect(items.map(({ id }) => id)).toEqual([lineOf(added.id, 2)]);
    const again = { groupId: group.id, sellerId: later.sellerId };
    expect(await codeOf(buyer.api.estimates.create({ body: again }))).toBe("SELLER_ALREADY_ASKED");
    expect(await noticesOf(later)).toHaveLength(1);
    expect(await noticesOf(first)).toHaveLength(1);
  });

  test("for one listing takes one click", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { product } = await someProduct(world);
    const listing = await listed(seller, product.id, null);
    const made = await buyer.api.estimates.create({
      body: {
        sellerId: seller.sellerId,
        lines: [{ merchandiseId: listing.id, quantity: 5 }],
        contact,
      },
    });
    await world.drain();
    const { items } = await seller.api.estimates.list({ query: { side: "SELL" } });
    expect(items).toMatchObject([{ id: made.id, number: made.number, lineCount: 1 }]);
  });
});
