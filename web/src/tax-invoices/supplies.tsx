import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { invoicingSettings, suppliesToInvoice } from "./queries.ts";
import { SupplyCard } from "./supply-card.tsx";
import styles from "./tax-invoices.module.css";

/** What was supplied to companies and not invoiced, by company and month. */
export function Supplies() {
  const say = useWords("taxInvoices");
  const { data, error, refetch } = useQuery(suppliesToInvoice);
  const { data: settings } = useQuery(invoicingSettings);
  const isBarred = settings !== undefined && settings.signing !== "READY";
  return (
    <section className={styles["section"]} aria-labelledby="supplies">
      <h2 id="supplies">{say("supplies.title")}</h2>
      {data ? (
        data.items.length > 0 ? (
          <>
            {isBarred && <p className={styles["dimmed"]}>{say("supplies.needsCertificate")}</p>}
            <ul className={styles["supplies"]}>
              {data.items.map((one) => (
                <li key={`${one.buyerId} ${one.month}`}>
                  <SupplyCard of={one} isBarred={isBarred} />
                </li>
              ))}
            </ul>
            {data.more && <p className={styles["dimmed"]}>{say("supplies.more")}</p>}
          </>
        ) : (
          <Empty title={say("supplies.none")}>{say("supplies.noneHint")}</Empty>
        )
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={4} height={72} />
      )}
    </section>
  );
}
