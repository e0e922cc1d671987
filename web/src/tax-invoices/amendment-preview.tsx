import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { remainingOf } from "@bupum/shared/papers/tax-invoices/rules";
import { useDays } from "@bupum/ui/display/days";
import { moneyText } from "@bupum/ui/display/money";
import { Alert } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import type { previewOf } from "./amendment-fields.ts";
import { SumsList } from "./sums-list.tsx";
import styles from "./tax-invoices.module.css";

interface AmendmentPreviewProps {
  of: TaxInvoice;
  preview: ReturnType<typeof previewOf>;
}

/** The documents that will be made, or why there are none. */
export function AmendmentPreview({ of, preview }: AmendmentPreviewProps) {
  const say = useWords("taxInvoices");
  const days = useDays();
  const language = useLocale();
  if (preview === "TOO_MUCH") {
    const left = moneyText({ amount: remainingOf(of).supply, currency: "KRW" }, language);
    return (
      <Alert color="red" role="alert" title={say("amend.tooMuch")}>
        {say("amend.tooMuchHint", { left })}
      </Alert>
    );
  }
  if (preview === "WRONG_DAY")
    return (
      <Alert color="red" role="alert" title={say("amend.wrongDay")}>
        {say("amend.wrongDayHint", { from: days.day(of.writtenOn) })}
      </Alert>
    );
  return (
    <section className={styles["section"]} aria-labelledby="amendment-preview" aria-live="polite">
      <h3 id="amendment-preview">{say("amend.preview")}</h3>
      {preview === "OPEN" ? (
        <p className={styles["dimmed"]}>{say("amend.open")}</p>
      ) : (
        <ol className={styles["documents"]}>
          {preview.map((one, at) => (
            <li key={at}>
              <p>
                {say("writtenOn")} <strong>{days.day(one.writtenOn)}</strong> ·{" "}
                {say(`taxTypes.${one.taxType}`)}
              </p>
              <SumsList of={one} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
