import { rowOutcomes } from "@bupum/shared/sheets/register-request-histories/codes";
import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { requestDetail } from "../../../register-requests/queries.ts";
import { RequestPage } from "../../../register-requests/request-page.tsx";

export const Route = createFileRoute("/_admin/register-requests/$requestId")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "outcome", rowOutcomes),
  }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(requestDetail(params.requestId)),
  component: RequestPage,
});
