import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, daysAhead, quoted } from "../../kit/group.ts";
import { accept, order, type PlacedOrder } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type OrderId = Order["id"];

/** Packs of a part whose stock is kept in pieces, ordered but not accepted. */
async function placed(unit: string, { stock, quantity }: { stock: number; quantity: number }) {
  const deal = await quoted(world, { stock, quantity, unit });
  const [id] = (await order(deal)).orderIds as [OrderId];
  return { deal, id };
}

/** Both sides agree to cancel so many packs, or all of them. */
async function cancel({ buyer, seller }: PlacedOrder, id: OrderId, quantity?: number) {
  const pieces = quantity === undefined ? [] : [{ orderId: id, quantity }];
  const body = { orderIds: [id], reason: "NOT_NEEDED" as const, pieces };
  await buyer.api.productEstimateOrders.cancelLines({ params: { id }, body });
  await seller.api.productEstimateOrders.cancelLines({ params: { id }, body });
}

describe("an order in packs of a part whose stock is kept in pieces (D6-29)", () => {
  test("takes the pieces that its packs hold, and gives back those of the packs that are cancelled", async () => {
    const { deal, id } = await placed("BOX(10EA)", { stock: 35, quantity: 3 });
    const { orders } = await accept(deal, id);
    expect(orders[0]).toMatchObject({ quantity: 3, stockTaken: 30, stockPerUnit: 10 });
    expect(await deal.stockLeft()).toBe(5);
    await cancel(deal, id, 1);
    expect(await deal.stockLeft()).toBe(15);
    await cancel(deal, id);
    expect(await deal.stockLeft()).toBe(35);
  });

  test("is short where its packs are not there: it says for how many there are pieces", async () => {
    const { deal, id } = await placed("다스", { stock: 30, quantity: 3 });
    const problem = await accept(deal, id).catch((error: unknown) => error);
    expect(problem).toMatchObject({
      body: {
        code: "OUT_OF_STOCK",
        params: { available: 2, lines: [{ orderId: id, requested: 3, available: 2 }] },
      },
    });
    const backOrder = { quantity: 1, expectedShipDate: daysAhead(30) };
    const { orders } = await accept(deal, id, { backOrder });
    expect(orders[0]).toMatchObject({ stockTaken: 30, stockPerUnit: 12 });
    expect(await deal.stockLeft()).toBe(0);
    // Two packs are left, which hold 24 of the 30 pieces.
    await cancel(deal, id, 1);
    expect(await deal.stockLeft()).toBe(6);
  });

  test("takes nothing where nothing says what a pack holds, and its seller is told", async () => {
    const { deal, id } = await placed("박스", { stock: 35, quantity: 100 });
    const { orders } = await accept(deal, id);
    expect(orders[0]).toMatchObject({ status: "CONFIRMED", stockTaken: 0, stockKeptIn: "EA" });
    expect(await deal.stockLeft()).toBe(35);
    await cancel(deal, id, 40);
    await cancel(deal, id);
    expect(await deal.stockLeft()).toBe(35);
  });

  test("that is the same unit in other words takes piece by piece", async () => {
    const { deal, id } = await placed("개", { stock: 35, quantity: 36 });
    expect(await codeOf(accept(deal, id))).toBe("OUT_OF_STOCK");
    const { orders } = await accept(deal, id, { force: true });
    expect(orders[0]).toMatchObject({ stockTaken: 35 });
    expect(orders[0]).not.toHaveProperty("stockPerUnit");
    expect(orders[0]).not.toHaveProperty("stockKeptIn");
  });
});
