import { useDays } from "@bupum/ui/display/days";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { shippingOfTerms } from "@bupum/shared/deal/product-estimate-orders/shipping";
import { priceFor } from "@bupum/shared/kernel/money/quantities";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { useWords } from "../../words.ts";
import { TotalLabel } from "./total-label.tsx";
import styles from "./quote/quote-page.module.css";

interface QuoteFactsProps {
  quote: Quote;
  line: Line;
  /** Only the total, the fee, the lead time and that it has expired until it is pressed, as in a list. */
  folded?: boolean;
}

/** A quote as sent. */
export function QuoteFacts({ quote, line, folded = false }: QuoteFactsProps) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const days = useDays();
  const { currency, vatMode } = quote;
  const total = priceFor(quote, line.quantity);
  const unit = line.unit;
  const lead = trade("leadTime", { days: quote.leadTimeDays });
  const isExpired = quote.state === "EXPIRED";
  const validity = say(isExpired ? "line.expired" : "line.validUntil", {
    date: days.day(quote.validUntil),
  });
  const shipping = shippingOfTerms(quote);
  const fee = said.phrase(shipping, currency);
  const isFeeNamed = shipping.state === "FEE";
  const facts = [
    !folded && lead,
    trade(`conditions.${quote.condition}`),
    trade("minimum", { count: quote.moq, unit }),
    quote.orderMultiple > 1 && trade("multiple", { count: quote.orderMultiple, unit }),
    quote.maxQty && trade("most", { count: quote.maxQty, unit }),
    !(folded && isFeeNamed) && fee,
    !(folded && isExpired) && validity,
  ].filter(Boolean);
  const sum = total && (
    <>
      <TotalLabel line={line} quantity={total.quantity} />{" "}
      <strong>
        <Money of={{ amount: total.amount, currency }} vat={vatMode} />
      </strong>
    </>
  );
  const rest = (
    <>
      <Steps of={quote} unit={unit} />
      {sum && !folded && <p>{sum}</p>}
      <p className={styles["hint"]}>{facts.join(" · ")}</p>
      {quote.alternative && <Substitute of={quote.alternative} />}
      {quote.memo && <p className={styles["memo"]}>{quote.memo}</p>}
    </>
  );
  if (!folded) return <div className={styles["quote"]}>{rest}</div>;
  return (
    <details className={styles["folded"]}>
      <summary>
        {quote.alternative && `${say("line.otherShort")} ${quote.alternative.partNumber} · `}
        {sum}{" "}
        {[sum && "·", isFeeNamed && `${fee} ·`, lead, isExpired && `· ${validity}`]
          .filter(Boolean)
          .join(" ")}
      </summary>
      <div className={styles["quote"]}>{rest}</div>
    </details>
  );
}

function Steps({ of: { breaks, currency, vatMode }, unit }: { of: Quote; unit: Line["unit"] }) {
  const trade = useWords("trade");
  return (
    <ul>
      {breaks.map(({ minQty, unitPrice }) => (
        <li key={minQty}>
          {breaks.length > 1 && <span>{trade("from", { count: minQty, unit })} </span>}
          <UnitPrice of={unitPrice} currency={currency} vat={vatMode} />
        </li>
      ))}
    </ul>
  );
}

function Substitute({ of }: { of: NonNullable<Quote["alternative"]> }) {
  const say = useWords("sellerEstimates");
  return (
    <p>{say("line.other", { part: `${of.manufactorName} ${of.partNumber}`, reason: of.reason })}</p>
  );
}
