import { createFileRoute } from "@tanstack/react-router";
import { InvoicePage } from "../../../../../tax-invoices/invoice-page.tsx";

export const Route = createFileRoute("/_signedIn/_seller/seller/tax-invoices/$taxInvoiceId")({
  component: IssuedInvoice,
});

function IssuedInvoice() {
  const { taxInvoiceId } = Route.useParams();
  return <InvoicePage key={taxInvoiceId} side="SELLER" id={taxInvoiceId} />;
}
