import { adminEstimateRoutes } from "@bupum/shared/estimates/admin-contract";
import { adminResource } from "../../kernel/resource.ts";
import { createForBuyer } from "./create.ts";
import { listUnassigned } from "./lists.ts";

export const handler = adminResource(adminEstimateRoutes, {
  unassigned: (_ctx, { query }) => listUnassigned(query),

  create: (ctx, { body }) => createForBuyer(ctx, body),
});
