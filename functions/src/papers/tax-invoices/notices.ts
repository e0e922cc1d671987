import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { seoulDay } from "@bupum/shared/kernel/time";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { InvoiceItem } from "./items.ts";

type Clock = Pick<Context, "now">;

/** The company hears of an invoice or an amendment of one; the provider sends it by mail as well. */
export const invoiceTold = (ctx: Clock, invoice: InvoiceItem): Write[] => [
  notify(ctx, {
    userId: invoice.buyerId,
    event: invoice.amends ? "TAX_INVOICE_AMENDED" : "TAX_INVOICE_ISSUED",
    refId: invoice.id,
    refVersion: 1,
    params: {
      number: invoice.number,
      company: invoice.seller.name,
      writtenOn: invoice.writtenOn,
    },
    link: `/mypage/tax-invoices/${invoice.id}`,
  }),
];

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
    refVersion: Number(seoulDay(ctx.now()).replaceAll("-", "")),
    params: { month, orders, lastOn: lastDayToIssue(`${month}-01`) },
    link: "/seller/tax-invoices",
  });
