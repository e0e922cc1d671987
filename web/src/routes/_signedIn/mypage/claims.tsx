import { choiceSearch, idSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ClaimsPage } from "../../../claims/claims-page.tsx";
import { claimFilters } from "../../../claims/claim-filters.ts";

export const Route = createFileRoute("/_signedIn/mypage/claims")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "state", claimFilters),
    ...idSearch(search, "claimId", "clm"),
  }),
  component: OwnClaims,
});

function OwnClaims() {
  return <ClaimsPage side="BUYER" search={Route.useSearch()} />;
}
