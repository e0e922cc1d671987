import { createFileRoute } from "@tanstack/react-router";
import { CompaniesPage } from "../../../../companies/companies-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/companies/")({
  component: CompaniesPage,
});
