import { taxInvoiceRoutes } from "@bupum/shared/papers/tax-invoices/contract";
import { isWholeMonth } from "@bupum/shared/papers/tax-invoices/rules";
import { seoulDay } from "@bupum/shared/kernel/time";
import { Problem } from "@bupum/shared/kernel/problem";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { mustBe } from "../../kernel/access.ts";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { amend } from "./amend.ts";
import { cancel } from "./cancel.ts";
import { issueSupplied } from "./create.ts";
import { findInvoice, isShownTo, listInvoices, toInvoice } from "./items.ts";
import { invoicesOfOrder } from "./of-order.ts";
import { expectedOf, suppliesOf } from "./open.ts";
import { prepare, readInvoicing, setMode } from "./settings.ts";

export const handler = resource(taxInvoiceRoutes, {
  list: (ctx, { query: { month, ...paging } }) =>
    listInvoices({ buyerId: userOf(ctx).userId }, month, paging),

  listOfSeller: (ctx, { query: { month, ...paging } }) =>
    listInvoices({ sellerId: userOf(ctx).sellerId }, month, paging),

  supplies: (ctx) => suppliesOf(userOf(ctx).sellerId),
  expected: (ctx) => expectedOf(userOf(ctx).userId),
  ofOrder: (ctx, { params }) => invoicesOfOrder(ctx, params.orderId),
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
    const reader = isBuyer ? { buyerId } : { sellerId };
    if (!isShownTo(invoice, reader)) throw new Problem("NOT_FOUND");
    return toInvoice(invoice, reader);
  },

  async cancel(ctx, { params, body }) {
    const invoice = await cancel(ctx, params.id, body);
    return toInvoice(invoice, { sellerId: invoice.sellerId });
  },
  amend: (ctx, { params, body }) => amend(ctx, params.id, body),
});
