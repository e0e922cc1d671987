import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { CompanyPage } from "../../../../companies/company-page.tsx";
import { companyOf } from "../../../../companies/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/companies/$companyId")({
  validateSearch: listSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(companyOf(params.companyId)),
  component: CompanyPage,
});
