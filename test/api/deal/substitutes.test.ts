import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  admin = (await world.adminUser()).api;
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
  const { askAbout, countSubstitution, countedBefore } =
    await import("@bupum/functions/catalogue/products/taken-instead");
  const { unless, write } = await import("@bupum/functions/kernel/table");
  await unless(countedBefore, write(...countSubstitution(asked, other, buyer)));
  await askAbout(asked, other, new Date().toISOString());
}
const read = (id: `prd_${string}`) => world.api().products.get({ params: { id } });
/** Pairs of a part that wait for an admin. */
async function waitingOf(asked: `prd_${string}`) {
  const { items } = await admin.productEntities.listLearnt({ query: { itemsPerPage: 100 } });
  return items.filter(({ askedId }) => askedId === asked);
}
const substitutesOf = async (asked: `prd_${string}`) =>
  (await waitingOf(asked)).map(({ takenId }) => takenId);
/** What members see of a part's substitutes. */
async function shownOf(asked: `prd_${string}`) {
  const query = { productIds: asked };
  const { items } = await world.api().products.substitutes({ query });
  return items[0]!.substitutes;
}
/** A pair that three buyers took. */
async function learnt() {
  const [asked, other] = [await someProduct(world), await someProduct(world)];
  const [askedId, takenId] = [asked.product.id, other.product.id];
  for (const buyer of ["usr_1", "usr_2", "usr_3"] as const) await count(askedId, takenId, buyer);
  return { askedId, takenId };
}

describe("D19-15: parts that were ordered instead", () => {
  test("wait for an admin from three buyers on, however often messages come", async () => {
    const other = await someProduct(world);
    const deal = await taken(written(other));
    await world.drain({ duplicate: true, shuffle: 3 });
    const asked = deal.product.id;
    await count(asked, other.product.id, "usr_two");
    expect(await substitutesOf(asked)).toEqual([]);
    // The same buyer again is no third one.
    await count(asked, other.product.id, "usr_two");
    await count(asked, other.product.id, deal.buyer.id);
    expect(await substitutesOf(asked)).toEqual([]);
    await count(asked, other.product.id, "usr_three");
    expect(await waitingOf(asked)).toMatchObject([{ taken: { id: other.product.id }, buyers: 3 }]);
    // Members see nothing of it before an admin's word (D37-5).
    expect(await shownOf(asked)).toEqual([]);
    expect((await read(asked)).alternates).toEqual([]);
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

describe("D37-7: an ordered substitute", () => {
  test("has on its order the grade that was known when it was ordered", async () => {
    const other = await someProduct(world);
    const deal = await quoted(world, {
      quote: { alternative: { ...written(other), productId: other.product.id, reason: "단종" } },
    });
    const keep = (grade: "DROP_IN" | "SAME_FUNCTION") =>
      admin.productEntities.update({
        params: { id: deal.product.id },
        body: { alternates: [{ id: other.product.id, relation: "INSTEAD", grade }] },
      });
    await keep("DROP_IN");
    const made = await order(deal, [{ ...deal.items[0]!, acceptAlternative: true }]);
    await keep("SAME_FUNCTION");
    const { orders } = await accept(deal, made.orderIds[0]!);
    const insteadOf = deal.product.partNumber;
    expect(orders[0]).toMatchObject({ insteadOf, substituteGrade: "DROP_IN" });
    const plain = await taken(written(other));
    const { items } = await plain.buyer.api.productEstimateOrders.list({ query: {} });
    expect(items[0]).not.toHaveProperty("substituteGrade");
  });
});

describe("D37-5: a pair learnt from accepted quotes", () => {
  test("is shown at both parts with its grade once an admin accepts it, and is asked once", async () => {
    const pair = await learnt();
    await admin.productEntities.acceptLearnt({
      body: { ...pair, relation: "EQUIVALENT", grade: "SAME_FUNCTION" },
    });
    const said = { relation: "EQUIVALENT", grade: "SAME_FUNCTION", source: "QUOTES" };
    expect(await shownOf(pair.askedId)).toMatchObject([{ id: pair.takenId, ...said }]);
    expect(await shownOf(pair.takenId)).toMatchObject([{ id: pair.askedId, ...said }]);
    await count(pair.askedId, pair.takenId, "usr_4");
    expect(await waitingOf(pair.askedId)).toEqual([]);
    const again = { ...pair, relation: "INSTEAD", grade: "DROP_IN" } as const;
    expect(await codeOf(admin.productEntities.acceptLearnt({ body: again }))).toBe("NOT_FOUND");
    expect(await shownOf(pair.askedId)).toMatchObject([said]);
  });

  test("that is refused changes no part and is not asked about again", async () => {
    const pair = await learnt();
    const before = await read(pair.askedId);
    await admin.productEntities.refuseLearnt({ body: pair });
    await count(pair.askedId, pair.takenId, "usr_4");
    expect(await waitingOf(pair.askedId)).toEqual([]);
    expect(await read(pair.askedId)).toEqual(before);
    expect(await codeOf(admin.productEntities.refuseLearnt({ body: pair }))).toBe("NOT_FOUND");
  });

  test("is not asked about where its grade is known, and counts in the inbox", async () => {
    const countOf = async () =>
      (await admin.inbox.list({})).queues.find(({ queue }) => queue === "substitutes")!;
    const before = await countOf();
    const [asked, other] = [await someProduct(world), await someProduct(world)];
    await admin.productEntities.update({
      params: { id: asked.product.id },
      body: { alternates: [{ id: other.product.id, relation: "INSTEAD", grade: "DROP_IN" }] },
    });
    for (const buyer of ["usr_1", "usr_2", "usr_3"] as const)
      await count(asked.product.id, other.product.id, buyer);
    expect(await waitingOf(asked.product.id)).toEqual([]);
    expect((await countOf()).count).toBe(before.count);
    await learnt();
    expect((await countOf()).count).toBe(before.count + 1);
  });

  test("with a part that is gone can be refused, and not accepted", async () => {
    const pair = await learnt();
    await admin.productEntities.remove({ params: { id: pair.takenId } });
    const [waiting] = await waitingOf(pair.askedId);
    expect(waiting).not.toHaveProperty("taken");
    const body = { ...pair, relation: "EQUIVALENT", grade: "DROP_IN" } as const;
    await expect(admin.productEntities.acceptLearnt({ body })).rejects.toMatchObject({
      status: 400,
    });
    expect(await waitingOf(pair.askedId)).toHaveLength(1);
    await admin.productEntities.refuseLearnt({ body: pair });
    expect(await waitingOf(pair.askedId)).toEqual([]);
  });
});
