import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import { expect } from "vitest";
import { type Amended, invoicesOf } from "../../tax-year/acts.ts";
import { addCounts, expectInvoiced, noInvoices } from "../../tax-year/recount.ts";
import type { Play } from "../companies.ts";
import { recountApprovals } from "./approvals.ts";
import { recountBudgets } from "./budgets.ts";
import { recountNotices } from "./notices.ts";
import { recountNumbers } from "./numbers.ts";
import { recountOrphans } from "./orphans.ts";
import { recountStock } from "./stock.ts";

/** The completed lines in won of each purchase order of a seller: what is owed an invoice (D42-2). */
function suppliesOf(orders: readonly OrderItem[], sellerId: string): OrderItem[][] {
  const own = orders.filter(
    (one) => one.sellerId === sellerId && one.status === "COMPLETED" && one.currency === "KRW",
  );
  return [...Map.groupBy(own, ({ orderBatchId }) => orderBatchId).values()];
}

async function recountInvoices(play: Play, amended: readonly Amended[]) {
  const orders = play.companies.flatMap(({ buyerId }) => play.journal.ordersOf(buyerId));
  const counts = noInvoices();
  for (const seller of play.sellers) {
    const supplies = suppliesOf(orders, seller.sellerId);
    const invoices = await invoicesOf(play, seller);
    addCounts(counts, expectInvoiced(play.world, { seller, invoices, supplies, amended }));
  }
  const numbers = play.world.services.popbill.book.documents.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  return counts;
}

/** Compares all that the month left with what it should have; fails at the first disagreement. */
export async function recountMonth(play: Play, amended: readonly Amended[]) {
  expect(play.figures.dead.slice(0, 3)).toEqual([]);
  const orders = play.companies.flatMap(({ buyerId }) => play.journal.ordersOf(buyerId));
  return {
    orders: orders.length,
    purchaseOrders: new Set(orders.map(({ orderBatchId }) => orderBatchId)).size,
    completed: orders.filter(({ status }) => status === "COMPLETED").length,
    approvals: recountApprovals(play),
    budgets: recountBudgets(play),
    numbers: recountNumbers(play),
    pieces: recountStock(play),
    invoices: await recountInvoices(play, amended),
    notices: recountNotices(play),
    gone: recountOrphans(play),
  };
}
