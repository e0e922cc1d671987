import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import type { Meaning } from "@bupum/ui/display/status";
import { Alert } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { meanings } from "./meanings.ts";
import type { Side } from "./queries.ts";
import styles from "./tax-invoices.module.css";

const colors: Record<Meaning, string> = {
  waiting: "orange",
  running: "blue",
  good: "green",
  bad: "red",
  over: "gray",
};

interface InvoiceStateProps {
  of: TaxInvoice;
  side: Side;
}

/** What the state means and what follows it; it changes by itself while the page is open. */
export function InvoiceState({ of, side }: InvoiceStateProps) {
  const say = useWords("taxInvoices");
  const { status, refusal, amends } = of;
  const isLost = status === "REFUSED" && side === "SELLER";
  return (
    <div aria-live="polite">
      <Alert color={colors[meanings[status]]} title={say(`states.${status}`)}>
        <p>{isLost && amends ? say("next.refusedAmendment") : say(`next.${side}.${status}`)}</p>
        {refusal && (
          <p className={styles["words"]}>
            <strong>{say("refusal", { code: refusal.code })}</strong>
            {refusal.message && ` ${refusal.message}`}
          </p>
        )}
        {isLost && (
          <Link
            className={styles["link"]}
            {...(amends
              ? {
                  to: "/seller/tax-invoices/$taxInvoiceId",
                  params: { taxInvoiceId: amends.id },
                }
              : { to: "/seller/tax-invoices" })}
          >
            {say(amends ? "toAmended" : "toSupplies")}
          </Link>
        )}
      </Alert>
    </div>
  );
}
