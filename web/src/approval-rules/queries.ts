import type { ApprovalRulesDraft, StandIn } from "@bupum/shared/accounts/companies/approval-rules";
import type { CompanyMember } from "@bupum/shared/accounts/companies/contract";
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

/** Pages of 100: a company has up to 1,000 members (D40-1). */
const mostPages = 10;

/** All members, of whom approvers and stand-ins are chosen. */
export const membersOf = (companyId: CompanyId) =>
  queryOptions({
    queryKey: ["companies", "members", companyId, "all"],
    queryFn: async ({ signal }) => {
      const found: CompanyMember[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < mostPages; page++) {
        const query = { itemsPerPage: 100, ...(cursor && { cursor }) } as const;
        // Each page names the next one.
        // oxlint-disable-next-line no-await-in-loop
        const next = await api.companies.members({ params: { companyId }, query }, { signal });
        found.push(...next.items);
        cursor = next.nextCursor;
        if (!cursor) break;
      }
      return found;
    },
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
