import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { monthSearch } from "../../../../tax-invoices/month-search.ts";
import { ReceivedInvoicesPage } from "../../../../tax-invoices/received-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/tax-invoices/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...monthSearch(search),
  }),
  component: ReceivedInvoicesPage,
});
