import type { ClaimDraft } from "@bupum/shared/deal/claims/contract";
import {
  claimablePieces,
  claimableKinds,
  claimDueAt,
  claimedCost,
} from "@bupum/shared/deal/claims/rules";
import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { claim as claimFiles } from "../../accounts/stored-files/items.ts";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { untilAlone } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { findOrder, type OrderItem } from "../product-estimate-orders/items.ts";
import { type ClaimItem, claimKey } from "./items.ts";
import { claimMade } from "./notices.ts";
import { addClaim } from "./writes.ts";

/** D34-1: the buyer of a delivered line says what is wrong with it. */
export function makeClaim(ctx: Context, body: ClaimDraft) {
  const id = ctx.newId("clm");
  return untilAlone(() => makeOnce(ctx, id, body));
}

async function makeOnce(ctx: Context, id: ClaimItem["id"], body: ClaimDraft) {
  const order = await findOrder(body.orderId);
  mustBe(ctx.actor, { buyerId: order.buyerId }, "buyer");
  mustBeClaimable(ctx, order, body);
  const { buyerId, sellerId } = order;
  const readers = { buyerId, sellerId };
  const attached = await claimFiles(ctx, body.fileIds, { entity: "claim", id, readers });
  const claim: ClaimItem = {
    ...claimKey(id),
    id,
    ...ofOrder(order),
    kind: body.kind,
    quantity: body.quantity,
    ordered: order.quantity,
    cost: claimedCost(order, body.quantity),
    detail: body.detail,
    files: attached.files,
    status: "PENDING",
    dueAt: claimDueAt("PENDING", ctx.now()),
    version: 1,
    createdAt: ctx.now(),
  };
  const reply = { id };
  await write(
    ctx.once(reply),
    ...addClaim(claim, order),
    ...attached.writes,
    audit(ctx, { entity: "claim", id, from: "-", to: "PENDING", reason: body.kind }),
    claimMade(ctx, claim),
  );
  return reply;
}

/** Throws CLAIM_OPEN, CLAIM_NOT_POSSIBLE, and a fault of the quantity. */
function mustBeClaimable(ctx: Context, order: OrderItem, { kind, quantity }: ClaimDraft): void {
  const open = order.claims?.find(isClaimOpen);
  if (open) throw new Problem("CLAIM_OPEN", { claimId: open.id });
  if (!claimableKinds(order, ctx.now()).includes(kind)) throw new Problem("CLAIM_NOT_POSSIBLE");
  const maximum = claimablePieces(order);
  if (quantity > maximum) throw faultAt("body.quantity", "too_big", { maximum });
}

/** Parties, part and terms are copied, so that a claim is read alone. */
const ofOrder = (order: OrderItem) => ({
  orderId: order.id,
  orderBatchId: order.orderBatchId,
  poNumber: order.poNumber,
  buyerId: order.buyerId,
  buyerName: order.buyerName,
  sellerId: order.sellerId,
  sellerName: order.sellerName,
  productName: order.productName,
  ...(order.partNumber !== undefined && { partNumber: order.partNumber }),
  ...(order.manufactorName !== undefined && { manufactorName: order.manufactorName }),
  isAlternative: order.isAlternative,
  ...(order.insteadOf !== undefined && { insteadOf: order.insteadOf }),
  unit: order.unit,
  unitPrice: order.unitPrice,
  currency: order.currency,
  vatMode: order.vatMode,
});
