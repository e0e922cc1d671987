import {
  mostOrders,
  type Supply,
  taxInvoiceRoutes,
} from "@bupum/shared/papers/tax-invoices/contract";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { isWholeMonth, lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { seoulDay } from "@bupum/shared/kernel/time";
import { Problem } from "@bupum/shared/kernel/problem";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { totalOf } from "@bupum/shared/kernel/money/tax";
import { type OrderItem, readOrders } from "../../deal/product-estimate-orders/items.ts";
import { mustBe } from "../../kernel/access.ts";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { amend } from "./amend.ts";
import { cancel } from "./cancel.ts";
import { sumOf } from "./content-rules.ts";
import { issueSupplied, latestCompany, openLines } from "./create.ts";
import { findInvoice, listInvoices, toInvoice } from "./items.ts";
import { buyersNow } from "./parties.ts";
import { prepare, readInvoicing, setMode } from "./settings.ts";
import { openIn, openSupplies, ownerOf, type SuppliesItem } from "./supplies.ts";

export const handler = resource(taxInvoiceRoutes, {
  list: (ctx, { query: { month, ...paging } }) =>
    listInvoices({ buyerId: userOf(ctx).userId }, month, paging),

  listOfSeller: (ctx, { query: { month, ...paging } }) =>
    listInvoices({ sellerId: userOf(ctx).sellerId }, month, paging),

  supplies: (ctx) => suppliesOf(userOf(ctx).sellerId),
  settings: (ctx) => readInvoicing(userOf(ctx).sellerId, ctx.now()),
  updateSettings: (ctx, { body }) => setMode(ctx, body.mode),
  prepare,

  async create(ctx, { body: { orderBatchIds, month, late } }) {
    const orders = new Set(orderBatchIds).size;
    const wholeMonth = isWholeMonth(orders, month, seoulDay(ctx.now()));
    const asked = { orderBatchIds, month, late, wholeMonth, byItself: false };
    const ids = await issueSupplied(ctx, userOf(ctx).sellerId, asked, (made, traces) => [
      ctx.once({ ids: made }, traces),
    ]);
    return { ids };
  },

  async get(ctx, { params }) {
    const invoice = await findInvoice(params.id);
    const { buyerId, sellerId } = invoice;
    // Who issued it reads it also as a former seller.
    const side = { buyerId, sellerId, ownerId: userIdOf(sellerId) };
    const isBuyer = mustBe(ctx.actor, side, "owner", "buyer", "seller") === "buyer";
    if (isBuyer && invoice.approvalNumber === undefined) throw new Problem("NOT_FOUND");
    return toInvoice(invoice, isBuyer ? { buyerId } : { sellerId });
  },

  async cancel(ctx, { params, body }) {
    const invoice = await cancel(ctx, params.id, body);
    return toInvoice(invoice, { sellerId: invoice.sellerId });
  },
  amend: (ctx, { params, body }) => amend(ctx, params.id, body),
});

/** Purchase orders that one look shows; the others follow once these are invoiced. */
const mostShown = 100;
/** All lines of these are read. */
const mostLines = 1_500;

/** What a seller has supplied and not invoiced, by company and month. */
async function suppliesOf(sellerId: Id<"sel">): Promise<{ items: Supply[]; more: boolean }> {
  const { items: all, more } = await openSupplies(sellerId, mostShown);
  let lines = 0;
  const items = all.filter(({ orderIds }) => (lines += orderIds.length) <= mostLines);
  const rows = await readOrders(items.flatMap(({ orderIds }) => orderIds));
  const orders = new Map(rows.map((order) => [order.id, order]));
  const groups = Map.groupBy(
    items.flatMap((supplies) =>
      [...new Set(supplies.open.map(({ on }) => monthOf(on)))].map((month) => ({
        supplies,
        month,
      })),
    ),
    ({ supplies, month }) => `${month} ${ownerOf(supplies)}`,
  );
  const buyers = await buyersNow(items.map(({ buyerId }) => buyerId));
  const shown = [...groups.values()].flatMap((some) => groupOf(some, orders, buyers) ?? []);
  return {
    items: shown.toSorted((one, other) => one.month.localeCompare(other.month)),
    more: more || items.length < all.length,
  };
}

type Orders = ReadonlyMap<string, OrderItem>;

function groupOf(
  some: readonly { supplies: SuppliesItem; month: string }[],
  orders: Orders,
  buyers: Awaited<ReturnType<typeof buyersNow>>,
): Supply | undefined {
  const [{ supplies: first, month } = {}] = some;
  if (!first || month === undefined) return undefined;
  const open = some.flatMap(({ supplies }) => openIn(supplies, month));
  const company = latestCompany(open.flatMap(({ orderId }) => orders.get(orderId) ?? []));
  if (!company) return undefined;
  const shown = some.slice(0, mostOrders).map(({ supplies }) => orderOf(supplies, month, orders));
  const sum = sumOf(shown);
  return {
    buyerId: first.buyerId,
    buyer: buyers(first.buyerId, company),
    month,
    dueOn: lastDayToIssue(`${month}-01`),
    orders: shown,
    ...sum,
    total: totalOf(sum),
  };
}

function orderOf(supplies: SuppliesItem, month: string, orders: Orders) {
  const { orderBatchId, poNumber } = supplies;
  const open = openIn(supplies, month);
  const days = open.map(({ on }) => on).toSorted();
  const sum = sumOf(openLines([supplies], orders, month).map(({ line }) => line));
  return {
    orderBatchId,
    poNumber,
    orderId: open[0]!.orderId,
    lines: open.length,
    firstOn: days[0]!,
    lastOn: days.at(-1)!,
    ...sum,
    total: totalOf(sum),
  };
}
