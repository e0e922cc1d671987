import { monthOf } from "@bupum/shared/kernel/calendar/months";
import type { Id } from "@bupum/shared/kernel/ids";
import { addDays, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import {
  amendmentByClaim,
  amendmentOfClaim,
  documentsByClaim,
  lowersPrice,
} from "@bupum/shared/papers/tax-invoices/of-claims";
import { lastDayToIssue, restatementOf } from "@bupum/shared/papers/tax-invoices/rules";
import { isStanding } from "@bupum/shared/papers/tax-invoices/states";
import { findClaim } from "../../deal/claims/items.ts";
import { findAnyOrder } from "../../deal/product-estimate-orders/items.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { write, type Write } from "../../kernel/table.ts";
import { type InvoiceItem, readInvoices } from "./items.ts";
import { amendmentDue } from "./notices.ts";
import { nextLook, readSupplies } from "./supplies.ts";

// Without a guard: a row of this kind says only when to look, and each look decides anew.
// | access pattern                             | index | pk                 | sk              |
// |--------------------------------------------|-------|--------------------|-----------------|
// | when the amendment of a claim is looked at |       | claim#<clm>        | amendment       |
// | which are looked at by time                | gsi2  | due#tax-amendments | <instant>#<clm> |

/** The line of a claim may be completed and invoiced so long after the claim's end. */
const daysToInvoice = 92;

const putLook = (claimId: Id<"clm">, at: Instant): Write => ({
  put: {
    pk: `claim#${claimId}`,
    sk: "amendment",
    gsi2pk: "due#tax-amendments",
    gsi2sk: `${at}#${claimId}`,
  },
});

/** The invoice that states an order now: what states it anew stands for the first one (D42-8). */
async function statingNow(order: {
  id: Id<"ord">;
  orderBatchId: Id<"pob">;
}): Promise<InvoiceItem | undefined> {
  const [supplies] = await readSupplies([order.orderBatchId]);
  let id = supplies?.invoiced.find(({ orderId }) => orderId === order.id)?.invoiceId;
  let invoice: InvoiceItem | undefined;
  while (id) {
    [invoice] = await readInvoices([id]);
    id = invoice && restatementOf(invoice)?.id;
  }
  return invoice;
}

/**
 * D42-12: on the days on which a month's invoices are told, the seller is told that a claim's amendment
 * is missing, until its last day has passed. One that is made is looked at as well: the provider may
 * refuse it later.
 */
export async function lookAtAmendment({ claimId }: MessageBody<"claim.settled">): Promise<void> {
  const claim = await findClaim(claimId);
  if (!lowersPrice(claim) || !claim.settlement) return;
  const at = now();
  const endedOn = seoulDay(claim.settlement.at);
  const invoice = await statingNow(await findAnyOrder(claim.orderId));
  if (!invoice?.approvalNumber) {
    const next = nextLook(monthOf(endedOn), at) ?? nextLook(monthOf(seoulDay(at)), at);
    if (next && seoulDay(at) < addDays(endedOn, daysToInvoice)) await write(putLook(claimId, next));
    return;
  }
  const day = amendmentOfClaim(claim, invoice.writtenOn)?.on ?? endedOn;
  const next = nextLook(monthOf(day), at);
  const lastOn = lastDayToIssue(day);
  // Not in the month of its day: the end of the claim was told then (D34-7).
  const isTime = monthOf(day) < monthOf(seoulDay(at)) && seoulDay(at) <= lastOn;
  // One that cannot be made any more is asked of nobody.
  const isOwed =
    !amendmentByClaim(invoice, claimId) &&
    (!isStanding(invoice.status) || documentsByClaim(invoice, claim) !== undefined);
  await write(
    ...(next ? [putLook(claimId, next)] : []),
    ...(isTime && isOwed ? [amendmentDue({ now: () => at }, invoice, { claimId, lastOn })] : []),
  );
}
