import { adminEstimateRoutes } from "@bupum/shared/deal/estimates/admin-contract";
import { adminResource } from "../../kernel/resource.ts";
import { createForBuyer } from "./create.ts";
import { getWhole } from "./get.ts";
import { countWaiting, listUnassigned } from "./lists.ts";
import { removeGroup } from "./remove.ts";
import { updateForBuyer } from "./update.ts";

export const handler = adminResource(adminEstimateRoutes, {
  unassigned: (_ctx, { query }) => listUnassigned(query),

  waiting: (ctx) => countWaiting(ctx.now()),

  get: (_ctx, { params }) => getWhole(params.id),

  create: (ctx, { body }) => createForBuyer(ctx, body),

  update: (ctx, { params, body }) => updateForBuyer(ctx, params.id, body),

  remove: (ctx, { params }) => removeGroup(ctx, params.id),
});
