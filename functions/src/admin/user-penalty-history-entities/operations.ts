import { faultAt } from "@bupum/shared/kernel/problem";
import { penaltyEntityRoutes } from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import {
  type PenaltyStatus,
  penaltyStatuses,
} from "@bupum/shared/trust/user-penalty-histories/reasons";
import { adminResource } from "../../kernel/request/resource.ts";
import { findPenalty, listPenalties } from "../../trust/user-penalty-histories/items.ts";
import { decidePenalty, withStanding } from "./update.ts";

export const handler = adminResource(penaltyEntityRoutes, {
  list(_ctx, { query: { sort, filter, ...paging } }) {
    const status = filter?.status === undefined ? undefined : statusOf(filter.status);
    const { sellerId, reporterId } = filter ?? {};
    const search = { status, sellerId, reporterId, newestFirst: sort !== "createdAt:asc" };
    return listPenalties(search, paging);
  },

  get: async (ctx, { params }) => withStanding(await findPenalty(params.id), ctx.now()),

  update: (ctx, { params, body }) => decidePenalty(ctx, params.id, body),
});

function statusOf(wanted: string): PenaltyStatus {
  const found = penaltyStatuses.find((status) => status === wanted);
  if (!found) throw faultAt("query.filter", "invalid_value");
  return found;
}
