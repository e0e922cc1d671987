import { rowOutcomes } from "@bupum/shared/sheets/register-request-histories/codes";
import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { oneRequest } from "../../../../../register-requests/queries.ts";
import { RegisterRequestPage } from "../../../../../register-requests/request-page.tsx";

export const Route = createFileRoute("/_signedIn/_seller/seller/register-requests/$requestId")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "outcome", rowOutcomes),
  }),
  loader: ({ context, params }) => {
    if (context.user.role === "SELLER")
      void context.queryClient.prefetchQuery(oneRequest(params.requestId));
  },
  component: RegisterRequestPage,
});
