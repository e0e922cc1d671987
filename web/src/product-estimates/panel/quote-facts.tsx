import { useDays } from "@bupum/ui/display/days";
import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import { shippingOfTerms } from "@bupum/shared/deal/product-estimate-orders/shipping";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { Money, moneyText, priceText, UnitPrice, useWonText } from "@bupum/ui/display/money";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import type { Id } from "@bupum/shared/kernel/ids";
import { PartNumber } from "@bupum/ui/display/part-number";
import { useFormatter, useLocale } from "use-intl";
import { KnownPair } from "../../substitutes/known-pair.tsx";
import { useWords } from "../../words.ts";
import type { Cell } from "../comparison.ts";
import { FileLinks } from "../file-links.tsx";
import styles from "./panel.module.css";

interface PriceProps {
  cell: Cell;
  quote: Quote;
  bid: Bid | undefined;
}

/**
 * The total at the quantity that would be ordered, with what it comes to at the door where that
 * is more.
 */
export function Price({ cell, quote, bid }: PriceProps) {
  const say = useWords("productEstimates");
  const { item, delivered } = cell;
  const { currency, vatMode } = quote;
  const price = bid ?? item.priceAtQuantity;
  if (!price)
    return (
      <div className={styles["price"]}>
        <p>
          <span className={styles["dimmed"]}>{say("grid.unitPrice")}</span>{" "}
          <UnitPrice
            of={quote.breaks[0]?.unitPrice ?? "0"}
            currency={currency}
            vat={vatMode}
            approx
          />
        </p>
        <p className={styles["warn"]}>{say("grid.tooFew")}</p>
      </div>
    );
  const { amount, quantity } = price;
  return (
    <div className={styles["price"]}>
      <p className={styles["total"]}>
        <Money of={{ amount, currency }} vat={vatMode} approx />
      </p>
      {quantity !== item.quantity && (
        <p className={styles["warn"]}>
          {say(quantity < item.quantity ? "grid.short" : "grid.more", {
            count: quantity,
            unit: item.unit,
          })}
        </p>
      )}
      {delivered !== undefined && delivered !== amount && (
        <p className={styles["dimmed"]}>
          {say("grid.delivered")} <Money of={{ amount: delivered, currency }} />
        </p>
      )}
    </div>
  );
}

/** A quote besides its total: terms in one line, price steps, and a note. */
export function Facts({ quote, unit }: { quote: Quote; unit: string }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const days = useDays();
  const language = useLocale();
  const minimumWon = quote.saleTerms?.minimumWon;
  const { moq, orderMultiple, maxQty, condition } = quote;
  const until = days.day(quote.validUntil);
  const facts = [
    trade("leadTime", { days: quote.leadTimeDays }),
    useShipping(quote),
    minimumWon !== undefined &&
      say("grid.leastOrder", {
        value: moneyText({ amount: minimumWon, currency: "KRW" }, language),
      }),
    moq > 1 && trade("minimum", { count: moq, unit }),
    orderMultiple > 1 && trade("multiple", { count: orderMultiple, unit }),
    maxQty !== undefined && trade("most", { count: maxQty, unit }),
    condition !== "NEW" && trade(`conditions.${condition}`),
    say("grid.until", { date: until }),
  ].filter((fact) => typeof fact === "string");
  return (
    <>
      <ul className={styles["line"]}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Breaks quote={quote} />
      {quote.memo && <p className={styles["dimmed"]}>{quote.memo}</p>}
      {quote.files.length > 0 && <FileLinks files={quote.files} />}
    </>
  );
}

/** The fee, and what of its seller's terms may change it: a value of goods, the region. */
function useShipping(quote: Quote): string {
  const say = useWords("productEstimates");
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const won = useWonText();
  const { freeFromWon, regionFees = [] } = quote.saleTerms?.freight ?? {};
  return [
    said.phrase(shippingOfTerms(quote), quote.currency),
    freeFromWon !== undefined && say("grid.freeFrom", { value: won(freeFromWon) }),
    regionFees.length > 0 && say("grid.byRegion"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The price steps by quantity, or the one price. */
function Breaks({ quote: { breaks, currency } }: { quote: Quote }) {
  const say = useWords("productEstimates");
  const format = useFormatter();
  const language = useLocale();
  const price = (of: string) => priceText(of, currency, language);
  return (
    <ul className={styles["line"]} aria-label={say("grid.unitPrice")}>
      {breaks.map(({ minQty, unitPrice }) => (
        <li key={minQty}>
          {breaks.length > 1 ? `${format.number(minQty)}+` : say("grid.unitPrice")}{" "}
          {price(unitPrice)}
        </li>
      ))}
    </ul>
  );
}

interface AlternativeProps {
  quote: Quote;
  /** The part that was asked for. */
  askedId: Id<"prd"> | undefined;
}

/** The substitute, how far it holds and what differs where that is known (D37-7), and its reason. */
export function Alternative({ quote: { alternative }, askedId }: AlternativeProps) {
  const say = useWords("productEstimates");
  if (!alternative) return null;
  return (
    <div className={styles["alternative"]}>
      <p className={styles["dimmed"]}>{alternative.manufactorName}</p>
      <PartNumber of={alternative.partNumber} />
      {askedId && alternative.productId && (
        <KnownPair askedId={askedId} takenId={alternative.productId} />
      )}
      <p>
        {say("grid.alternativeReason")}: {alternative.reason}
      </p>
      {alternative.files.length > 0 && <FileLinks files={alternative.files} />}
    </div>
  );
}
