import { isVoid } from "@bupum/shared/papers/tax-invoices/states";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { outdated, untilAlone } from "../../kernel/retry.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { changeInvoice, findInvoice, type InvoiceItem } from "./items.ts";

/** Whether another document of the same amendment holds, or is on its way. */
async function hasTwin({ id, amends }: InvoiceItem): Promise<boolean> {
  if (amends?.reason !== "ENTRY_ERROR" && amends?.reason !== "LOCAL_CREDIT") return false;
  const { amendments } = await findInvoice(amends.id);
  return amendments.some(
    (one) => one.id !== id && one.reason === amends.reason && !isVoid(one.status),
  );
}

/**
 * D42-7: takes an invoice back that the tax service has not got. One that was amended stays, and so
 * does one of two documents that belong together.
 */
export const cancel = (
  ctx: Context,
  id: Id<"tin">,
  seen: { version: number },
): Promise<InvoiceItem> =>
  untilAlone(async () => {
    const invoice = await findInvoice(id);
    mustBe(ctx.actor, { sellerId: invoice.sellerId }, "seller");
    if (invoice.status === "CANCELLING") return invoice;
    mustBeSeen(seen, invoice, () => outdated);
    const isAmended = invoice.amendments.some(({ status }) => !isVoid(status));
    if (invoice.status !== "ISSUED" || isAmended || (await hasTwin(invoice)))
      throw new Problem("INVALID_TRANSITION", { from: invoice.status, to: "CANCELLED" });
    const set = { status: "CANCELLING" } as const;
    await write(
      changeInvoice(invoice, set),
      audit(ctx, { entity: "tax-invoice", id, from: "ISSUED", to: "CANCELLING" }),
      message(ctx.now(), "tax-invoice.waited", { invoiceId: id }),
    );
    return { ...invoice, ...set, version: invoice.version + 1 };
  });
