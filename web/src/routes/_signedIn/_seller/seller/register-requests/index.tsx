import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { RegisterRequestsPage } from "../../../../../register-requests/list-page.tsx";
import { ownRequests } from "../../../../../register-requests/queries.ts";

export const Route = createFileRoute("/_signedIn/_seller/seller/register-requests/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...(typeof search["corrects"] === "string" && { corrects: search["corrects"] }),
  }),
  loaderDeps: ({ search: { corrects: _corrects, ...search } }) => search,
  loader: ({ context, deps }) => {
    // The guard around this page handles members who are not sellers yet.
    if (context.user.role === "SELLER") void context.queryClient.prefetchQuery(ownRequests(deps));
  },
  component: RegisterRequestsPage,
});
