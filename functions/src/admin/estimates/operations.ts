import { adminEstimateRoutes } from "@bupum/shared/estimates/admin-contract";
import { adminResource } from "../../kernel/resource.ts";
import { createForBuyer } from "./create.ts";
import { getWhole } from "./get.ts";
import { listUnassigned } from "./lists.ts";

export const handler = adminResource(adminEstimateRoutes, {
  unassigned: (_ctx, { query }) => listUnassigned(query),

  get: (_ctx, { params }) => getWhole(params.id),

  create: (ctx, { body }) => createForBuyer(ctx, body),
});
