import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { between, lagging } from "../../kit/cloud/between.ts";
import { nextNumber } from "../../kit/people.ts";
import { heads, rowFor, rowsOf, send } from "../../kit/register.ts";
import { someProduct } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
});
afterAll(() => world.stop());

const confirm = (id: `rrh_${string}`) =>
  admin.registerRequestHistories.decide({
    params: { id },
    body: { status: "DONE", createMakers: true },
  });
const newPart = (manufactorId: `mkr_${string}`) =>
  admin.productEntities.create({
    body: { partNumber: `RM-${nextNumber()}`, manufactorId, name: { ko: "릴레이" } },
  });
const mergeInto = (id: `prd_${string}`, intoId: `prd_${string}`, version: number) =>
  admin.productEntities.merge({ params: { id }, body: { intoId, version } });

describe("rows of a sheet", () => {
  test("find the part and maker that the row above created, however stale the index is", async () => {
    const seller = await world.seller();
    const [number, maker] = [`FRESH-${nextNumber()}`, `갓생긴제조사${nextNumber()}`];
    const request = await send(seller, [
      [number, maker, "처음 보는 부품", "신품", "1500", 3, 1],
      [number, maker, "처음 보는 부품", "중고", "900", 1, 1],
    ]);
    await world.drain();
    await confirm(request.id);
    const late = await lagging((pk) => pk.startsWith("product#") || pk === "manufactor-names");
    await world.drain();
    late.stop();
    const rows = await rowsOf(seller, request.id);
    expect(rows.map(({ result, errorCode }) => errorCode ?? result)).toEqual(["OK", "OK"]);
    expect(rows[0]?.productId).toBe(rows[1]?.productId);
  });

  test("never list a part that was merged", async () => {
    const seller = await world.seller();
    const { maker } = await someProduct(world);
    const parts = [];
    for (let index = 0; index < 4; index++) parts.push(await newPart(maker.id));
    const [first, second, third, last] = parts as [(typeof parts)[0], ...typeof parts];
    await mergeInto(first.id, second!.id, 1);
    await mergeInto(second!.id, third!.id, 2);
    await mergeInto(third!.id, last!.id, 2);
    const { Market } =
      await import("@bupum/functions/sheets/register-merchandise-histories/market");
    const said = { partNumber: first.partNumber, manufactor: maker.name.ko };
    const [found] = await new Market(seller.sellerId, false).look([{ action: "INSERT", said }]);
    expect(found).toMatchObject({ isGone: true });
    expect(found).not.toHaveProperty("product");
    await world.drain();
  });

  test("list the target if their part is merged between read and write", async () => {
    const seller = await world.seller();
    const { maker } = await someProduct(world);
    const [from, into] = [await newPart(maker.id), await newPart(maker.id)];
    const request = await send(seller, [rowFor({ product: from, maker })], { head: heads });
    await world.drain();
    await confirm(request.id);
    const { walks } = await import("@bupum/functions/selling/merchandises/worker");
    let isMerged = false;
    const rival = await between(async (input, send) => {
      const writes = (input["TransactItems"] ?? []) as { Put?: { Item: { pk: string } } }[];
      const isListing = writes.some(({ Put }) => Put?.Item.pk.startsWith("merchandise#"));
      if (isListing && !isMerged) {
        isMerged = true;
        await mergeInto(from.id, into.id, 1);
        await walks["product.merged"]({ productId: from.id });
        // The worker that moves listings has already run: it does not run again.
        await world.changes();
      }
      return send();
    });
    await world.drain();
    rival.stop();
    expect(isMerged).toBe(true);
    const { items } = await seller.api.merchandises.listOwn({ query: {} });
    expect(items).toMatchObject([{ productId: into.id, partNumber: into.partNumber }]);
    expect(await world.api().products.get({ params: { id: into.id } })).toMatchObject({
      offerCount: 1,
    });
  });
});
