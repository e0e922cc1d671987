import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { monthSearch } from "../../../../../tax-invoices/month-search.ts";
import { SellerInvoicesPage } from "../../../../../tax-invoices/seller-page.tsx";

export const Route = createFileRoute("/_signedIn/_seller/seller/tax-invoices/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...monthSearch(search),
  }),
  component: SellerInvoicesPage,
});
