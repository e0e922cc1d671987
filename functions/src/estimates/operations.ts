import { estimateRoutes } from "@bupum/shared/estimates/contract";
import { isFound } from "@bupum/shared/estimates/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import { userOf } from "../kernel/context.ts";
import { resource } from "../kernel/resource.ts";
import { createEstimate } from "./create.ts";
import { getEstimate } from "./get.ts";
import { type EstimateItem, listEstimates } from "./items.ts";

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

  create: (ctx, { body }) => createEstimate(ctx, body),

  get: (ctx, { params }) => getEstimate(ctx, params.id),
});
