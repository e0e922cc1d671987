import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { JoinPage } from "../../../../companies/join-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/companies/join")({
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "companyId", "code"),
  component: JoinPage,
});
