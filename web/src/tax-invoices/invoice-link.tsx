import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Side } from "./queries.ts";
import styles from "./tax-invoices.module.css";

interface InvoiceLinkProps {
  id: TaxInvoice["id"];
  side: Side;
  children: ReactNode;
}

/** To the page on which that side reads an invoice. */
export const InvoiceLink = ({ id, side, children }: InvoiceLinkProps) => (
  <Link
    to={
      side === "BUYER" ? "/mypage/tax-invoices/$taxInvoiceId" : "/seller/tax-invoices/$taxInvoiceId"
    }
    params={{ taxInvoiceId: id }}
    className={styles["link"]}
  >
    {children}
  </Link>
);
