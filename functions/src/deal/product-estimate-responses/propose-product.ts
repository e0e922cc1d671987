import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { quoteRoutes } from "@bupum/shared/deal/product-estimate-responses/contract";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { mustBeOpen } from "./writes.ts";
import { readShown } from "../../catalogue/products/items.ts";
import { findLive } from "../whole-groups/lines.ts";
import { mustBeFree } from "../whole-groups/line-rules.ts";
import { changeLine } from "../whole-groups/line-writes.ts";

type Proposal = ParsedInput<(typeof quoteRoutes)["proposeProduct"]>["body"];

/** D6-20: a seller or an admin proposes a part of the catalogue for a line in words. */
export async function proposeProduct(
  ctx: Context,
  { productEstimateId: id, productId }: Proposal,
): Promise<void> {
  const [line, product] = await Promise.all([findLive(id), readShown(productId)]);
  const side = mustBe(ctx.actor, { sellerId: line.sellerId }, "seller", "admin");
  mustBeFree(line);
  // A refused line gets no proposal: its buyer no longer looks at it.
  if (line.productId || line.replyType === "REJECTED") throw new Problem("INVALID_TRANSITION");
  if (!product) throw faultAt("body.productId", "PRODUCT_UNKNOWN");
  const proposedProduct = {
    productId: product.id,
    partNumber: product.partNumber,
    manufactorName: product.manufactorName,
    by: side === "admin" ? ("ADMIN" as const) : ("SELLER" as const),
    at: ctx.now(),
  };
  await write(
    ctx.once(undefined),
    mustBeOpen(line.estimateId),
    changeLine(line, { proposedProduct, proposedAt: proposedProduct.at }),
    audit(ctx, {
      entity: "productEstimate",
      id,
      from: "-",
      to: "PRODUCT_PROPOSED",
      reason: product.partNumber,
    }),
  );
}
