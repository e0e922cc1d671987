import {
  type AdminGroupChange,
  adminEstimateRoutes,
} from "@bupum/shared/deal/estimates/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { readGroup } from "../../deal/whole-groups/groups.ts";
import { updateGroup } from "../../deal/estimate-groups/update.ts";
import type { Context } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { actingFor, createForBuyer } from "./create.ts";
import { getWhole } from "./get.ts";
import { listRequests, listUnassigned } from "./lists.ts";
import { removeGroup } from "./remove.ts";

export const handler = adminResource(adminEstimateRoutes, {
  unassigned: (_ctx, { query }) => listUnassigned(query),

  list: (_ctx, { query }) => listRequests(query),

  get: (_ctx, { params }) => getWhole(params.id),

  create: (ctx, { body }) => createForBuyer(ctx, body),

  update: (ctx, { params, body }) => updateForBuyer(ctx, params.id, body),

  remove: (ctx, { params }) => removeGroup(ctx, params.id),
});

/** What the buyer could change, and the contact, on record as the admin's act (D3-15). */
async function updateForBuyer(ctx: Context, id: Id<"egr">, change: AdminGroupChange) {
  const found = await readGroup(id);
  if (found?.group.id !== id) throw new Problem("NOT_FOUND");
  return updateGroup(await actingFor(ctx, found.group.buyerId), id, change);
}
