import { createFileRoute } from "@tanstack/react-router";
import { InvoicePage } from "../../../../tax-invoices/invoice-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/tax-invoices/$taxInvoiceId")({
  component: ReceivedInvoice,
});

function ReceivedInvoice() {
  const { taxInvoiceId } = Route.useParams();
  return <InvoicePage key={taxInvoiceId} side="BUYER" id={taxInvoiceId} />;
}
