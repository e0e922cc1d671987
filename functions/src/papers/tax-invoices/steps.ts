import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import {
  addHours,
  addMinutes,
  type Instant,
  seoulDay,
  seoulInstant,
} from "@bupum/shared/kernel/time";
import { amendReasons, isVoid } from "@bupum/shared/papers/tax-invoices/states";
import { monthOf } from "@bupum/shared/papers/tax-invoices/rules";
import { audit, systemAt } from "../../kernel/audit.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { type Write, write } from "../../kernel/table.ts";
import { cancelInvoice, findInvoices, issueInvoice } from "../../providers/tax-invoices/popbill.ts";
import type { Found } from "../../providers/tax-invoices/port.ts";
import { changeInvoice, findInvoice, type InvoiceItem, putDue } from "./items.ts";
import { invoiceRefused, invoiceTold } from "./notices.ts";
import { monthEndsAt, putMonth, reopen } from "./supplies.ts";

type Clock = ReturnType<typeof systemAt>;
type Moved = Partial<InvoiceItem> & Pick<InvoiceItem, "status">;

/** Asks again after a lost reply. */
const againMinutes = 10;

/** The provider sends what was issued on the next business day at 15:00 (D42-7). */
const sentBy = (issuedAt: Instant): Instant =>
  seoulInstant(addBusinessDays(seoulDay(issuedAt), 1), "15:30");

/** What an amendment adds to the row of what it amends: how it stands. */
async function marked({ id, amends }: InvoiceItem, status: InvoiceItem["status"]) {
  if (!amends) return [];
  const original = await findInvoice(amends.id);
  const amendments = original.amendments.map((one) => (one.id === id ? { ...one, status } : one));
  return [changeInvoice(original, { amendments })];
}

/** Lines of an invoice that does not hold wait again, and their month with them. */
async function reopened({ id, sellerId, supplied }: InvoiceItem, at: Instant): Promise<Write[]> {
  const months = [...new Set(supplied.map(({ on }) => monthOf(on)))];
  return [
    ...(await reopen(id, supplied)),
    ...months.map((month) => {
      const end = monthEndsAt(month);
      return putMonth(sellerId, month, end > at ? end : addHours(at, 24));
    }),
  ];
}

/** A step of an invoice with all that follows from it. */
async function move(ctx: Clock, invoice: InvoiceItem, set: Moved, more: Write[] = []) {
  const { id, status: from } = invoice;
  const { status: to } = set;
  await write(
    changeInvoice(invoice, set),
    ...(await marked(invoice, to)),
    ...(isVoid(to) ? await reopened(invoice, ctx.now()) : []),
    audit(ctx, { entity: "tax-invoice", id, from, to, reason: set.refusal?.code }),
    ...more,
  );
}

const lookAgain = (ctx: Clock, { id }: InvoiceItem, at: Instant) => write(putDue(id, at));
const soon = (ctx: Clock) => addMinutes(ctx.now(), againMinutes);

/** Whether the document that must hold before this one does; VOID if it never will. */
async function turnOf({ after }: InvoiceItem): Promise<"NOW" | "LATER" | "NEVER"> {
  if (!after) return "NOW";
  const { status } = await findInvoice(after);
  if (isVoid(status)) return "NEVER";
  return status === "ISSUING" ? "LATER" : "NOW";
}

const twinVoid = { code: "TWIN_REFUSED" };

/** Sends an invoice to the provider; a repeat of the same number makes no second one. */
export async function send(ctx: Clock, invoice: InvoiceItem): Promise<void> {
  const turn = await turnOf(invoice);
  if (turn === "LATER") return lookAgain(ctx, invoice, soon(ctx));
  if (turn === "NEVER") return move(ctx, invoice, { status: "REFUSED", refusal: twinVoid });
  const { number, taxType, writtenOn, seller, buyer, supply, vat, lines, remark, amends, late } =
    invoice;
  const outcome = await issueInvoice({
    number,
    taxType,
    writtenOn,
    seller,
    buyer,
    supply,
    vat,
    lines,
    remark,
    ...(amends && {
      amends: {
        code: amendReasons.indexOf(amends.reason) + 1,
        approvalNumber: amends.approvalNumber,
      },
    }),
    // A lost reply may have carried it past its last day.
    late: late || seoulDay(ctx.now()) > invoice.dueOn,
  });
  if (outcome.state === "UNKNOWN") return lookAgain(ctx, invoice, soon(ctx));
  if (outcome.state === "REFUSED") {
    const { code, message: words } = outcome;
    const refusal = { code, ...(words !== undefined && { message: words }) };
    const set = { status: "REFUSED", refusal } as const;
    return move(ctx, invoice, set, [
      ...(await followers(ctx, invoice)),
      invoiceRefused(ctx, { ...invoice, ...set }),
    ]);
  }
  const issuedAt = ctx.now();
  const set = { status: "ISSUED", approvalNumber: outcome.approvalNumber, issuedAt } as const;
  return move(ctx, invoice, set, [
    putDue(invoice.id, sentBy(issuedAt)),
    ...(await followers(ctx, invoice)),
    ...invoiceTold(ctx, { ...invoice, ...set }),
  ]);
}

/** The document that waits for this one goes on. */
async function followers(ctx: Clock, { id, amends }: InvoiceItem): Promise<Write[]> {
  if (!amends) return [];
  const { amendments } = await findInvoice(amends.id);
  return amendments
    .filter((one) => one.id !== id && one.reason === amends.reason && one.status === "ISSUING")
    .map((one) => message(ctx.now(), "tax-invoice.waited", { invoiceId: one.id }));
}

/** How the provider has an invoice now; undefined if it does not say. */
async function ask({ seller, number }: InvoiceItem): Promise<Found | undefined> {
  const found = await findInvoices(seller.businessNumber, [number]);
  return found === "UNKNOWN" ? undefined : found.find((one) => one.number === number);
}

const failed = (code = "-") => ({ refusal: { code } });

/** What became of an issued invoice: it is at the tax service, or was taken back at the provider. */
export async function follow(ctx: Clock, invoice: InvoiceItem): Promise<void> {
  const found = await ask(invoice);
  const at = found?.sentAt ?? ctx.now();
  if (found?.state === "SENT") return move(ctx, invoice, { status: "SENT", sentAt: at });
  if (found?.state === "SEND_FAILED") {
    const set = { status: "SEND_FAILED", ...failed(found.failCode) } as const;
    return move(ctx, invoice, set, [invoiceRefused(ctx, { ...invoice, ...set })]);
  }
  if (found?.state === "CANCELLED")
    return move(ctx, invoice, { status: "CANCELLED", cancelledAt: ctx.now() });
  return lookAgain(ctx, invoice, addHours(ctx.now(), 1));
}

/** Takes an invoice back; one that has gone to the tax service meanwhile stays. */
export async function takeBack(ctx: Clock, invoice: InvoiceItem): Promise<void> {
  const outcome = await cancelInvoice(invoice.seller.businessNumber, invoice.number);
  if (outcome.state === "UNKNOWN") return lookAgain(ctx, invoice, soon(ctx));
  if (outcome.state === "CANCELLED")
    return move(ctx, invoice, { status: "CANCELLED", cancelledAt: ctx.now() });
  const found = await ask(invoice);
  if (!found) return lookAgain(ctx, invoice, soon(ctx));
  if (found.state === "SENT")
    return move(ctx, invoice, { status: "SENT", sentAt: found.sentAt ?? ctx.now() });
  return move(ctx, invoice, { status: "ISSUED" }, [putDue(invoice.id, soon(ctx))]);
}
