import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, noticesOf, quoted } from "../../kit/group.ts";
import { accept, order, type PlacedOrder, reject, zero } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type OrderId = `ord_${string}`;
const reason = "NOT_NEEDED";

/** A purchase order of so many lines, and the calls of both sides about it. */
async function placed(lines: number, stock: number | null = 1_000) {
  const deal = await quoted(world, { lines, quantity: 10, stock });
  const { orderIds: ids, poNumber } = await order(deal);
  const params = { id: ids[0]! };
  const [buyer, seller] = [deal.buyer.api, deal.seller.api].map((api) => ({
    list: async (query: object = {}) =>
      (await api.productEstimateOrders.purchaseOrders({ query })).items,
    lines: async () => (await api.productEstimateOrders.lines({ params })).orders,
    cancel: (orderIds: OrderId[]) =>
      api.productEstimateOrders.cancelLines({ params, body: { orderIds, reason } }),
    keep: (orderIds: OrderId[]) =>
      api.productEstimateOrders.keepLines({ params, body: { orderIds } }),
    complete: (orderIds: OrderId[]) =>
      api.productEstimateOrders.completeLines({ params, body: { orderIds } }),
    ship: (orderIds: OrderId[], body: object = {}) =>
      api.productEstimateOrders.shipLines({
        params,
        body: { orderIds, carrier: "한진택배", trackingNo: "512345678901", ...body },
      }),
  }));
  const received = async (query: object = {}) =>
    (await deal.seller.api.productEstimateOrders.purchaseOrdersOfSeller({ query })).items;
  const acceptAll = () => accept(deal, ids[0]!, { scope: "BATCH" });
  return { deal, ids, poNumber, buyer: buyer!, seller: seller!, received, acceptAll };
}
const choose = (orderIds: OrderId[]) => ({ scope: "BATCH", orderIds });
const statuses = ({ orders }: { orders: readonly { status: string }[] }) =>
  orders.map(({ status }) => status);
const told = async (person: PlacedOrder["buyer"]) => {
  await world.drain({ duplicate: true });
  return noticesOf(person);
};

describe("a list of purchase orders (D3-29)", () => {
  test("has one row for all lines, with what they come to, on both sides, before its worker came", async () => {
    const { deal, ids, poNumber, buyer, received } = await placed(3);
    await reject(deal, ids[1]!, { reason: "INTERNAL_REASONS" });
    await accept(deal, ids[0]!);
    const [first, ...others] = await buyer.lines();
    const row = {
      id: ids[0],
      poNumber,
      lines: 3,
      counts: { ...zero, PENDING: 1, CONFIRMED: 1, REJECTED: 1 },
      shipped: 0,
      cancelAsked: 0,
      breakdown: breakdownOf([first!, ...others]),
      firstShipDate: first!.expectedShipDate,
    };
    expect(await buyer.list()).toEqual([expect.objectContaining(row)]);
    expect(await received()).toEqual([expect.objectContaining(row)]);
    await world.drain({ searched: true });
    expect(await buyer.list()).toEqual([expect.objectContaining(row)]);
    expect(await received()).toEqual([expect.objectContaining(row)]);
  });

  test("finds a purchase order by the state and the words of one of its lines, and not by two", async () => {
    const { deal, ids, poNumber, buyer, received } = await placed(2);
    await accept(deal, ids[1]!);
    await world.drain({ searched: true });
    const searchKeyword = deal.product.partNumber;
    for (const status of ["PENDING", "CONFIRMED"])
      for (const query of [{ status }, { status, searchKeyword }, { searchKeyword: poNumber }]) {
        expect(await buyer.list(query)).toMatchObject([{ poNumber, lines: 2 }]);
        expect(await received(query)).toMatchObject([{ poNumber, lines: 2 }]);
      }
    expect(await buyer.list({ status: "COMPLETED" })).toEqual([]);
    expect(await buyer.list({ searchKeyword: "없는 부품" })).toEqual([]);
    expect(await received({ endDate: "2020-01-01" })).toEqual([]);
  });

  test("pages by purchase orders: none is split over two pages, and none comes twice", async () => {
    const deal = await quoted(world, { lines: 24, quantity: 10, stock: null });
    const numbers: string[] = [];
    for (const at of Array.from({ length: 12 }, (_, index) => index)) {
      // oxlint-disable-next-line no-await-in-loop -- by age
      const { poNumber } = await order(deal, deal.items.slice(at * 2, at * 2 + 2));
      numbers.unshift(poNumber);
    }
    const { purchaseOrders } = deal.buyer.api.productEstimateOrders;
    const query = { itemsPerPage: 10 } as const;
    const read = async () => {
      const first = await purchaseOrders({ query });
      const second = await purchaseOrders({ query: { ...query, cursor: first.nextCursor! } });
      expect((await purchaseOrders({ query: { ...query, page: 2 } })).items).toEqual(second.items);
      return [first, second].map(({ items }) => items.map(({ poNumber }) => poNumber));
    };
    const pages = [numbers.slice(0, 10), numbers.slice(10)];
    expect(await read()).toEqual(pages);
    await world.drain({ searched: true });
    expect(await read()).toEqual(pages);
  });

  test("is one's own: a stranger reads no line and moves none", async () => {
    const { ids, acceptAll } = await placed(2);
    await acceptAll();
    const { api } = await world.member();
    const params = { id: ids[0]! };
    const calls = api.productEstimateOrders;
    expect((await calls.purchaseOrders({ query: {} })).items).toEqual([]);
    expect(await codeOf(calls.lines({ params }))).toBe("NOT_FOUND");
    const body = { orderIds: ids };
    expect(await codeOf(calls.completeLines({ params, body }))).toBe("NOT_FOUND");
    expect(await codeOf(calls.cancelLines({ params, body: { ...body, reason } }))).toBe(
      "NOT_FOUND",
    );
  });
});

describe("chosen lines of a purchase order", () => {
  test("are accepted and refused without the others, with a notice for each choice", async () => {
    const { deal, ids } = await placed(4);
    const { orders } = await accept(deal, ids[0]!, choose(ids.slice(0, 2)));
    expect(orders.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await accept(deal, ids[0]!, choose([ids[2]!]));
    await reject(deal, ids[0]!, { ...choose([ids[3]!]), reason: "INTERNAL_REASONS" });
    const notices = (await told(deal.buyer)).filter(({ event }) => event !== "QUOTE_RECEIVED");
    expect(notices.filter(({ event }) => event === "ORDER_ACCEPTED")).toHaveLength(2);
    expect(notices.filter(({ event }) => event === "ORDER_REJECTED")).toHaveLength(1);
    const other = await placed(1);
    expect(await codeOf(accept(deal, ids[0]!, choose(other.ids)))).toBe("NOT_FOUND");
  });

  test("are shipped as one parcel with one notice; the same again changes and tells nothing", async () => {
    const { deal, ids, seller, buyer, acceptAll } = await placed(3);
    expect(await codeOf(seller.ship(ids))).toBe("INVALID_TRANSITION");
    await acceptAll();
    const { orders } = await seller.ship(ids.slice(0, 2));
    expect(orders.map(({ shipment }) => shipment?.trackingNo)).toEqual([
      "512345678901",
      "512345678901",
      undefined,
    ]);
    expect(await seller.ship(ids.slice(0, 2))).toEqual({ orders });
    const shipped = async () =>
      (await told(deal.buyer)).filter(({ event }) => event === "ORDER_SHIPPED");
    expect(await shipped()).toMatchObject([{ params: { lines: 2, carrier: "한진택배" } }]);
    await seller.ship([ids[2]!], { trackingNo: "512345678902" });
    expect(await shipped()).toHaveLength(2);
    expect(await buyer.list()).toMatchObject([{ shipped: 3 }]);
    expect(await codeOf(buyer.ship(ids))).toBe("SELLER_REGISTRATION_REQUIRED");
  });

  test("of twenty-five are shipped, received and counted at once", async () => {
    const { deal, ids, seller, buyer, acceptAll } = await placed(25);
    await acceptAll();
    await seller.ship(ids);
    expect(new Set(statuses(await buyer.complete(ids)))).toEqual(new Set(["COMPLETED"]));
    expect(await deal.buyer.api.productEstimateOrders.counts({ query: {} })).toEqual({
      ...zero,
      total: 25,
      COMPLETED: 25,
    });
    const completed = (await told(deal.seller)).filter(({ event }) => event === "ORDER_COMPLETED");
    expect(completed).toMatchObject([{ params: { lines: 25 } }]);
    expect(await codeOf(buyer.complete(ids))).toBe("INVALID_TRANSITION");
  });

  test("are completed by the buyer alone, and those that are not accepted stay as they are", async () => {
    const { deal, ids, seller, buyer } = await placed(2);
    await accept(deal, ids[0]!);
    expect(await codeOf(seller.complete(ids))).toBe("NOT_FOUND");
    expect(statuses(await buyer.complete(ids))).toEqual(["COMPLETED", "PENDING"]);
  });

  test("that wait are cancelled at once; accepted ones are asked about, agreed to, and give stock back once", async () => {
    const { deal, ids, seller, buyer } = await placed(25, 300);
    await accept(deal, ids[0]!, { scope: "BATCH", orderIds: ids.slice(0, 20) });
    expect(await deal.stockLeft()).toBe(100);
    const asked = await buyer.cancel(ids);
    expect(statuses(asked).filter((status) => status === "CANCELLED")).toHaveLength(5);
    expect(asked.orders.filter(({ cancelRequest }) => cancelRequest)).toHaveLength(20);
    expect((await told(deal.seller)).map(({ event }) => event).slice(0, 2)).toEqual(
      expect.arrayContaining(["ORDER_CANCELLED", "ORDER_CANCEL_ASKED"]),
    );
    expect(await buyer.list()).toMatchObject([{ cancelAsked: 20 }]);
    await seller.keep(ids.slice(0, 2));
    expect(statuses(await seller.cancel(ids.slice(2))).slice(0, 3)).toEqual([
      "CONFIRMED",
      "CONFIRMED",
      "CANCELLED",
    ]);
    expect(await deal.stockLeft()).toBe(280);
    expect(await deal.buyer.api.productEstimateOrders.counts({ query: {} })).toEqual({
      ...zero,
      total: 25,
      CONFIRMED: 2,
      CANCELLED: 23,
    });
    expect(await codeOf(buyer.keep(ids))).toBe("INVALID_TRANSITION");
  });

  test("that two press for at the same moment end in one state", async () => {
    const { deal, ids, buyer, seller, acceptAll } = await placed(6);
    await acceptAll();
    await seller.cancel(ids);
    await Promise.all([codeOf(buyer.cancel(ids)), codeOf(buyer.complete(ids))]);
    const { total, COMPLETED, CANCELLED } = await deal.buyer.api.productEstimateOrders.counts({
      query: {},
    });
    expect([total, COMPLETED + CANCELLED]).toEqual([6, 6]);
    expect(await deal.stockLeft()).toBe(940 + 10 * CANCELLED);
  });
});

describe("purchase orders before the admins' eyes (D3-29)", () => {
  test("are one row each with their breakdown, by a name of a line, its state, and open requests to cancel", async () => {
    const { deal, ids, poNumber, buyer } = await placed(3);
    await accept(deal, ids[0]!, { scope: "BATCH", orderIds: ids.slice(0, 2) });
    await buyer.cancel(ids.slice(0, 1));
    await world.drain({ searched: true });
    const { api } = await world.adminUser();
    const find = async (query: object) =>
      (await api.productEstimateOrderEntities.purchaseOrders({ query })).items.filter(
        (row) => row.poNumber === poNumber,
      );
    const [first, ...others] = await buyer.lines();
    const row = {
      lines: 3,
      cancelAsked: 1,
      cancelDueAt: first!.cancelRequest?.dueAt,
      breakdown: breakdownOf([first!, ...others]),
    };
    for (const query of [
      {},
      { statuses: "PENDING" },
      { statuses: "PENDING,CONFIRMED" },
      { searchKeyword: deal.product.partNumber },
      { filter: "state:CANCEL_ASKED" },
    ])
      expect(await find(query), JSON.stringify(query)).toMatchObject([row]);
    expect(await find({ statuses: "REJECTED" })).toEqual([]);
    expect(await find({ filter: "state:REMOVED" })).toEqual([]);
    const params = { id: ids[1]! };
    const calls = api.productEstimateOrderEntities;
    expect((await calls.lines({ params })).orders).toHaveLength(3);
    await calls.keepLines({ params, body: { orderIds: ids } });
    const cancelled = await calls.cancelLines({ params, body: { orderIds: ids, reason } });
    expect(statuses(cancelled)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
    await calls.remove({ params });
    await world.drain({ searched: true });
    expect(await find({ filter: "state:REMOVED" })).toMatchObject([{ lines: 1 }]);
    expect(await find({ statuses: "CANCELLED" })).toMatchObject([{ lines: 2, cancelAsked: 0 }]);
    expect(await buyer.list()).toMatchObject([{ lines: 2 }]);
  });
});
