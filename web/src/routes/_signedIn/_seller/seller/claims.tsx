import { choiceSearch, idSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ClaimsPage } from "../../../../claims/claims-page.tsx";
import { claimFilters } from "../../../../claims/claim-filters.ts";

export const Route = createFileRoute("/_signedIn/_seller/seller/claims")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "state", claimFilters),
    ...idSearch(search, "claimId", "clm"),
  }),
  component: ReceivedClaims,
});

function ReceivedClaims() {
  return <ClaimsPage side="SELLER" search={Route.useSearch()} />;
}
