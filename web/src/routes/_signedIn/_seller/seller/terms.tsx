import { createFileRoute } from "@tanstack/react-router";
import { SaleTermsPage } from "../../../../sale-terms/sale-terms-page.tsx";

export const Route = createFileRoute("/_signedIn/_seller/seller/terms")({
  component: SaleTermsPage,
});
