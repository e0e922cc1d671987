import { type Taxed, totalOf } from "@bupum/shared/kernel/money/tax";
import { Money } from "@bupum/ui/display/money";
import { useWords } from "../words.ts";
import styles from "./tax-invoices.module.css";

/** An amount of an invoice: they are all in won. */
export const Won = ({ of }: { of: number }) => <Money of={{ amount: of, currency: "KRW" }} />;

/** Supply value, VAT and their sum, beside each other. */
export function SumsList({ of }: { of: Taxed }) {
  const say = useWords("taxInvoices");
  return (
    <dl className={styles["sums"]}>
      <div>
        <dt>{say("supply")}</dt>
        <dd>
          <Won of={of.supply} />
        </dd>
      </div>
      <div>
        <dt>{say("vat")}</dt>
        <dd>
          <Won of={of.vat} />
        </dd>
      </div>
      <div data-main>
        <dt>{say("total")}</dt>
        <dd>
          <Won of={totalOf(of)} />
        </dd>
      </div>
    </dl>
  );
}
