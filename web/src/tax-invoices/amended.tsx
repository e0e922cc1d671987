import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { totalOf } from "@bupum/shared/kernel/money/tax";
import { useDays } from "@bupum/ui/display/days";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { InvoiceStatus } from "./invoice-columns.tsx";
import { InvoiceLink } from "./invoice-link.tsx";
import type { Side } from "./queries.ts";
import { SumsList, Won } from "./sums-list.tsx";
import styles from "./tax-invoices.module.css";

/** What an invoice amends, what amends it, and what is left of it. */
export function Amended({ of, side }: { of: TaxInvoice; side: Side }) {
  const say = useWords("taxInvoices");
  const days = useDays();
  const { amends, amendments, remaining } = of;
  return (
    <>
      {amends && (
        <section className={styles["section"]} aria-labelledby="amends">
          <h2 id="amends">{say("amended.original")}</h2>
          <p>
            {say(`reasons.${amends.reason}`)} · <InvoiceLink of={amends} side={side} /> ·{" "}
            {days.day(amends.writtenOn)} ·{" "}
            {say("amended.approval", { number: amends.approvalNumber })}{" "}
            <ClaimLink of={amends} side={side} />
          </p>
        </section>
      )}
      {amendments.length > 0 && (
        <section className={styles["section"]} aria-labelledby="amendments">
          <h2 id="amendments">{say("amended.title")}</h2>
          <ul className={styles["orders"]}>
            {amendments.map((one) => (
              <li key={one.id}>
                <InvoiceLink of={one} side={side} />
                <span>
                  {say(`reasons.${one.reason}`)} <ClaimLink of={one} side={side} />
                </span>
                <InvoiceStatus of={one} />
                <span className={styles["end"]}>
                  <Won of={totalOf(one)} />
                </span>
              </li>
            ))}
          </ul>
          <h3>{say("amended.remaining")}</h3>
          <SumsList of={remaining} />
        </section>
      )}
    </>
  );
}

interface ClaimLinkProps {
  of: Pick<TaxInvoice["amendments"][number], "claimId">;
  side: Side;
}

/** To the claim by the end of which an amendment was made. */
function ClaimLink({ of: { claimId }, side }: ClaimLinkProps) {
  const say = useWords("taxInvoices");
  if (!claimId) return null;
  return (
    <>
      ·{" "}
      <Link
        to={side === "BUYER" ? "/mypage/claims" : "/seller/claims"}
        search={{ claimId }}
        className={styles["link"]}
      >
        {say("amended.claim")}
      </Link>
    </>
  );
}
