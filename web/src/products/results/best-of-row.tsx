import { mostExactStock } from "@bupum/shared/selling/merchandises/rules";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { useWords } from "../../words.ts";
import styles from "./best-of-row.module.css";

/** The best offer in two lines: what one piece costs, and how many ship when. */
export function BestOfRow({ row: { bestOffer, unit } }: { row: ProductRow }) {
  const say = useWords("products");
  const trade = useWords("trade");
  if (!bestOffer) return <span className={styles["none"]}>{say("search.askPrice")}</span>;
  const { unitPrice, currency, moq, condition, stock, leadTimeDays } = bestOffer;
  const inStock =
    stock === null
      ? trade("stockUncounted")
      : stock === 0
        ? trade("noStock")
        : say(stock > mostExactStock ? "search.stockFrom" : "search.stock", { count: stock });
  return (
    <span className={styles["offer"]}>
      <span className={styles["price"]}>
        {condition !== "NEW" && <small>{trade(`conditions.${condition}`)}</small>}
        {moq > 1 && <small>{trade("minimum", { count: moq, unit })}</small>}
        <UnitPrice of={unitPrice} currency={currency} />
      </span>
      <span className={styles["ships"]}>
        <span data-stock={stock !== 0}>{inStock}</span>
        <span>{trade("leadTime", { days: leadTimeDays })}</span>
      </span>
    </span>
  );
}
