import type { scan } from "@bupum/functions/kernel/list";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { expect } from "vitest";
import { everyPage, place } from "../every-page.ts";
import { zero } from "../orders.ts";
import type { World } from "../world.ts";
import type { Buyer, Month } from "./market.ts";

async function ordersOf(month: Month, buyer: Buyer): Promise<Order[]> {
  const api = await month.apiOf(buyer);
  return everyPage((cursor) => api.productEstimateOrders.list({ query: place(cursor) }));
}
async function noticesOf(month: Month, person: Pick<Buyer, "id">, event: string) {
  const api = await month.apiOf(person);
  const found = await everyPage((cursor) => api.notifications.list({ query: place(cursor) }));
  return found.filter((notice) => notice.event === event);
}
const tallied = (orders: readonly Order[]) => {
  const counts = { ...zero, total: orders.length };
  for (const { status } of orders) counts[status] += 1;
  return counts;
};

const declared: readonly string[] = ["-", ...estimateStatuses];
/** Between two statuses the audit has other acts: a cancel request, a shipment. */
const statusIn = (state: string) => (declared.includes(state) ? state : "CONFIRMED");

/** Each step begins where the one before it ended, and the last one is what the row says. */
async function expectChain(
  entity: string,
  id: string,
  begins: string,
  status: string,
): Promise<void> {
  const { pastOf } = await import("@bupum/functions/kernel/audit");
  const steps = (await pastOf(entity, id)).toReversed();
  let state = begins;
  for (const { from, to } of steps) {
    // The record also has acts that change no state.
    if (statusIn(from) === statusIn(to)) continue;
    expect(statusIn(from), `${entity} ${id}`).toBe(state);
    state = statusIn(to);
  }
  expect(state, `${entity} ${id}`).toBe(status);
}

/** Requests as they stand equal a recomputation from their lines, and their record. */
async function recountGroups(month: Month): Promise<{ groups: number; lines: number }> {
  const { findWholeGroup } = await import("@bupum/functions/deal/whole-groups/items");
  const { rollUpGroup } = await import("@bupum/functions/deal/estimate-groups/roll-up");
  let [groups, lines] = [0, 0];
  for (const buyer of month.buyers) {
    const api = await month.apiOf(buyer);
    for (const { id } of await everyPage((cursor) =>
      api.estimateGroups.list({ query: place(cursor) }),
    )) {
      const before = await findWholeGroup(id);
      await rollUpGroup(id);
      expect(await findWholeGroup(id), id).toEqual(before);
      await expectChain("estimateGroup", id, "-", before.group.status);
      groups += 1;
      lines += before.lines.length;
    }
  }
  return { groups, lines };
}

/** Counters, stock and notices against the orders themselves. */
async function recountOrders(month: Month) {
  const orders: Order[] = [];
  for (const buyer of month.buyers) {
    const own = await ordersOf(month, buyer);
    const api = await month.apiOf(buyer);
    expect(await api.productEstimateOrders.counts({ query: {} })).toEqual(tallied(own));
    orders.push(...own);
  }
  // The record of a PO says that its orders were placed.
  for (const { id, status } of orders) await expectChain("order", id, "PENDING", status);
  const waiting = orders.filter(({ status }) => status === "PENDING" || status === "CONFIRMED");
  const active = Map.groupBy(waiting, ({ productEstimateId }) => productEstimateId);
  for (const some of active.values()) expect(some).toHaveLength(1);
  let notices = 0;
  for (const seller of month.sellers) {
    const own = orders.filter(({ sellerId }) => sellerId === seller.sellerId);
    const api = await month.apiOf(seller);
    if (seller !== month.sellers[0])
      expect(await api.productEstimateOrders.sellerCounts({ query: {} })).toEqual(tallied(own));
    const told = await noticesOf(month, seller, "ORDER_RECEIVED");
    expect(told).toHaveLength(new Set(own.map(({ orderBatchId }) => orderBatchId)).size);
    notices += told.length;
  }
  return { orders, notices };
}

/** Pieces that left a listing are those of the orders that were accepted and stand. */
async function recountStock(month: Month, orders: readonly Order[]): Promise<number> {
  const { readOrders } = await import("@bupum/functions/deal/product-estimate-orders/items");
  const { readMerchandises } = await import("@bupum/functions/selling/merchandises/items");
  const rows = await readOrdersOf(orders, readOrders);
  let taken = 0;
  for (const { id, stock } of month.listings) {
    const [listing] = await readMerchandises([id]);
    const pieces = rows
      .filter(({ merchandiseId, status }) => {
        return merchandiseId === id && (status === "CONFIRMED" || status === "COMPLETED");
      })
      .reduce((sum, { stockTaken = 0 }) => sum + stockTaken, 0);
    expect(listing?.stock, id).toBe(stock - pieces);
    taken += pieces;
  }
  return taken;
}
async function readOrdersOf<Row>(
  orders: readonly Order[],
  read: (ids: Order["id"][]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < orders.length; at += 100)
    // oxlint-disable-next-line no-await-in-loop
    rows.push(...(await read(orders.slice(at, at + 100).map(({ id }) => id))));
  return rows;
}

/** What `scan` finds, without a scan. */
async function rowsOf(world: World): Promise<typeof scan> {
  const { readMany } = await import("@bupum/functions/kernel/table");
  // The second one sees what the index wrote in the first.
  await world.drain({ searched: true });
  await world.drain();
  const present = world.present();
  return async function* rows(beginnings) {
    const asked = present.filter(({ pk }) => beginnings.some((one) => pk.startsWith(one)));
    for (const some of chunksOf(asked, cloudLimits.reads))
      yield* (await readMany(some)).filter((row) => row !== undefined);
  };
}

/** Compares all that a month left with a recomputation; fails at the first disagreement. */
export async function recount(month: Month) {
  const { checkTallies } = await import("@bupum/functions/indexing/tallies/rebuild");
  const { checkLedger } = await import("@bupum/functions/indexing/ledger/rebuild");
  expect(month.figures.dead).toEqual([]);
  const { groups, lines } = await recountGroups(month);
  const { orders, notices } = await recountOrders(month);
  const pieces = await recountStock(month, orders);
  const rows = await rowsOf(month.world);
  expect(await checkLedger(rows)).toEqual({ placed: 0, listed: 0, strays: 0 });
  expect(await checkTallies(rows)).toEqual({ counted: 0, mended: 0 });
  const { total: _total, ...byStatus } = tallied(orders);
  const present = month.world.present().length;
  const counts = { rows: present, groups, lines, orders: orders.length, byStatus };
  return { ...counts, purchaseOrders: notices, pieces };
}
