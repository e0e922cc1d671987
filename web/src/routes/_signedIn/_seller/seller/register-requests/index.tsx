import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { RegisterRequestsPage } from "../../../../../register-requests/list-page.tsx";
import { ownRequests } from "../../../../../register-requests/queries.ts";

export const Route = createFileRoute("/_signedIn/_seller/seller/register-requests/")({
  validateSearch: (search: Record<string, unknown>) => listSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // Who is no seller yet is told so by the guard around this page.
    if (context.user.role === "SELLER") void context.queryClient.prefetchQuery(ownRequests(deps));
  },
  component: RegisterRequestsPage,
});
