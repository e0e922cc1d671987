import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ApprovalList } from "../../../approvals/approval-list.tsx";
import { approvalList } from "../../../approvals/queries.ts";

export const Route = createFileRoute("/_admin/approvals/")({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(approvalList(deps)),
  component: ApprovalList,
});
