import { estimateLimits } from "@bupum/shared/estimate-groups/contract";
import { maskedContact, mustBeWithinPlan } from "@bupum/shared/estimate-groups/rules";
import { type Estimate, estimateRoutes } from "@bupum/shared/estimates/contract";
import { isFound } from "@bupum/shared/estimates/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { findGroup } from "../whole-groups/items.ts";
import { newEstimateIds, type GroupTerms, widenGroup } from "../estimate-groups/items.ts";
import { createGroup } from "../estimate-groups/rules.ts";
import { admitSeller } from "../files/items.ts";
import { mustBe } from "../kernel/access.ts";
import { audit } from "../kernel/audit.ts";
import { type Context, userOf } from "../kernel/context.ts";
import { message } from "../kernel/messages/outbox.ts";
import { resource } from "../kernel/resource.ts";
import { write } from "../kernel/table.ts";
import { mayTrade, readSeller } from "../seller-infos/items.ts";
import {
  type EstimateItem,
  estimateKey,
  estimateRow,
  listEstimates,
  readWithTerms,
} from "./items.ts";

type CreateBody = ParsedInput<(typeof estimateRoutes)["create"]>["body"];

export const handler = resource(estimateRoutes, {
  list(ctx, { query }) {
    const { side, status, searchType, searchKeyword } = query;
    const { userId, sellerId, isSeller } = userOf(ctx);
    if (side === "SELL" && !isSeller) throw new Problem("SELLER_REGISTRATION_REQUIRED");
    const filter = (row: EstimateItem) =>
      (!status || row.status === status) && isFound(row, side, searchType, searchKeyword);
    const isFiltered = status !== undefined || Boolean(searchKeyword);
    const owner = side === "SELL" ? { sellerId } : { buyerId: userId };
    return listEstimates(owner, query, query, isFiltered ? filter : undefined);
  },

  create: (ctx, { body }) => (body.groupId ? addSeller(ctx, body) : askOneSeller(ctx, body)),

  async get(ctx, { params }) {
    const found = await readWithTerms(params.id);
    if (!found) throw new Problem("NOT_FOUND");
    const { estimate, request } = found;
    const relation = mustBe(ctx.actor, estimate, "buyer", "seller", "admin");
    if (relation !== "seller") return toEstimate(estimate, request, false);
    const firstViewedAt = await markViewed(ctx, estimate);
    return toEstimate({ ...estimate, firstViewedAt }, request, !estimate.contactOpen);
  },
});

/** The "request estimate" button of one listing: a request with one seller (D3-3). */
function askOneSeller(ctx: Context, body: CreateBody) {
  const { sellerId, groupId: _none, requestLineIds: _unused, lines, contact, ...fields } = body;
  if (!lines || !contact) throw new Problem("NOT_FOUND");
  const draft = { ...fields, contact, lines, sellerIds: [sellerId] };
  return createGroup(ctx, draft, ({ id, estimates }) => ({ ...estimates[0]!, groupId: id }));
}

/** Asks one more seller within an open request, for all of its lines or those named. */
async function addSeller(ctx: Context, body: CreateBody) {
  const { sellerId, requestLineIds } = body;
  const actor = userOf(ctx);
  const [{ group, request, estimates }, seller] = await Promise.all([
    findGroup(body.groupId ?? ""),
    readSeller(sellerId),
  ]);
  if (group.id !== body.groupId) throw new Problem("NOT_FOUND");
  mustBe(ctx.actor, { buyerId: group.buyerId }, "buyer");
  if (!group.open) throw new Problem("ESTIMATE_CLOSED");
  if (sellerId === actor.sellerId) throw new Problem("SELF_REQUEST");
  if (estimates.some((estimate) => estimate.sellerId === sellerId))
    throw new Problem("SELLER_ALREADY_ASKED");
  if (estimates.length >= estimateLimits.sellers)
    throw new Problem("TOO_MANY_SELLERS", { most: estimateLimits.sellers });
  mustBeWithinPlan(actor.isPremium, { sellers: estimates.length + 1 });
  if (!seller?.approved || !mayTrade(seller))
    throw new Problem("INVALID_REQUEST", undefined, [
      { path: "body.sellerId", code: "SELLER_NOT_AVAILABLE" },
    ]);
  const lines = request.lines.filter(
    (line) => !requestLineIds || requestLineIds.includes(line.requestLineId),
  );
  if (lines.length !== (requestLineIds ?? lines).length) throw new Problem("NOT_FOUND");
  const taken = estimates.map(({ id }) => id);
  const [id] = newEstimateIds(group.id, 1, taken);
  const number = ctx.newNumber("ES");
  const createdAt = ctx.now();
  const asked = { id: id!, number, sellerId, lines, createdAt };
  const row = estimateRow(group, { ...asked, sellerName: seller.approved.companyName });
  const reply = { id: id!, number, groupId: group.id };
  const files = [...request.files, ...lines.flatMap((line) => line.files)].map((file) => file.id);
  await write(
    ctx.once(reply),
    { put: row, guard: { exists: false, refused: new Problem("BUSY") } },
    widenGroup(group, row.sellerText),
    ...admitSeller([...new Set(files)], sellerId),
    audit(ctx, { entity: "estimate", id: id!, from: "-", to: "PENDING" }),
    message(createdAt, "estimates.created", { groupId: group.id }),
  );
  return reply;
}

/** The seller's first look is kept; a second at the same moment changes nothing. */
async function markViewed(ctx: Context, { id, firstViewedAt }: EstimateItem) {
  if (firstViewedAt) return firstViewedAt;
  const at = ctx.now();
  const seen = new Problem("BUSY");
  try {
    await write({
      change: estimateKey(id),
      set: { firstViewedAt: at },
      guard: { exists: true, lacks: ["firstViewedAt"], refused: seen },
    });
  } catch (error) {
    if (error !== seen) throw error;
  }
  return at;
}

/** One seller's part with the request's header, masked as D7-3 says. */
function toEstimate(estimate: EstimateItem, request: GroupTerms, masked: boolean): Estimate {
  const { contact, ...terms } = request;
  return {
    ...terms,
    ...estimate,
    contact: { ...(masked ? maskedContact(contact) : contact), masked },
  };
}
