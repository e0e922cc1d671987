import { createFileRoute } from "@tanstack/react-router";
import { CompaniesPage } from "../../../../companies/companies-page.tsx";
import { ownCompanies } from "../../../../companies/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/companies/")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(ownCompanies),
  component: CompaniesPage,
});
