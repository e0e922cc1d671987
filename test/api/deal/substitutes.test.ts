import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Part = Awaited<ReturnType<typeof someProduct>>;

/** An order of another part instead of the listed one, which its seller accepts. */
async function taken(alternative: object, by: Partial<Parameters<typeof quoted>[1]> = {}) {
  const deal = await quoted(world, {
    quote: { alternative: { reason: "단종", ...alternative } },
    ...by,
  });
  const made = await order(deal, [{ ...deal.items[0]!, acceptAlternative: true }]);
  await accept(deal, made.orderIds[0]!);
  return deal;
}
const written = ({ product, maker }: Part) => ({
  partNumber: product.partNumber.toLowerCase(),
  manufactorName: maker.name.ko,
});
/** Counts one buyer more, as the worker does. */
async function count(asked: `prd_${string}`, other: `prd_${string}`, buyer: `usr_${string}`) {
  const { countSubstitution, countedBefore } =
    await import("@bupum/functions/catalogue/products/taken-instead");
  const { unless, write } = await import("@bupum/functions/kernel/table");
  await unless(countedBefore, write(...countSubstitution(asked, other, buyer)));
}
async function substitutesOf(asked: `prd_${string}`) {
  const items = await import("@bupum/functions/catalogue/products/taken-instead");
  return items.takenInstead(asked);
}

describe("D19-15: parts that were ordered instead", () => {
  test("are known from three buyers on, however often messages come", async () => {
    const other = await someProduct(world);
    const deal = await taken(written(other));
    await world.drain({ duplicate: true, shuffle: 3 });
    const asked = deal.product.id;
    const shown = async () => {
      const query = { productIds: asked };
      const { items: found } = await world.api().products.substitutes({ query });
      return found[0]!.substitutes;
    };
    await count(asked, other.product.id, "usr_two");
    expect(await substitutesOf(asked)).toEqual([]);
    // The same buyer again is no third one.
    await count(asked, other.product.id, "usr_two");
    await count(asked, other.product.id, deal.buyer.id);
    expect(await substitutesOf(asked)).toEqual([]);
    await count(asked, other.product.id, "usr_three");
    expect(await substitutesOf(asked)).toEqual([other.product.id]);
    // Members see nothing of it before an admin's word.
    expect(await shown()).toEqual([]);
  });

  test("are the part that the quote names, and none where the catalogue has no such part", async () => {
    const other = await someProduct(world);
    const named = await taken({
      productId: other.product.id,
      partNumber: "다른 표기",
      manufactorName: "다른 이름",
    });
    const unknown = await taken({ partNumber: "NO-SUCH-9", manufactorName: "대체사" });
    const foreign = await taken({ ...written(other), manufactorName: "다른 제조사" });
    await world.drain();
    for (const buyer of ["usr_a", "usr_b"] as const)
      for (const { product } of [named, unknown, foreign])
        await count(product.id, other.product.id, buyer);
    expect(await substitutesOf(named.product.id)).toEqual([other.product.id]);
    expect(await substitutesOf(unknown.product.id)).toEqual([]);
    expect(await substitutesOf(foreign.product.id)).toEqual([]);
  });

  test("are told apart by the point in their number (D19-1)", async () => {
    const stem = `FR-${Date.now() % 1_000_000}-1`;
    const whole = await someProduct(world, `${stem}5K`);
    const pointed = await taken({ ...written(whole), partNumber: `${stem}.5K` });
    const same = await taken(written(whole));
    await world.drain();
    for (const buyer of ["usr_a", "usr_b"] as const)
      for (const { product } of [pointed, same]) await count(product.id, whole.product.id, buyer);
    expect(await substitutesOf(pointed.product.id)).toEqual([]);
    expect(await substitutesOf(same.product.id)).toEqual([whole.product.id]);
  });

  test("do not count before the seller has accepted, nor where the asked part was ordered", async () => {
    const other = await someProduct(world);
    const deal = await quoted(world, {
      quote: { alternative: { ...written(other), reason: "단종" } },
    });
    await order(deal, [{ ...deal.items[0]!, acceptAlternative: true }]);
    const plain = await quoted(world);
    await accept(plain, (await order(plain)).orderIds[0]!);
    await world.drain();
    for (const buyer of ["usr_a", "usr_b"] as const)
      for (const { product } of [deal, plain]) await count(product.id, other.product.id, buyer);
    expect(await substitutesOf(deal.product.id)).toEqual([]);
    expect(await substitutesOf(plain.product.id)).toEqual([]);
  });
});
