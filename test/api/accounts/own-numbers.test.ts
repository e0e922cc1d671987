import { mostOwnNumbers } from "@bupum/shared/accounts/own-numbers/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetOwnNumbers } from "../../../functions/src/accounts/own-numbers/items.ts";
import { someProduct } from "../../kit/goods.ts";
import { codeOf } from "../../kit/group.ts";
import { nextNumber } from "../../kit/people.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type ProductId = Awaited<ReturnType<typeof someProduct>>["product"]["id"];
const keep = async (of: Member, ...said: [number: string, productId: ProductId][]) =>
  (
    await of.api.ownNumbers.keep({
      body: { items: said.map(([number, productId]) => ({ number, productId })) },
    })
  ).items;
const match = async (of: Member, ...rows: { partNumber: string; manufactorName?: string }[]) =>
  (await of.api.ownNumbers.match({ body: { rows } })).items;
const ofProducts = async (of: Member, ...ids: ProductId[]) =>
  (await of.api.ownNumbers.ofProducts({ query: { productIds: ids.join(",") } })).items;
const mine = async (of: Member) => (await of.api.ownNumbers.mine({ query: {} })).items;
const unknown = { match: "NONE", reason: "NO_SUCH_NUMBER", parts: [] };

describe("an own number", () => {
  test("is kept once, in any spelling, and means its part in every row (D31-1, D31-2)", async () => {
    const buyer = await world.member();
    const { product, maker } = await someProduct(world);
    expect(await keep(buyer, ["A-0001", product.id])).toEqual(["KEPT"]);
    expect(await keep(buyer, ["a 0001", product.id])).toEqual(["KNOWN"]);
    const own = { match: "EXACT", reason: "OWN_NUMBER", parts: [{ id: product.id }] };
    const named = { partNumber: "A0001", manufactorName: maker.name.ko };
    expect(
      await match(buyer, { partNumber: "A0001" }, { partNumber: "A0002" }, named),
    ).toMatchObject([own, unknown, own]);
    expect(await mine(buyer)).toMatchObject([
      { number: "A-0001", parts: [{ id: product.id }], isStale: false },
    ]);
  });

  test("of two parts, or beside another maker, is asked about (D31-3)", async () => {
    const buyer = await world.member();
    const [one, other] = [await someProduct(world), await someProduct(world)];
    await keep(buyer, ["B-1", one.product.id], ["B-2", one.product.id], ["B-2", other.product.id]);
    const foreign = { partNumber: "B-1", manufactorName: other.maker.name.ko };
    expect(await match(buyer, foreign, { partNumber: "B-2" })).toMatchObject([
      { match: "AMBIGUOUS", reason: "OTHER_MAKER" },
      {
        match: "AMBIGUOUS",
        reason: "OWN_NUMBER_TWICE",
        parts: [{ id: one.product.id }, { id: other.product.id }],
      },
    ]);
    const items = [{ number: "B-2", productId: other.product.id }];
    await buyer.api.ownNumbers.remove({ body: { items } });
    expect(await match(buyer, { partNumber: "B-2" })).toMatchObject([{ match: "EXACT" }]);
  });

  test("is nobody else's, and no word of it reaches another (D31-1)", async () => {
    const [buyer, other] = [await world.member(), await world.seller()];
    const { product } = await someProduct(world);
    await keep(buyer, ["SECRET-1", product.id]);
    expect(await match(other, { partNumber: "SECRET-1" })).toEqual([unknown]);
    expect(await mine(other)).toEqual([]);
    await other.api.ownNumbers.remove({ body: { items: [{ number: "SECRET-1" }] } });
    expect(await mine(buyer)).toHaveLength(1);
  });

  test("of a part that is hidden later is stale and is left to the catalogue (D31-4)", async () => {
    const buyer = await world.member();
    const { product } = await someProduct(world);
    await keep(buyer, ["C-1", product.id]);
    const row = { pk: `product#${product.id}`, sk: "row" };
    await world.put([{ ...(await world.read(row)), ...row, state: "HIDDEN" }]);
    expect(await mine(buyer)).toMatchObject([{ number: "C-1", parts: [], isStale: true }]);
    expect(await match(buyer, { partNumber: "C-1" })).toEqual([unknown]);
    expect(await keep(buyer, ["C-2", product.id])).toEqual(["NO_PART"]);
    await buyer.api.ownNumbers.remove({ body: { items: [{ number: "C-1" }] } });
    expect(await mine(buyer)).toEqual([]);
  });

  test("is read by its part, also by one that it was merged into, and found by its beginning (D31-4, D31-6)", async () => {
    const [buyer, other] = [await world.member(), await world.member()];
    const [one, two] = [await someProduct(world), await someProduct(world)];
    await keep(buyer, ["F-1", one.product.id], ["F-2", one.product.id], ["G-1", two.product.id]);
    expect(await ofProducts(buyer, two.product.id, one.product.id)).toEqual([
      { productId: two.product.id, numbers: ["G-1"] },
      { productId: one.product.id, numbers: ["F-1", "F-2"] },
    ]);
    expect(await ofProducts(other, one.product.id)).toEqual([]);
    const named = await buyer.api.ownNumbers.mine({ query: { searchKeyword: "f" } });
    expect(named.items.map(({ number }) => number)).toEqual(["F-1", "F-2"]);
    const key = { pk: `product#${two.product.id}`, sk: "product" };
    await world.put([{ ...(await world.read(key)), ...key, absorbedIds: [one.product.id] }]);
    expect((await ofProducts(buyer, two.product.id))[0]?.numbers).toEqual(["G-1"]);
    const query = { productIds: two.product.id, withMerged: "true" } as const;
    const { items: whole } = await buyer.api.ownNumbers.ofProducts({ query });
    expect(whole[0]?.numbers).toEqual(["F-1", "F-2", "G-1"]);
    await keep(buyer, ["H-1", one.product.id], ["H-1", two.product.id]);
    const row = { pk: `product#${one.product.id}`, sk: "row" };
    await world.put([{ ...(await world.read(row)), ...row, mergedInto: two.product.id }]);
    await keep(buyer, ["F-1", two.product.id]);
    expect(await keep(buyer, ["F-2", two.product.id])).toEqual(["KNOWN"]);
    // What was two parts is one: there is nothing to ask.
    expect(await match(buyer, { partNumber: "F-1" })).toMatchObject([
      { match: "EXACT", parts: [{ id: two.product.id }] },
    ]);
    const list = await mine(buyer);
    expect(list.map(({ parts }) => parts.length)).toEqual([1, 1, 1, 1]);
    const items = [{ number: "F-1", productId: two.product.id }];
    await buyer.api.ownNumbers.remove({ body: { items } });
    expect((await mine(buyer)).map(({ number }) => number)).toEqual(["F-2", "G-1", "H-1"]);
  });

  test("means five parts at most, and a buyer has as many numbers as allowed (D31-1, D31-3)", async () => {
    const buyer = await world.member();
    const parts = await Promise.all(Array.from({ length: 6 }, () => someProduct(world)));
    expect(
      await keep(buyer, ...parts.map(({ product }) => ["D-1", product.id] as [string, ProductId])),
    ).toEqual([...Array<string>(5).fill("KEPT"), "FULL"]);
    const counter = { pk: `own-numbers#${buyer.id}`, sk: "counter" };
    await world.put([{ ...counter, count: mostOwnNumbers }]);
    expect(await codeOf(keep(buyer, [`D-${nextNumber()}`, parts[0]!.product.id]))).toBe(
      "ENTRY_LIMIT",
    );
  });

  test("goes when its owner leaves (D31-1)", async () => {
    const buyer = await world.member();
    const { product } = await someProduct(world);
    await keep(buyer, ["E-1", product.id], ["E-2", product.id]);
    await forgetOwnNumbers(buyer.id);
    expect(await mine(buyer)).toEqual([]);
    expect(await world.read({ pk: `own-numbers#${buyer.id}`, sk: "counter" })).toMatchObject({
      count: 0,
    });
  });
});
