import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, codeOf, lineOf, noticesOf, quoted, quoteFor } from "../../kit/group.ts";
import { someProduct } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const entities = () => admin.api.productEstimateEntities;
type Query = Parameters<ReturnType<typeof entities>["list"]>[0]["query"];
const idsOf = async (query: Query) => (await entities().list({ query })).items.map(({ id }) => id);

test("An admin finds lines by reply, the names of both sides, product and part, newest first", async () => {
  const [one, other] = [await quoted(world), await quoted(world)];
  const refused = await quoted(world);
  await refused.seller.api.productEstimateResponses.reject({
    body: { productEstimateIds: refused.ids, reason: "OUT_OF_STOCK" },
  });
  await world.drain({ searched: true, duplicate: true });
  const [mine, rival, gone] = [one.ids[0]!, other.ids[0]!, refused.ids[0]!];
  expect((await idsOf({})).slice(0, 3)).toEqual([gone, rival, mine]);
  expect(await idsOf({ replyTypes: "REJECTED" })).toEqual([gone]);
  expect(await idsOf({ replyTypes: "REPLIED,PENDING", sort: "createdAt:asc" })).toEqual([
    mine,
    rival,
  ]);
  for (const [searchType, searchKeyword] of [
    ["BUYER_NAME", one.buyer.companyName],
    ["SELLER_NAME", one.seller.companyName],
    ["PART_NAME", one.product.partNumber.slice(1)],
  ] as const)
    expect(await idsOf({ searchType, searchKeyword }), searchType).toEqual([mine]);
  const [row] = (await entities().list({ query: { searchKeyword: one.product.partNumber } })).items;
  expect(row).toMatchObject({
    groupId: one.groupId,
    replyType: "REPLIED",
    open: true,
    buyerName: one.buyer.companyName,
    sellerName: one.seller.companyName,
  });
});

test("A deleted line is found by its own filter only", async () => {
  const deal = await quoted(world, { lines: 2 });
  const [gone, left] = [deal.ids[0]!, deal.ids[1]!];
  await entities().remove({ params: { id: gone } });
  await world.drain({ searched: true, duplicate: true });
  const mine = { searchType: "BUYER_NAME", searchKeyword: deal.buyer.companyName } as const;
  expect(await idsOf(mine)).toEqual([left]);
  expect(await idsOf({ ...mine, filter: "state:REMOVED" })).toEqual([gone]);
  const both = { filter: "state:REMOVED", replyTypes: "REPLIED" };
  expect(await codeOf(entities().list({ query: both }))).toBe("INVALID_REQUEST");
  expect(await codeOf(entities().list({ query: { filter: "state:PENDING" } }))).toBe(
    "INVALID_REQUEST",
  );
});

test("An estimate whose last line was deleted closes as ended by an admin, not by its buyer", async () => {
  const deal = await quoted(world, { lines: 2 });
  const closing = async () =>
    deal.seller.api.estimates.get({ params: { id: deal.estimateId as `est_${string}` } });
  await entities().remove({ params: { id: deal.ids[0]! } });
  await world.drain();
  expect(await closing()).toMatchObject({ open: true });
  await entities().remove({ params: { id: deal.ids[1]! } });
  await world.drain({ duplicate: true });
  expect(await closing()).toMatchObject({ open: false, closeReason: "ADMIN" });
  expect((await noticesOf(deal.seller)).map(({ event }) => event)).not.toContain(
    "ESTIMATE_CANCELLED",
  );
});

test("An admin reads every quote of a line and its audit events, and never its seller's draft", async () => {
  const deal = await quoted(world);
  const id = deal.ids[0]!;
  await deal.seller.api.productEstimateResponses.create({
    body: { items: [quoteFor(id, { unitPrice: "77707.77" })], draft: true },
  });
  const line = await entities().get({ params: { id } });
  expect(line).toMatchObject({ id, replyType: "REPLIED", revisions: [{ revision: 1 }] });
  expect(line.history.map(({ entity }) => entity)).toEqual(
    expect.arrayContaining(["estimateGroup", "estimate"]),
  );
  expect(JSON.stringify(line)).not.toContain("77707.77");
  const unknown = lineOf(deal.estimateId, 49);
  expect(await codeOf(entities().get({ params: { id: unknown } }))).toBe("NOT_FOUND");
});

test("A request's history has every proposed and decided part, however long it is", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const wanted = [{ partName: "미니 릴레이", quantity: 4 }];
  const { group, estimateOf } = await asked(world, buyer, [seller], wanted);
  const estimateId = estimateOf(seller);
  const productEstimateId = lineOf(estimateId);
  for (const isSame of [false, true]) {
    const { product } = await someProduct(world);
    const body = { productEstimateId, productId: product.id };
    await seller.api.productEstimateResponses.proposeProduct({ body });
    await buyer.api.productEstimateResponses.decideProduct({ body: { ...body, isSame } });
  }
  const at = group.createdAt;
  const event = { entity: "estimate", id: estimateId, from: "-", to: "REPLIED", via: "WEB", at };
  await world.put(
    Array.from({ length: 60 }, (_, count) => ({
      pk: `audit#estimate#${estimateId}`,
      sk: `${at}#aud_${count}`,
      actor: seller.id,
      actorRole: "SELLER",
      ...event,
    })),
  );
  const { history } = await admin.api.estimates.get({ params: { id: group.id } });
  const ofLine = history.filter(({ id }) => id === productEstimateId).map(({ to }) => to);
  const [declined, confirmed] = ["PRODUCT_DECLINED", "PRODUCT_CONFIRMED"];
  expect(ofLine).toEqual([confirmed, "PRODUCT_PROPOSED", declined, "PRODUCT_PROPOSED"]);
  expect(history.filter(({ to }) => to === "REPLIED")).toHaveLength(60);
});
