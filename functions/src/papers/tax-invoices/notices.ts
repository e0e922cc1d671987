import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { type Day, seoulDay } from "@bupum/shared/kernel/time";
import type { OrderItem } from "../../deal/product-estimate-orders/items.ts";
import type { Context } from "../../kernel/context.ts";
import { notify, versionOf } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { InvoiceItem } from "./items.ts";

type Clock = Pick<Context, "now">;

/** The company hears of an invoice, of an amendment of one, or that one holds no more. */
const toCompany = (
  ctx: Clock,
  invoice: InvoiceItem,
  event: "TAX_INVOICE_ISSUED" | "TAX_INVOICE_AMENDED" | "TAX_INVOICE_CANCELLED",
): Write =>
  notify(ctx, {
    userId: invoice.buyerId,
    event,
    refId: invoice.id,
    refVersion: 1,
    params: {
      number: invoice.number,
      company: invoice.seller.name,
      writtenOn: invoice.writtenOn,
    },
    link: `/mypage/tax-invoices/${invoice.id}`,
  });

/** The provider sends it by mail as well. */
export const invoiceTold = (ctx: Clock, invoice: InvoiceItem): Write =>
  toCompany(ctx, invoice, invoice.amends ? "TAX_INVOICE_AMENDED" : "TAX_INVOICE_ISSUED");

export const invoiceCancelled = (ctx: Clock, invoice: InvoiceItem): Write =>
  toCompany(ctx, invoice, "TAX_INVOICE_CANCELLED");

/** The seller hears that an invoice was not taken: by the provider, or by the tax service. */
export const invoiceRefused = (ctx: Clock, invoice: InvoiceItem): Write =>
  notify(ctx, {
    userId: userIdOf(invoice.sellerId),
    event: "TAX_INVOICE_REFUSED",
    refId: invoice.id,
    refVersion: invoice.version + 1,
    params: {
      number: invoice.number,
      company: invoice.buyer.name,
      reason: invoice.refusal?.message ?? invoice.refusal?.code ?? "-",
    },
    link: `/seller/tax-invoices/${invoice.id}`,
  });

/** The seller hears that supplies of a month are not invoiced. */
export const monthToInvoice = (
  ctx: Clock,
  sellerId: Id<"sel">,
  { month, orders }: { month: string; orders: number },
): Write =>
  notify(ctx, {
    userId: userIdOf(sellerId),
    event: "TAX_INVOICES_DUE",
    refId: sellerId,
    // Two months may be told on one day.
    refVersion: Number(`${seoulDay(ctx.now())}${month.slice(5)}`.replaceAll("-", "")),
    params: { month, orders, lastOn: lastDayToIssue(`${month}-01`) },
    link: "/seller/tax-invoices",
  });

/** The seller hears that what a claim paid back is not stated (D42-12). */
export const amendmentDue = (
  ctx: Clock,
  { number, buyer, sellerId }: InvoiceItem,
  { claimId, lastOn }: { claimId: Id<"clm">; lastOn: Day },
): Write =>
  notify(ctx, {
    userId: userIdOf(sellerId),
    event: "TAX_AMENDMENT_DUE",
    refId: claimId,
    refVersion: versionOf(seoulDay(ctx.now())),
    params: { number, company: buyer.name, lastOn },
    link: `/seller/claims?claimId=${claimId}`,
  });

/** The company hears, once, that a seller has not invoiced what it was supplied with in a month. */
export const monthExpected = (
  ctx: Clock,
  { buyerId, sellerId, sellerName }: Pick<OrderItem, "buyerId" | "sellerId" | "sellerName">,
  { month, orders }: { month: string; orders: number },
): Write =>
  notify(ctx, {
    userId: buyerId,
    event: "TAX_INVOICES_EXPECTED",
    // Who keeps the books of several companies is told of each.
    refId: `${buyerId}#${sellerId}`,
    refVersion: Number(month.replace("-", "")),
    params: { company: sellerName, month, orders, lastOn: lastDayToIssue(`${month}-01`) },
    link: "/mypage/tax-invoices",
  });
