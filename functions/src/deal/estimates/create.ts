import { estimateLimits } from "@bupum/shared/deal/estimate-groups/contract";
import { mustBeWithinPlan } from "@bupum/shared/deal/estimate-groups/rules";
import type { estimateRoutes } from "@bupum/shared/deal/estimates/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { sellersApart } from "../../accounts/blocks/items.ts";
import { createGroup } from "../estimate-groups/create.ts";
import { newEstimateIds } from "../whole-groups/groups.ts";
import { widenGroup } from "../estimate-groups/writes.ts";
import { admitSeller } from "../../accounts/stored-files/items.ts";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import { mayTrade, readSeller } from "../../accounts/seller-infos/items.ts";
import { findGroup } from "../whole-groups/items.ts";
import { estimateRow } from "../whole-groups/writes.ts";

type CreateBody = ParsedInput<(typeof estimateRoutes)["create"]>["body"];

/** Asks one seller: within the request that the call names, or in a new one. */
export const createEstimate = (ctx: Context, body: CreateBody) =>
  body.groupId ? addSeller(ctx, body, (made) => made) : askOneSeller(ctx, body);

/** The "request estimate" button of a merchandise: a request with one seller (D3-3). */
function askOneSeller(ctx: Context, body: CreateBody) {
  const { sellerId, groupId: _none, requestLineIds: _unused, lines, contact, ...fields } = body;
  if (!lines || !contact) throw new Problem("NOT_FOUND");
  const draft = { ...fields, contact, lines, sellerIds: [sellerId] };
  return createGroup(ctx, draft, ({ id, estimates }) => ({ ...estimates[0]!, groupId: id }));
}

interface AddedEstimate {
  id: Id<"est">;
  number: string;
  groupId: Id<"egr">;
}

/** Asks one more seller within an open request, for all of its lines or those named. */
export async function addSeller<Reply>(
  ctx: Context,
  body: Pick<CreateBody, "groupId" | "sellerId" | "requestLineIds">,
  toReply: (added: AddedEstimate) => Reply,
): Promise<Reply> {
  const { sellerId, requestLineIds } = body;
  const actor = userOf(ctx);
  const [{ group, terms, estimates }, seller, blocked] = await Promise.all([
    findGroup(body.groupId ?? ""),
    readSeller(sellerId),
    sellersApart(actor),
  ]);
  if (group.id !== body.groupId) throw new Problem("NOT_FOUND");
  mustBe(ctx.actor, { buyerId: group.buyerId }, "buyer");
  if (!group.open) throw new Problem("ESTIMATE_CLOSED");
  if (sellerId === actor.sellerId) throw new Problem("SELF_REQUEST");
  if (blocked.has(sellerId)) throw new Problem("SELLER_BLOCKED", { sellerIds: sellerId });
  if (estimates.some((estimate) => estimate.sellerId === sellerId))
    throw new Problem("SELLER_ALREADY_ASKED");
  if (estimates.length >= estimateLimits.sellers)
    throw new Problem("TOO_MANY_SELLERS", { most: estimateLimits.sellers });
  mustBeWithinPlan(actor.isPremium, { sellers: estimates.length + 1 });
  if (!seller?.approved || !mayTrade(seller))
    throw new Problem("INVALID_REQUEST", undefined, [
      { path: "body.sellerId", code: "SELLER_NOT_AVAILABLE" },
    ]);
  const lines = terms.lines.filter(
    ({ requestLineId, droppedAt }) =>
      !droppedAt && (!requestLineIds || requestLineIds.includes(requestLineId)),
  );
  if (lines.length !== (requestLineIds ?? lines).length) throw new Problem("NOT_FOUND");
  const taken = estimates.map(({ id }) => id);
  const [id] = newEstimateIds(group.id, 1, taken);
  const number = ctx.newNumber("ES");
  const createdAt = ctx.now();
  const asked = { id: id!, number, sellerId, lines, createdAt };
  const row = estimateRow(group, { ...asked, sellerName: seller.approved.companyName });
  const reply = toReply({ id: id!, number, groupId: group.id });
  const files = [...terms.files, ...lines.flatMap((line) => line.files)].map((file) => file.id);
  await write(
    ctx.once(reply),
    { put: row, guard: { exists: false, refused: new Problem("BUSY") } },
    widenGroup(group, row.sellerText, number),
    ...admitSeller([...new Set(files)], sellerId),
    audit(ctx, { entity: "estimate", id: id!, from: "-", to: "PENDING" }),
    message(createdAt, "estimates.created", { groupId: group.id }),
  );
  return reply;
}
