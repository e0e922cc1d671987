import { breakdownOfApproval, shownLines } from "@bupum/shared/deal/order-approvals/totals";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { Home } from "@bupum/shared/notices/homes/contract";
import { mostShown } from "@bupum/shared/notices/homes/rules";
import { readOpen } from "../../deal/order-approvals/shown.ts";
import { type Context, userOf } from "../../kernel/context.ts";

/** What waits for an approval in the company of the call, the reader's turn in front (D38-12). */
export async function readApprovals(ctx: Context): Promise<Home["approvals"]> {
  if (!userOf(ctx).member) return null;
  const { mine, items } = await readOpen(ctx);
  return {
    mine,
    items: items.slice(0, mostShown).map((approval) => {
      const { total: amount, currency } = breakdownOfApproval(approval);
      const lines = shownLines(approval);
      const { id, title, sellerName, expiresAt, mayDecide } = approval;
      return {
        id,
        title,
        sellerName,
        expiresAt,
        mayDecide,
        product: orderedProduct(lines[0]!).title,
        lineCount: lines.length,
        total: { amount, currency },
      };
    }),
  };
}
