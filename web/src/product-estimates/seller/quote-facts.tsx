import { useDays } from "@bupum/ui/display/days";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { priceFor } from "@bupum/shared/kernel/money/quantities";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { useWords } from "../../words.ts";
import { TotalLabel } from "./total-label.tsx";
import styles from "./quote/quote-page.module.css";

interface QuoteFactsProps {
  quote: Quote;
  line: Line;
}

/** A quote as sent. */
export function QuoteFacts({ quote, line }: QuoteFactsProps) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  const days = useDays();
  const { currency, vatMode } = quote;
  const total = priceFor(quote, line.quantity);
  const unit = line.unit;
  const facts = [
    trade("leadTime", { days: quote.leadTimeDays }),
    trade(`conditions.${quote.condition}`),
    trade("minimum", { count: quote.moq, unit }),
    quote.orderMultiple > 1 && trade("multiple", { count: quote.orderMultiple, unit }),
    quote.maxQty && trade("most", { count: quote.maxQty, unit }),
    `${say("terms.shipping")} ${trade(`shipping.${quote.shippingFeePayer}`)}`,
    say(quote.state === "EXPIRED" ? "line.expired" : "line.validUntil", {
      date: days.day(quote.validUntil),
    }),
  ].filter(Boolean);
  return (
    <div className={styles["quote"]}>
      <ul>
        {quote.breaks.map(({ minQty, unitPrice }) => (
          <li key={minQty}>
            {quote.breaks.length > 1 && <span>{trade("from", { count: minQty, unit })} </span>}
            <UnitPrice of={unitPrice} currency={currency} vat={vatMode} />
          </li>
        ))}
      </ul>
      {total && (
        <p>
          <TotalLabel line={line} quantity={total.quantity} />{" "}
          <strong>
            <Money of={{ amount: total.amount, currency }} vat={vatMode} />
          </strong>
        </p>
      )}
      <p className={styles["hint"]}>{facts.join(" · ")}</p>
      {quote.alternative && (
        <p>
          {say("line.other", {
            part: `${quote.alternative.manufactorName} ${quote.alternative.partNumber}`,
            reason: quote.alternative.reason,
          })}
        </p>
      )}
      {quote.memo && <p className={styles["memo"]}>{quote.memo}</p>}
    </div>
  );
}
