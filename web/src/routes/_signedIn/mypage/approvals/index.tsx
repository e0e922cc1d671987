import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ApprovalsPage } from "../../../../order-approvals/approvals-page.tsx";
import { approvalFilters } from "../../../../order-approvals/approval-filters.ts";

export const Route = createFileRoute("/_signedIn/mypage/approvals/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "state", approvalFilters),
  }),
  component: ApprovalsPage,
});
