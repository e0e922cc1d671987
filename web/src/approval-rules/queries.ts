import type { ApprovalRulesDraft, StandIn } from "@bupum/shared/accounts/companies/approval-rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

// Below the key of companies, so that what changes a member is read here again, too.
const key = ["companies", "approval-rules"] as const;
type CompanyId = Id<"cmp">;

/** Which orders of a company need an approval. */
export const rulesOf = (companyId: string) =>
  queryOptions({
    queryKey: [...key, companyId],
    queryFn: ({ signal }) =>
      // Out of storage or the address; the API answers 404 or 400 to a wrong one.
      api.companies.approvalRules({ params: { companyId: companyId as CompanyId } }, { signal }),
    staleTime: 0,
  });

export const stateRules = (client: QueryClient, companyId: CompanyId) =>
  mutationOptions({
    mutationFn: (body: ApprovalRulesDraft) =>
      api.companies.setApprovalRules({ params: { companyId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [...key, companyId] }),
  });

export const nameStandIn = (client: QueryClient, companyId: CompanyId) =>
  mutationOptions({
    mutationFn: (standIn: StandIn | undefined) =>
      api.companies.standIn({ params: { companyId }, body: { standIn } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["companies"] }),
  });
