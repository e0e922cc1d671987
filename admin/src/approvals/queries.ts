import type { Approval } from "@bupum/shared/accounts/approvals/admin-contract";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import type { ReadPage } from "@bupum/ui/sheet/walk";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { billingKeys } from "../billing/queries.ts";
import { inbox } from "../inbox/queries.ts";
import { userKeys } from "../users/queries.ts";

const keys = ["approvals"] as const;

export const approvalList = (search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    queryKey: [...keys, query],
    queryFn: ({ signal }) => api.approvals.list({ query }, { signal }),
  });
};

export const readApprovals: ReadPage<Approval> = (paging, signal) =>
  api.approvals.list({ query: paging }, { signal });

/** After a request or a decision: the list, its count, and what it was about. */
export const readApprovalsAgain = (client: QueryClient) =>
  Promise.all(
    [keys, inbox.queryKey, billingKeys.all, userKeys.all].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
