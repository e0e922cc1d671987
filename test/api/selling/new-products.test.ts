import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;
type MakerId = `mkr_${string}`;
const stating = (manufactorId: MakerId, partNumber: string) => ({
  productId: undefined,
  newProduct: { manufactorId, partNumber, name: "특수 규격 인버터" },
});
const list = (seller: Seller, given: object) => listed(seller, "prd_" as never, 5, given);
const own = async (seller: Seller) => (await seller.api.merchandises.listOwn({ query: {} })).items;

describe("a listing of a part that the catalogue lacks (D8-9)", () => {
  test("makes the part, which buyers and other sellers see once an admin shows it", async () => {
    const seller = await world.seller();
    const { maker } = await someProduct(world);
    const made = await list(seller, stating(maker.id, "SPECIAL-7.5K"));
    expect(made).toMatchObject({ partNumber: "SPECIAL-7.5K", manufactorId: maker.id });
    await world.drain({ searched: true });
    expect(await own(seller)).toMatchObject([{ id: made.id, isPartHidden: true }]);
    const params = { id: made.productId };
    expect(await codeOf(world.api().products.get({ params }))).toBe("NOT_FOUND");
    const admin = await world.adminUser();
    const product = await admin.api.productEntities.get({ params });
    expect(product).toMatchObject({ state: "HIDDEN", name: { ko: "특수 규격 인버터" } });
    await admin.api.productEntities.update({
      params,
      body: { state: "SHOWN", version: product.version },
    });
    await world.drain({ searched: true });
    expect(await world.api().products.get({ params })).toMatchObject({ offerCount: 1 });
    expect((await own(seller))[0]!.isPartHidden ?? false).toBe(false);
  });

  test("of a number that the maker has already is one of that part, shown or waiting", async () => {
    const [first, second] = [await world.seller(), await world.seller()];
    const { maker, product } = await someProduct(world);
    const known = await list(first, stating(maker.id, product.partNumber.toLowerCase()));
    expect(known.productId).toBe(product.id);
    const waiting = await list(first, stating(maker.id, "SPECIAL-11K"));
    const other = await list(second, stating(maker.id, "SPECIAL-11K"));
    expect(other.productId).toBe(waiting.productId);
  });

  test("of a maker that is unknown names the field, and both or none of the two is refused", async () => {
    const seller = await world.seller();
    const { product } = await someProduct(world);
    const unknown = stating("mkr_01J8Z3K4M5N6P7Q8R9S0T1V2W3", "SPECIAL-15K");
    await expect(list(seller, unknown)).rejects.toMatchObject({
      issues: [{ path: "body.newProduct.manufactorId", code: "MANUFACTOR_UNKNOWN" }],
    });
    for (const given of [{ productId: undefined }, { ...unknown, productId: product.id }])
      await expect(list(seller, given)).rejects.toMatchObject({
        issues: [{ path: "body.productId", code: "required" }],
      });
  });
});
