import { mostExactStock } from "@bupum/shared/selling/merchandises/rules";
import type { BestOffer } from "@bupum/shared/catalogue/products/contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { useWords } from "../words.ts";
import styles from "./best-offer.module.css";

interface BestOfferProps {
  of: BestOffer;
  inStock: boolean;
  unit: string;
}

/** The best offer's stock, and when it ships. */
export function BestStock({ of: { stock, leadTimeDays }, inStock, unit }: BestOfferProps) {
  const say = useWords("bestOffer");
  const trade = useWords("trade");
  return (
    <>
      <span data-stock={inStock}>
        {stock === null
          ? trade("stockUncounted")
          : stock === 0
            ? trade("noStock")
            : say(stock > mostExactStock ? "stockAtLeast" : "stockOf", { count: stock, unit })}
      </span>
      <span>{say("shipsIn", { days: leadTimeDays })}</span>
    </>
  );
}

/** Price of one piece at the best offer's smallest order; `isFull` adds VAT and the conversion. */
export function BestPrice({ of, inStock, unit, isFull }: BestOfferProps & { isFull?: boolean }) {
  const say = useWords("bestOffer");
  const trade = useWords("trade");
  const { unitPrice, currency, moq, condition } = of;
  const notes = [
    ...(condition === "NEW" ? [] : [trade(`conditions.${condition}`)]),
    ...(moq > 1 ? [trade("minimum", { count: moq, unit })] : []),
  ];
  return (
    <span className={styles["price"]}>
      <span className={styles["note"]}>{say(inStock ? "lowestInStock" : "lowest")}</span>
      <UnitPrice
        of={unitPrice}
        currency={currency}
        {...(isFull && { vat: "EXCLUDED", approx: true })}
      />
      {notes.length > 0 && <span className={styles["note"]}>{notes.join(" · ")}</span>}
    </span>
  );
}
