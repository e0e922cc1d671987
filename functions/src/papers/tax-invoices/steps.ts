import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import { addHours, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { amendReasons, isVoid } from "@bupum/shared/papers/tax-invoices/states";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { audit, systemAt } from "../../kernel/audit.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { type Write, write } from "../../kernel/table.ts";
import { cancelInvoice, findInvoices, issueInvoice } from "../../providers/tax-invoices/popbill.ts";
import type { Found, Refused } from "../../providers/tax-invoices/port.ts";
import { withOwnNumbers } from "./content-rules.ts";
import {
  changeInvoice,
  findInvoice,
  type InvoiceItem,
  markOn,
  placeOfBuyer,
  putDue,
  soonAfter,
} from "./items.ts";
import { invoiceCancelled, invoiceRefused, invoiceTold } from "./notices.ts";
import { withoutCertificate } from "./settings.ts";
import { nextLook, putMonth, reopen } from "./supplies.ts";

type Clock = ReturnType<typeof systemAt>;
type Moved = Partial<InvoiceItem> & Pick<InvoiceItem, "status">;

/** The provider sends what was issued on the next business day at 15:00 (D42-7). */
const sentBy = (issuedAt: Instant): Instant =>
  seoulInstant(addBusinessDays(seoulDay(issuedAt), 1), "15:30");

const marked = async (invoice: InvoiceItem, status: InvoiceItem["status"]): Promise<Write[]> =>
  invoice.amends ? [markOn(await findInvoice(invoice.amends.id), invoice, status)] : [];

/** Lines of an invoice that does not hold wait again, and their month with them. */
async function reopened({ id, sellerId, supplied }: InvoiceItem, at: Instant): Promise<Write[]> {
  const months = [...new Set(supplied.map(({ on }) => monthOf(on)))];
  return [
    ...(await reopen(id, supplied)),
    ...months.flatMap((month) => {
      const look = nextLook(month, at);
      return look ? [putMonth(sellerId, month, look)] : [];
    }),
  ];
}

/** A step of an invoice with all that follows from it. */
async function move(ctx: Clock, invoice: InvoiceItem, set: Moved, more: Write[] = []) {
  const { id, status: from } = invoice;
  const { status: to } = set;
  await write(
    changeInvoice(
      invoice,
      { ...set, ...(to === "ISSUED" && placeOfBuyer(invoice)) },
      invoice.refusal && !set.refusal ? ["refusal"] : [],
    ),
    ...(await marked(invoice, to)),
    ...(isVoid(to) ? await reopened(invoice, ctx.now()) : []),
    audit(ctx, { entity: "tax-invoice", id, from, to, reason: set.refusal?.code }),
    ...more,
  );
}

const lookAgain = (ctx: Clock, { id }: InvoiceItem, at: Instant) => write(putDue(id, at));

/** Whether the document that must hold before this one does; NEVER if it will not. */
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
  if (turn === "LATER") return lookAgain(ctx, invoice, soonAfter(ctx.now()));
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
    lines: withOwnNumbers(lines),
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
  if (outcome.state === "UNKNOWN") return lookAgain(ctx, invoice, soonAfter(ctx.now()));
  if (outcome.state === "REFUSED") return refused(ctx, invoice, outcome);
  const issuedAt = ctx.now();
  const set = { status: "ISSUED", approvalNumber: outcome.approvalNumber, issuedAt } as const;
  return move(ctx, invoice, set, [
    putDue(invoice.id, sentBy(issuedAt)),
    ...followers(ctx, invoice),
    invoiceTold(ctx, { ...invoice, ...set }),
  ]);
}

/**
 * The provider did not take it. What takes back where another document states it anew already must
 * follow that one, and is sent again each day.
 */
async function refused(
  ctx: Clock,
  invoice: InvoiceItem,
  { code, message: words, cannotSign }: Refused,
): Promise<void> {
  const refusal = { code, ...(words !== undefined && { message: words }) };
  const told = [
    invoiceRefused(ctx, { ...invoice, refusal }),
    ...(cannotSign ? [withoutCertificate(invoice.sellerId)] : []),
  ];
  if (invoice.after)
    return write(
      changeInvoice(invoice, { refusal }),
      putDue(invoice.id, addHours(ctx.now(), 24)),
      ...told,
    );
  return move(ctx, invoice, { status: "REFUSED", refusal }, [...followers(ctx, invoice), ...told]);
}

/** The document that waits for this one goes on. */
const followers = (ctx: Clock, { twinId, after }: InvoiceItem): Write[] =>
  twinId && !after ? [message(ctx.now(), "tax-invoice.waited", { invoiceId: twinId })] : [];

/** How the provider has an invoice now; undefined if it does not say. */
async function ask({ seller, number }: InvoiceItem): Promise<Found | undefined> {
  const found = await findInvoices(seller.businessNumber, [number]);
  return found === "UNKNOWN" ? undefined : found.find((one) => one.number === number);
}

/** What became of an issued invoice: it is at the tax service, or was taken back at the provider. */
export async function follow(ctx: Clock, invoice: InvoiceItem): Promise<void> {
  const found = await ask(invoice);
  const at = found?.sentAt ?? ctx.now();
  if (found?.state === "SENT") return move(ctx, invoice, { status: "SENT", sentAt: at });
  if (found?.state === "SEND_FAILED" && invoice.status !== "SEND_FAILED") {
    const set = { status: "SEND_FAILED", refusal: { code: found.failCode ?? "-" } } as const;
    return move(ctx, invoice, set, [
      invoiceRefused(ctx, { ...invoice, ...set }),
      putDue(invoice.id, addHours(ctx.now(), 24)),
    ]);
  }
  if (found?.state === "CANCELLED") return cancelled(ctx, invoice);
  if (invoice.status === "SEND_FAILED") return lookAtFailure(ctx, invoice);
  return lookAgain(ctx, invoice, addHours(ctx.now(), 1));
}

const cancelled = (ctx: Clock, invoice: InvoiceItem) =>
  move(ctx, invoice, { status: "CANCELLED", cancelledAt: ctx.now() }, [
    invoiceCancelled(ctx, invoice),
  ]);

/** How long a seller has to mend at the provider what the tax service did not take. */
const mendedDays = 60;

async function lookAtFailure(ctx: Clock, invoice: InvoiceItem): Promise<void> {
  const { issuedAt = invoice.createdAt } = invoice;
  const next = addHours(ctx.now(), 24);
  if (next < addHours(issuedAt, 24 * mendedDays)) await lookAgain(ctx, invoice, next);
}

/** Takes an invoice back; one that has gone to the tax service meanwhile stays. */
export async function takeBack(ctx: Clock, invoice: InvoiceItem): Promise<void> {
  const outcome = await cancelInvoice(invoice.seller.businessNumber, invoice.number);
  if (outcome.state === "UNKNOWN") return lookAgain(ctx, invoice, soonAfter(ctx.now()));
  if (outcome.state === "CANCELLED") return cancelled(ctx, invoice);
  const found = await ask(invoice);
  if (!found) return lookAgain(ctx, invoice, soonAfter(ctx.now()));
  if (found.state === "SENT")
    return move(ctx, invoice, { status: "SENT", sentAt: found.sentAt ?? ctx.now() });
  return move(ctx, invoice, { status: "ISSUED" }, [putDue(invoice.id, soonAfter(ctx.now()))]);
}
