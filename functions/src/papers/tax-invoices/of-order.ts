import type { Id } from "@bupum/shared/kernel/ids";
import type { OrderInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import type { Day } from "@bupum/shared/kernel/time";
import { withTotal } from "@bupum/shared/kernel/money/tax";
import { findOrder, type OrderItem } from "../../deal/product-estimate-orders/items.ts";
import { mustBe } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { sumOf } from "./content-rules.ts";
import { type InvoiceItem, isShownTo, listed, readInvoices } from "./items.ts";
import { readSupplies } from "./supplies.ts";

interface OfOrder {
  items: OrderInvoice[];
  open?: { lines: number; dueOn: Day };
}

/** What an invoice states of one purchase order. */
const shareOf = ({ lines }: InvoiceItem, poNumber: OrderItem["poNumber"]) =>
  withTotal(sumOf(lines.filter((line) => line.poNumber === poNumber)));

/** The invoices of the purchase order that an order belongs to, and what of it waits for one (D42-10). */
export async function invoicesOfOrder(ctx: Context, orderId: Id<"ord">): Promise<OfOrder> {
  const { orderBatchId, poNumber, buyerId, sellerId } = await findOrder(orderId);
  const isBuyer = mustBe(ctx.actor, { buyerId, sellerId }, "buyer", "seller") === "buyer";
  const reader = isBuyer ? { buyerId } : { sellerId };
  const [supplies] = await readSupplies([orderBatchId]);
  if (!supplies) return { items: [] };
  const { open, invoiced } = supplies;
  const ids = [...new Set(invoiced.map(({ invoiceId }) => invoiceId))];
  const invoices = (await readInvoices(ids)).filter((one) => isShownTo(one, reader));
  const [first] = open.map(({ on }) => on).toSorted();
  return {
    items: invoices.map((one) => ({
      ...listed(one, reader),
      share: shareOf(one, poNumber),
      orderIds: invoiced
        .filter(({ invoiceId }) => invoiceId === one.id)
        .map((line) => line.orderId),
    })),
    ...(first && { open: { lines: open.length, dueOn: lastDayToIssue(first) } }),
  };
}
