import { remainingOf } from "@bupum/shared/papers/tax-invoices/rules";
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
import { changeInvoice, findInvoice, type InvoiceItem, markOn } from "./items.ts";

/** Whether the other document of the same amendment holds, or is on its way. */
const hasTwin = async ({ twinId }: InvoiceItem): Promise<boolean> =>
  twinId !== undefined && !isVoid((await findInvoice(twinId)).status);

/** Whether more of a rise was taken back since than would be left without it. */
const isUsed = (original: InvoiceItem | undefined, { supply }: InvoiceItem): boolean =>
  original !== undefined && supply > 0 && remainingOf(original).supply < supply;

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
    const { amends, amendments, status } = invoice;
    const original = amends && (await findInvoice(amends.id));
    const isBound = amendments.some((one) => !isVoid(one.status)) || (await hasTwin(invoice));
    if (status !== "ISSUED" || isBound || isUsed(original, invoice))
      throw new Problem("INVALID_TRANSITION", { from: status, to: "CANCELLED" });
    const set = { status: "CANCELLING" } as const;
    await write(
      changeInvoice(invoice, set),
      ...(original ? [markOn(original, invoice, set.status)] : []),
      audit(ctx, { entity: "tax-invoice", id, from: "ISSUED", to: "CANCELLING" }),
      message(ctx.now(), "tax-invoice.waited", { invoiceId: id }),
    );
    return { ...invoice, ...set, version: invoice.version + 1 };
  });
