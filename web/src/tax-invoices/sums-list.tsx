import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { type Taxed, totalOf } from "@bupum/shared/kernel/money/tax";
import { Money } from "@bupum/ui/display/money";
import { useWords } from "../words.ts";
import styles from "./tax-invoices.module.css";

/** An amount of an invoice: they are all in won. */
export const Won = ({ of }: { of: number }) => <Money of={{ amount: of, currency: "KRW" }} />;

interface SumsListProps {
  of: Taxed;
  /** Won, unless it is no invoice. */
  currency?: Currency;
}

/** Supply value, VAT and their sum, beside each other. */
export function SumsList({ of, currency = "KRW" }: SumsListProps) {
  const say = useWords("taxInvoices");
  return (
    <dl className={styles["sums"]}>
      <div>
        <dt>{say("supply")}</dt>
        <dd>
          <Money of={{ amount: of.supply, currency }} />
        </dd>
      </div>
      <div>
        <dt>{say("vat")}</dt>
        <dd>
          <Money of={{ amount: of.vat, currency }} />
        </dd>
      </div>
      <div data-main>
        <dt>{say("total")}</dt>
        <dd>
          <Money of={{ amount: totalOf(of), currency }} />
        </dd>
      </div>
    </dl>
  );
}
