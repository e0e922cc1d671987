import { aboveAmount } from "@bupum/shared/kernel/money/amount-faults";
import type { AmendmentDraft } from "@bupum/shared/papers/tax-invoices/amendment-draft";
import {
  amendmentOf,
  type AmendmentDocument,
  canAmend,
  remainingOf,
  restatementOf,
} from "@bupum/shared/papers/tax-invoices/rules";
import {
  amendmentByClaim,
  amendmentOfClaim,
  changeByClaim,
} from "@bupum/shared/papers/tax-invoices/of-claims";
import type { Id } from "@bupum/shared/kernel/ids";
import { companyIdOf } from "@bupum/shared/kernel/owner-ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { seoulDay } from "@bupum/shared/kernel/time";
import { readCompanies } from "../../accounts/companies/items.ts";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { findClaim } from "../../deal/claims/items.ts";
import { mustBe } from "../../kernel/access.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { untilAlone, outdated } from "../../kernel/retry.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { invoicedBuyer, invoicingSeller } from "./content-rules.ts";
import { newInvoice, startInvoice } from "./create.ts";
import { changeInvoice, findInvoice, type InvoiceItem } from "./items.ts";
import { mustSign } from "./settings.ts";

/**
 * Both sides as they say of themselves today: what a mended entry states. The seller's number is that
 * of the one who issued.
 */
async function partiesNow({ seller, buyer, sellerId, buyerId }: InvoiceItem) {
  const [row, [company]] = await Promise.all([
    readSeller(sellerId),
    readCompanies([companyIdOf(buyerId)]),
  ]);
  const now = row?.approved && invoicingSeller(row.approved);
  return {
    seller: now?.businessNumber === seller.businessNumber ? now : seller,
    buyer: company ? invoicedBuyer(company) : buyer,
  };
}

type Parties = Pick<InvoiceItem, "seller" | "buyer">;

/** One document of an amendment: a mended entry states the goods anew, all others a sum. */
function documentOf(
  ctx: Context,
  original: InvoiceItem,
  { part, draft, parties }: { part: AmendmentDocument; draft: AmendmentDraft; parties: Parties },
): InvoiceItem {
  const { reason, remark, claimId } = draft;
  const { id, number, approvalNumber, writtenOn, sellerId, buyerId } = original;
  const isWhole = reason === "ENTRY_ERROR";
  const sign = part.supply < 0 ? -1 : 1;
  const sum = { suppliedOn: part.writtenOn, kind: "AMENDMENT" as const };
  return newInvoice(ctx, {
    id: ctx.newId("tin"),
    sellerId,
    buyerId,
    ...(isWhole && sign > 0 ? parties : { seller: original.seller, buyer: original.buyer }),
    ...part,
    lines: isWhole
      ? original.lines.map(({ quantity, ...line }) => ({
          ...line,
          ...(quantity !== undefined && { quantity: sign * quantity }),
          supply: sign * line.supply,
          vat: sign * line.vat,
        }))
      : [{ ...sum, supply: part.supply, vat: part.vat }],
    supplied: [],
    amends: {
      id,
      number,
      approvalNumber: approvalNumber ?? "",
      writtenOn,
      reason,
      ...(claimId && { claimId }),
    },
    ...(remark ? { remark } : {}),
    // The provider calls a date of the past late, which an amendment often must state.
    late: true,
  });
}

/**
 * What the end of a claim about a line of this invoice changes, once (D42-11); otherwise what the draft
 * says. Throws NOT_FOUND for a claim about anything else, INVALID_TRANSITION where it asks for no such
 * amendment or has one.
 */
async function changeOf(
  { lines, amendments, writtenOn }: InvoiceItem,
  { claimId, reason, supply, on }: AmendmentDraft,
) {
  if (!claimId) return { supply, on };
  const claim = await findClaim(claimId);
  if (!lines.some(({ orderId }) => orderId === claim.orderId)) throw new Problem("NOT_FOUND");
  const agreed = amendmentOfClaim(claim, writtenOn);
  // What states the invoice anew is amended, even where taking it back has failed since.
  if (
    agreed?.reason !== reason ||
    amendmentByClaim({ amendments }, claimId) ||
    restatementOf({ amendments })
  )
    throw new Problem("INVALID_TRANSITION", { from: claim.status, to: reason });
  return changeByClaim(agreed);
}

/** D42-8: the documents that a reason needs, and their marks on what they amend. */
export const amend = (
  ctx: Context,
  id: Id<"tin">,
  draft: AmendmentDraft,
): Promise<{ ids: Id<"tin">[] }> =>
  untilAlone(async () => {
    const original = await findInvoice(id);
    mustBe(ctx.actor, { sellerId: original.sellerId }, "seller");
    mustBeSeen(draft, original, () => outdated);
    const { reason, claimId } = draft;
    if (!canAmend(original, reason))
      throw new Problem("INVALID_TRANSITION", { from: original.status, to: reason });
    const change = await changeOf(original, draft);
    const { on } = change;
    if (on !== undefined && on < original.writtenOn) throw faultAt("body.on", "DATE_PAST");
    if (on !== undefined && on > seoulDay(ctx.now())) throw faultAt("body.on", "DATE_FAR");
    const parts = amendmentOf(original, reason, change);
    if (!parts)
      throw aboveAmount(
        claimId ? "body.claimId" : "body.supply",
        remainingOf(original).supply,
        "KRW",
      );
    await mustSign(userOf(ctx).sellerId, ctx.now());
    const parties = await partiesNow(original);
    const made = parts.map((part) => documentOf(ctx, original, { part, draft, parties }));
    const [negative, positive] = made;
    // What takes back goes out only once what stands in for it holds.
    const documents =
      negative && positive
        ? [
            { ...negative, twinId: positive.id, after: positive.id },
            { ...positive, twinId: negative.id },
          ]
        : made;
    const ids = documents.map((one) => one.id);
    const marks = documents.map(({ id: other, number, status, supply: value, vat }) => ({
      id: other,
      number,
      status,
      reason,
      supply: value,
      vat,
      ...(claimId && { claimId }),
    }));
    await write(
      ...documents.flatMap((one) => startInvoice(ctx, one)),
      changeInvoice(original, { amendments: [...original.amendments, ...marks] }),
      ctx.once({ ids }),
    );
    return { ids };
  });
