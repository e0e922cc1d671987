import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { CompanyPage } from "../../../../companies/company-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/companies/$companyId")({
  validateSearch: listSearch,
  component: CompanyPage,
});
