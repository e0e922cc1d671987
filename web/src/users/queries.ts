import type { CallInput } from "@bupum/shared/kernel/route";
import type { userRoutes } from "@bupum/shared/accounts/users/contract";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof userRoutes;
/** The forms show and toast failures themselves. */
const meta = { quiet: true };

export const changeUser = mutationOptions({
  mutationFn: (body: CallInput<Routes["update"]>["body"]) => api.users.update({ body }),
  meta,
});

export const changePassword = mutationOptions({
  mutationFn: (body: CallInput<Routes["changePassword"]>["body"]) =>
    api.users.changePassword({ body }),
  meta,
});

export const withdraw = mutationOptions({
  mutationFn: (body: CallInput<Routes["remove"]>["body"]) => api.users.remove({ body }),
  meta,
});

/** Requests with quotes to compare, newest first. */
export const quotedGroups = queryOptions({
  queryKey: ["estimate-groups", "list", "my-home"],
  queryFn: ({ signal }) =>
    api.estimateGroups.list({ query: { status: "CONFIRMED", itemsPerPage: 10 } }, { signal }),
});

/** The member's open work, as buyer and as seller. */
export const dashboard = queryOptions({
  queryKey: ["product-estimates", "dashboard"],
  queryFn: ({ signal }) => api.productEstimates.dashboard({}, { signal }),
});

export const buyerCounts = queryOptions({
  queryKey: ["product-estimate-orders", "counts"],
  queryFn: ({ signal }) => api.productEstimateOrders.counts({ query: {} }, { signal }),
});

export const sellerCounts = queryOptions({
  queryKey: ["product-estimate-orders", "seller-counts"],
  queryFn: ({ signal }) => api.productEstimateOrders.sellerCounts({ query: {} }, { signal }),
});

export const ownSellerInfo = queryOptions({
  queryKey: ["seller-infos", "me"],
  queryFn: ({ signal }) => api.sellerInfos.me({}, { signal }),
});
