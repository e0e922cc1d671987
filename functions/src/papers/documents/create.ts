import type { FileOrJob } from "@bupum/shared/kernel/ready-file";
import type { documentRoutes } from "@bupum/shared/papers/documents/contract";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Instant } from "@bupum/shared/kernel/time";
import { readEstimate, readWithTerms } from "../../deal/whole-groups/estimates.ts";
import { toEstimate } from "../../deal/estimates/rules.ts";
import { mustBe } from "../../kernel/access.ts";
import { type Context, personOf, userOf } from "../../kernel/context.ts";
import { findOrder, readOrders } from "../../deal/product-estimate-orders/items.ts";
import { toOrder } from "../../deal/product-estimate-orders/rules.ts";
import { linesOfEstimate } from "../../deal/whole-groups/lines.ts";
import { toLine } from "../../deal/whole-groups/line-rules.ts";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { findPayment } from "../../billing/payment-orders/items.ts";
import { readReceipt, type Side, type Subject } from "./items.ts";
import type { Paper } from "./paper/model.ts";
import { deliveryNoteOf } from "./delivery-note-rules.ts";
import { purchaseOrderOf, quotationOf } from "./rules.ts";
import { linkOrJob } from "./writes.ts";

type Wanted = ParsedInput<(typeof documentRoutes)["create"]>["body"];

/** A link to an existing document, or the job that makes it (D4-7). */
export async function createDocument(ctx: Context, wanted: Wanted): Promise<FileOrJob> {
  const at = ctx.now();
  const subject = subjectIn(wanted);
  const side = await sideOf(ctx, subject);
  const paper = await paperOf(subject, side, ctx.language, at);
  return linkOrJob(ctx, { userId: userOf(ctx).userId, side, wanted }, paper);
}

/** The thing that a call prints. */
export function subjectIn({ estimateId, orderId, parcelAt, paymentOrderId }: Wanted): Subject {
  if (estimateId) return { kind: "QUOTATION", id: estimateId };
  if (paymentOrderId) return { kind: "RECEIPT", id: paymentOrderId };
  // The contract allows exactly one of the three, and a parcel of an order alone.
  if (parcelAt) return { kind: "DELIVERY_NOTE", id: orderId!, at: parcelAt };
  return { kind: "PURCHASE_ORDER", id: orderId! };
}

/** The caller's relation to the estimate, order or payment. Throws NOT_FOUND. */
async function sideOf(ctx: Context, { kind, id }: Subject): Promise<Side> {
  if (kind === "RECEIPT") {
    const { userId: ownerId } = await findPayment(id);
    // Nobody pays the market in the name of a company.
    mustBe(personOf(ctx.actor), { ownerId }, "owner");
    return "buyer";
  }
  const row = kind === "QUOTATION" ? await readEstimate(id) : await findOrder(id);
  if (!row) throw new Problem("NOT_FOUND");
  return mustBe(ctx.actor, row, "buyer", "seller");
}

/** The present content of a side's document; undefined if there is nothing to print. */
export const paperOf = (
  subject: Subject,
  side: Side,
  language: Language,
  now: Instant,
): Promise<Paper | undefined> => {
  if (subject.kind === "QUOTATION") return quotationPaper(subject.id, language, now);
  if (subject.kind === "RECEIPT") return readReceipt(subject.id, language);
  return orderPaper(subject, side, language);
};

async function quotationPaper(
  id: Extract<Subject, { kind: "QUOTATION" }>["id"],
  language: Language,
  now: Instant,
) {
  const [found, lines] = await Promise.all([readWithTerms(id), linesOfEstimate(id)]);
  if (!found) return undefined;
  const { estimate, terms } = found;
  const seller = await readSeller(estimate.sellerId);
  // One document for both sides: it contains only what its seller may see (D7-3).
  const shown = toEstimate(estimate, terms, !estimate.contactOpen);
  const said = lines.filter(({ deletedAt }) => !deletedAt).map((line) => toLine(line, now));
  const paper = quotationOf(shown, said, seller?.approved, language);
  return paper.lines.length > 0 ? paper : undefined;
}

async function orderPaper(
  subject: Extract<Subject, { kind: "PURCHASE_ORDER" | "DELIVERY_NOTE" }>,
  side: Side,
  language: Language,
) {
  // A deleted order still names its PO.
  const [order] = await readOrders([subject.id]);
  if (!order) return undefined;
  const [orders, estimate, seller] = await Promise.all([
    readOrders(order.siblings.map((sibling) => sibling.id)),
    readEstimate(order.estimateId),
    readSeller(order.sellerId),
  ]);
  const shown = orders.filter(({ deletedAt }) => !deletedAt).map((one) => toOrder(one, side));
  if (subject.kind === "PURCHASE_ORDER")
    return purchaseOrderOf(shown, estimate, seller?.approved, language);
  const named = { orderId: subject.id, at: subject.at };
  return deliveryNoteOf(shown, named, { estimate, profile: seller?.approved, language });
}
