import { addHours } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { asked, lineOf, listed, noticesOf, quoteFor } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;
type Wanted = Parameters<Seller["api"]["estimates"]["list"]>[0]["query"];
const listOf = async ({ api }: Seller, query: Wanted = {}) =>
  (await api.estimates.list({ query: { side: "SELL", ...query } })).items;
const idsOf = async (seller: Seller, query?: Wanted) =>
  (await listOf(seller, query)).map(({ id }) => id);

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ partName: `부품 ${index + 1}`, quantity: 3 }));
const dueIn = (hours: number) => ({ dueAt: addHours(new Date().toISOString(), hours) });

describe("requests that a seller received (D3-27)", () => {
  test("are a row each, the most urgent on top, and go down once they are answered", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const long = await asked(world, buyer, [seller], words(10), dueIn(72));
    const short = await asked(
      world,
      buyer,
      [seller],
      [{ partName: "급한 부품", quantity: 1 }],
      dueIn(20),
    );
    const [first, last] = [short.estimateOf(seller), long.estimateOf(seller)];
    expect(await idsOf(seller)).toEqual([first, last]);
    expect(await idsOf(seller, { dueWithin: "24h" })).toEqual([first]);
    const line = lineOf(first);
    await seller.api.productEstimateResponses.create({ body: quoteFor(line) });
    await world.drain({ searched: true });
    expect(await idsOf(seller)).toEqual([last, first]);
    expect(await idsOf(seller, { dueWithin: "24h" })).toEqual([]);
    expect(await idsOf(seller, { status: "PENDING" })).toEqual([last]);
    expect(await idsOf(seller, { status: "CONFIRMED" })).toEqual([first]);
    expect(await idsOf(seller, { searchKeyword: "급한" })).toEqual([first]);
    // Asked anew, it waits again, by the deadline of its new round.
    await buyer.api.productEstimates.requote({
      params: { id: line },
      body: { reason: "PRICE", targetPrice: "900", ...dueIn(5) },
    });
    await world.drain({ searched: true });
    expect(await idsOf(seller)).toEqual([first, last]);
    expect(await idsOf(seller, { dueWithin: "24h" })).toEqual([first]);
  });

  test("say how many of their lines the seller lists, and lead there from every notice", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const [product, other] = [
      (await someProduct(world)).product,
      (await someProduct(world)).product,
    ];
    await listed(seller, product.id, null);
    await world.drain();
    const lines = [product, other].map(({ id: productId }) => ({ productId, quantity: 3 }));
    const { estimateOf } = await asked(world, buyer, [seller], [], { lines });
    const id = estimateOf(seller);
    const [row] = await listOf(seller);
    expect(row).toMatchObject({ id, lineCount: 2, pendingCount: 2, listedCount: 1 });
    await seller.api.productEstimateResponses.create({ body: quoteFor(lineOf(id)) });
    await world.drain();
    expect((await listOf(seller))[0]).toMatchObject({ pendingCount: 1, listedCount: 1 });
    const links = (await noticesOf(seller)).map(({ link }) => link);
    expect(links).toEqual([`/seller/product-estimates/${id}`]);
  });
});
