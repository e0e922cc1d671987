import type { orderApprovalRoutes } from "@bupum/shared/deal/order-approvals/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { centresKey } from "../cost-centres/queries.ts";
import type { approvalFilters } from "./approval-filters.ts";

type Routes = typeof orderApprovalRoutes;
type ApprovalId = Id<"oap">;

export interface ApprovalSearch extends ListSearch {
  state?: (typeof approvalFilters)[number] | undefined;
}

const key = ["order-approvals"] as const;

export const approvalList = (search: ApprovalSearch) => {
  const query = queryFrom(search, ...place, "state");
  return queryOptions({
    queryKey: [...key, "list", query],
    queryFn: ({ signal }) => api.orderApprovals.list({ query }, { signal }),
    staleTime: 0,
  });
};

/** What waits for an approval, up to 100. */
export const openApprovals = approvalList({ state: "OPEN", itemsPerPage: 100 });

export const approvalOf = (id: string) =>
  queryOptions({
    queryKey: [...key, "one", id],
    // Out of the address; the API answers 404 or 400 to a wrong one.
    queryFn: ({ signal }) =>
      api.orderApprovals.get({ params: { id: id as ApprovalId } }, { signal }),
    // Somebody else may decide while the page is open.
    staleTime: 0,
  });

interface Said<Body> {
  id: ApprovalId;
  body: Body;
}

/** After a step, or a refused one: approvals, the orders that they became, and budgets. */
const again = (client: QueryClient) =>
  Promise.all(
    [key, ["product-estimate-orders"], ["product-estimates"], ["homes"], centresKey].map(
      (queryKey) => client.invalidateQueries({ queryKey }),
    ),
  );

export const releaseApproval = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, body }: Said<CallInput<Routes["release"]>["body"]>) =>
      api.orderApprovals.release({ params: { id }, body }),
    onSettled: () => again(client),
  });

export const refuseApproval = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, body }: Said<CallInput<Routes["refuse"]>["body"]>) =>
      api.orderApprovals.refuse({ params: { id }, body }),
    onSettled: () => again(client),
    meta: { quiet: true },
  });

export const withdrawApproval = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: ApprovalId) => api.orderApprovals.withdraw({ params: { id } }),
    onSettled: () => again(client),
  });
