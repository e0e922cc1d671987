import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { quoteRoutes } from "@bupum/shared/deal/product-estimate-responses/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { ownOfProduct } from "../../selling/merchandises/items.ts";
import { mustBeOpen } from "./writes.ts";
import { findLive } from "../whole-groups/lines.ts";
import { merchandiseFor, mustBeFree } from "../whole-groups/line-rules.ts";
import { changeLine } from "../whole-groups/line-writes.ts";

type Decision = ParsedInput<(typeof quoteRoutes)["decideProduct"]>["body"];

/**
 * D6-20: the buyer confirms or declines a proposed part. After a confirmation the line has the part
 * and the seller's own listing of it; its words stay.
 */
export async function decideProduct(
  ctx: Context,
  { productEstimateId: id, productId, isSame }: Decision,
): Promise<void> {
  const line = await findLive(id);
  mustBe(ctx.actor, { buyerId: line.buyerId }, "buyer");
  mustBeFree(line);
  if (!line.proposedProduct) throw new Problem("INVALID_TRANSITION");
  if (line.proposedProduct.productId !== productId) throw new Problem("VERSION_CONFLICT");
  const listing = isSame
    ? merchandiseFor(line, line.sellerId, await ownOfProduct(productId, line.sellerId))
    : undefined;
  const { partNumber, manufactorName } = line.proposedProduct;
  const set = {
    ...(isSame && {
      productId,
      confirmedProduct: { productId, partNumber, manufactorName },
    }),
    ...(listing && { merchandiseId: listing.id, merchandiseCondition: listing.condition }),
  };
  await write(
    ctx.once(undefined),
    mustBeOpen(line.estimateId),
    changeLine(line, set, ["proposedProduct"]),
    audit(ctx, {
      entity: "productEstimate",
      id,
      from: "-",
      to: isSame ? "PRODUCT_CONFIRMED" : "PRODUCT_DECLINED",
      reason: partNumber,
    }),
  );
}
