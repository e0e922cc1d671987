import { useDays } from "@bupum/ui/display/days";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { priceFor } from "@bupum/shared/kernel/money/quantities";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../words.ts";
import { lineDetail } from "../queries.ts";
import styles from "./panel.module.css";

/** All quotes of one seller for one line, newest first. */
export function Revisions({ item }: { item: Line }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const days = useDays();
  const detail = useQuery(lineDetail(item.id));
  if (detail.error) return <Failed error={detail.error} again={() => void detail.refetch()} />;
  if (!detail.data) return <Loading lines={6} />;
  const newest = detail.data.revisions.toSorted((left, right) => right.revision - left.revision);
  return (
    <ol className={styles["history"]}>
      {newest.map((quote) => {
        const price = priceFor(quote, item.quantity);
        const valid = days.day(quote.validUntil);
        return (
          <li key={quote.id}>
            <div>
              <strong>
                {say(quote.round > 1 ? "history.round" : "history.revision", {
                  round: quote.round,
                  number: quote.revision,
                })}
              </strong>{" "}
              <Status of={quote.state}>{say(`history.states.${quote.state}`)}</Status>
            </div>
            <p className={styles["dimmed"]}>{days.moment(quote.createdAt)}</p>
            {price && (
              <p>
                {trade("quantityOf", { count: price.quantity, unit: item.unit })}{" "}
                <Money
                  of={{ amount: price.amount, currency: quote.currency }}
                  vat={quote.vatMode}
                />
              </p>
            )}
            <p>
              {say("grid.unitPrice")}{" "}
              <UnitPrice
                of={price?.unitPrice ?? quote.breaks[0]?.unitPrice ?? "0"}
                currency={quote.currency}
              />
            </p>
            <p>
              {say("grid.lead")} {trade("leadTime", { days: quote.leadTimeDays })} ·{" "}
              {say("grid.until", { date: valid })}
            </p>
            {quote.memo && <p>{quote.memo}</p>}
          </li>
        );
      })}
    </ol>
  );
}
