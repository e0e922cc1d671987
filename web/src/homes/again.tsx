import { moveText } from "@bupum/shared/deal/price-memories/rules";
import type { BoughtAgain } from "@bupum/shared/notices/homes/contract";
import { priceText, UnitPrice } from "@bupum/ui/display/money";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { AddButton } from "../trade/add-button.tsx";
import { wantedOf } from "../trade/basket-list.ts";
import { useWords } from "../words.ts";
import { Entries } from "./entries.tsx";
import styles from "./homes.module.css";

/** Parts ordered lately, each with today's price and one press into the basket (D38-4). */
export function Again({ of }: { of: readonly BoughtAgain[] }) {
  const say = useWords("homes");
  const language = useLocale();
  return (
    <Entries title={say("again")}>
      <ul className={styles["list"]}>
        {of.map(({ part, last, percent, isApproximate = false }) => {
          const sign = percent === undefined ? undefined : Math.sign(percent);
          return (
            <li key={part.id} className={styles["bare"]}>
              <span className={styles["about"]}>
                <Link to="/products/$productId" params={{ productId: part.id }}>
                  <b>{part.partNumber}</b>
                  <span>
                    {part.bestOffer ? (
                      <UnitPrice of={part.bestOffer.unitPrice} currency={part.bestOffer.currency} />
                    ) : (
                      say("noOffer")
                    )}{" "}
                    {percent !== undefined && (
                      <span className={styles["move"]} data-sign={sign}>
                        {moveText({ percent, isApproximate, sign: sign as -1 | 0 | 1 })}
                      </span>
                    )}
                  </span>
                  <small>
                    {say("paid", {
                      price: priceText(last.unitPrice, last.currency, language),
                      count: last.quantity,
                      unit: last.unit,
                    })}
                  </small>
                </Link>
              </span>
              <AddButton item={wantedOf(part, last.quantity, language)} isIcon />
            </li>
          );
        })}
      </ul>
    </Entries>
  );
}
