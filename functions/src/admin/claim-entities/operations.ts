import { claimEntityRoutes } from "@bupum/shared/deal/claims/admin-contract";
import {
  type ClaimStatus,
  claimStatuses,
} from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { faultAt } from "@bupum/shared/kernel/problem";
import { findClaim, listClaims } from "../../deal/claims/items.ts";
import { decide } from "../../deal/claims/steps.ts";
import { adminResource } from "../../kernel/request/resource.ts";

export const handler = adminResource(claimEntityRoutes, {
  list(_ctx, { query: { sort, filter, ...paging } }) {
    const status = filter?.status === undefined ? undefined : statusOf(filter.status);
    const { sellerId, buyerId } = filter ?? {};
    return listClaims({ status, sellerId, buyerId, newestFirst: sort !== "createdAt:asc" }, paging);
  },

  get: (_ctx, { params }) => findClaim(params.id),

  decide: (ctx, { params, body }) => decide(ctx, params.id, body),
});

function statusOf(wanted: string): ClaimStatus {
  const found = claimStatuses.find((status) => status === wanted);
  if (!found) throw faultAt("query.filter", "invalid_value");
  return found;
}
