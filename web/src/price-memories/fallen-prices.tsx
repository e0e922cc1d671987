import type { FallenPrice } from "@bupum/shared/deal/price-memories/contract";
import { moveText } from "@bupum/shared/deal/price-memories/rules";
import { priceText, UnitPrice } from "@bupum/ui/display/money";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./price-memories.module.css";

/** On the home page: parts that one buys regularly and that cost less today (D32-6). */
export function FallenPrices({ of }: { of: readonly FallenPrice[] }) {
  const say = useWords("priceMemories");
  const language = useLocale();
  return (
    <section aria-labelledby="fallen" className={styles["fallen"]}>
      <h3 id="fallen">{say("fallen")}</h3>
      <ul>
        {of.map(({ part, last, percent, isApproximate }) => (
          <li key={part.id}>
            <Link to="/products/$productId" params={{ productId: part.id }}>
              <strong>{part.partNumber}</strong>
              <span>
                {part.bestOffer && (
                  <UnitPrice of={part.bestOffer.unitPrice} currency={part.bestOffer.currency} />
                )}{" "}
                <span className={styles["move"]} data-sign={-1}>
                  {moveText({ percent, sign: -1, isApproximate })}
                </span>
              </span>
              <small>
                {say("fallenFrom", {
                  price: priceText(last.unitPrice, last.currency, language),
                  count: last.quantity,
                  unit: last.unit,
                })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
