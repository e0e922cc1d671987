import type { ApprovalLine } from "@bupum/shared/deal/order-approvals/contract";
import type { OrderDraft } from "@bupum/shared/deal/product-estimate-orders/draft";
import { Problem } from "@bupum/shared/kernel/problem";
import type { PricedOrder } from "../product-estimate-orders/priced.ts";
import type { ApprovalItem } from "./items.ts";

/** The order of these lines of an approval, as it was asked for. */
export function draftOf(
  approval: ApprovalItem,
  lines: readonly ApprovalLine[],
): Omit<OrderDraft, "fileIds"> {
  const { shipTo, buyerPoNumber, desiredDate, memo, awardPlanId } = approval;
  const { name, phone = "", zip = "", address = "", region } = shipTo;
  return {
    items: lines.map(({ productEstimateId, responseId, quantity, isAlternative }) => ({
      productEstimateId,
      responseId,
      quantity,
      acceptAlternative: isAlternative,
    })),
    shipTo: { name, phone, zip, address, region },
    buyerPoNumber,
    desiredDate,
    memo,
    awardPlanId,
  };
}

/**
 * Throws QUOTE_CHANGED where another price or fee would be ordered than was shown, or a product that
 * the buyer confirmed for a line in words since (D41-3).
 */
export function mustBeAsShown(
  lines: readonly ApprovalLine[],
  { ordered }: Pick<PricedOrder, "ordered">,
): void {
  for (const [at, { productId, isAlternative, ...shown }] of lines.entries()) {
    const now = ordered[at];
    const isSame =
      now?.unitPrice === shown.unitPrice &&
      now.amount === shown.amount &&
      now.shippingFee === shown.shippingFee &&
      (productId !== undefined || isAlternative || now.line.productId === undefined);
    if (!isSame) throw new Problem("QUOTE_CHANGED", { response: now?.quote });
  }
}
