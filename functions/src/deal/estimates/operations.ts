import { estimateRoutes } from "@bupum/shared/deal/estimates/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { createEstimate } from "./create.ts";
import { getEstimate } from "./get.ts";
import { listAsBuyer, listAsSeller } from "./lists.ts";

export const handler = resource(estimateRoutes, {
  list(ctx, { query }) {
    const { userId, sellerId, isSeller } = userOf(ctx);
    if (query.side === "BUY") return listAsBuyer(userId, query);
    if (!isSeller) throw new Problem("SELLER_REGISTRATION_REQUIRED");
    return listAsSeller(sellerId, query, ctx.now());
  },

  create: (ctx, { body }) => createEstimate(ctx, body),

  get: (ctx, { params }) => getEstimate(ctx, params.id),
});
