import { monthOf } from "@bupum/shared/kernel/calendar/months";
import type { Id } from "@bupum/shared/kernel/ids";
import { addDays, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { amendmentOfClaim, lowersPrice } from "@bupum/shared/papers/tax-invoices/of-claims";
import { lastDayToIssue, restatementOf } from "@bupum/shared/papers/tax-invoices/rules";
import { isVoid } from "@bupum/shared/papers/tax-invoices/states";
import { type ClaimItem, findClaim } from "../../deal/claims/items.ts";
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

/** Made, or on its way: what the provider refused is owed again. */
const isStated = ({ amendments }: InvoiceItem, { id }: ClaimItem): boolean =>
  amendments.some(({ claimId, status }) => claimId === id && !isVoid(status));

/**
 * D42-12: the seller is told that a claim's amendment is missing on the days on which a month's
 * invoices are told, until its last day has passed. One that is made is still looked at, since the provider may refuse it.
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
  // Its end was told by itself (D34-7), and the page of the claim leads to the amendment.
  const isTime = monthOf(day) < monthOf(seoulDay(at)) && seoulDay(at) <= lastOn;
  const isTold = isTime && !isStated(invoice, claim);
  await write(
    ...(next ? [putLook(claimId, next)] : []),
    ...(isTold ? [amendmentDue({ now: () => at }, invoice, { claimId, lastOn })] : []),
  );
}
