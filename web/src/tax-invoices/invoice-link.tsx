import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { wasIssued } from "@bupum/shared/papers/tax-invoices/states";
import { HumanNumber } from "@bupum/ui/display/human-number";
import { Link } from "@tanstack/react-router";
import type { Side } from "./queries.ts";
import styles from "./tax-invoices.module.css";

interface InvoiceLinkProps {
  of: Pick<TaxInvoice, "id" | "number"> & Partial<Pick<TaxInvoice, "status">>;
  side: Side;
}

/** The number of an invoice, to the page on which that side reads it: the buyer once it was issued. */
export const InvoiceLink = ({ of: { id, number, status }, side }: InvoiceLinkProps) =>
  side === "BUYER" && status && !wasIssued(status) ? (
    <HumanNumber of={number} />
  ) : (
    <Link
      to={
        side === "BUYER"
          ? "/mypage/tax-invoices/$taxInvoiceId"
          : "/seller/tax-invoices/$taxInvoiceId"
      }
      params={{ taxInvoiceId: id }}
      className={styles["link"]}
    >
      <HumanNumber of={number} />
    </Link>
  );
