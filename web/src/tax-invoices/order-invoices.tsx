import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { useDays } from "@bupum/ui/display/days";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { InvoiceStatus } from "./invoice-columns.tsx";
import { InvoiceLink } from "./invoice-link.tsx";
import { invoicesOfOrder, type Side } from "./queries.ts";
import { Won } from "./sums-list.tsx";
import styles from "./tax-invoices.module.css";

interface OrderInvoicesProps {
  orderId: Order["id"];
  side: Side;
}

/** The tax invoices of a purchase order, and what of it waits for one (D42-10). */
export function OrderInvoices({ orderId, side }: OrderInvoicesProps) {
  const say = useWords("taxInvoices");
  const { day } = useDays();
  const { data } = useQuery(invoicesOfOrder(orderId));
  if (!data) return null;
  const { items, open } = data;
  return (
    <ul className={styles["ofOrder"]}>
      {items.map((one) => (
        <li key={one.id}>
          <InvoiceLink of={one} side={side} />
          <InvoiceStatus of={one} />
          <Won of={one.share.total} />
          {one.share.total !== one.total && (
            <small>
              {say("ofOrder.whole")} <Won of={one.total} />
            </small>
          )}
          {one.amendments.length > 0 && (
            <small>{say("ofOrder.amended", { count: one.amendments.length })}</small>
          )}
        </li>
      ))}
      {open && (
        <li>
          {say("ofOrder.open", { count: open.lines, on: day(open.dueOn) })}{" "}
          {side === "SELLER" && (
            <Link to="/seller/tax-invoices" className={styles["link"]}>
              {say("ofOrder.issue")}
            </Link>
          )}
        </li>
      )}
      {items.length === 0 && !open && <li>{say("ofOrder.none")}</li>}
    </ul>
  );
}
