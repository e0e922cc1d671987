import type { BestOffer, ProductRow } from "@bupum/shared/catalogue/products/contract";
import { moveText } from "@bupum/shared/deal/price-memories/rules";
import { UnitPrice } from "@bupum/ui/display/money";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { AddButton } from "../trade/add-button.tsx";
import { wantedOf } from "../trade/basket-list.ts";
import { useWords } from "../words.ts";
import { Entries } from "./entries.tsx";
import styles from "./homes.module.css";

export interface ShownProduct {
  part: ProductRow;
  /** What one press puts into the basket. */
  quantity: number;
  /** Today's price: by default that of its best offer. */
  today?: Pick<BestOffer, "unitPrice" | "currency"> | undefined;
  /** Below its price: by default its maker and name. */
  said?: string;
  /** Today's price against the last one. */
  move?: { percent: number; isApproximate: boolean } | undefined;
}

interface ProductsProps {
  title: string;
  all?: ReactNode;
  of: readonly ShownProduct[];
}

/** Parts with today's price, each one press from the basket (D38-4, D38-13). */
export function Products({ title, all, of }: ProductsProps) {
  const say = useWords("homes");
  const language = useLocale();
  return (
    <Entries title={title} all={all}>
      <ul className={styles["list"]}>
        {of.map(({ part, quantity, today = part.bestOffer, said, move }) => {
          const sign = move && (Math.sign(move.percent) as -1 | 0 | 1);
          return (
            <li key={part.id} className={styles["bare"]}>
              <span className={styles["about"]}>
                <Link to="/products/$productId" params={{ productId: part.id }}>
                  <b>{part.partNumber}</b>
                  <span>
                    {today ? (
                      <UnitPrice of={today.unitPrice} currency={today.currency} />
                    ) : (
                      say("noOffer")
                    )}{" "}
                    {move && (
                      <span className={styles["move"]} data-sign={sign}>
                        {moveText({ ...move, sign: sign! })}
                      </span>
                    )}
                  </span>
                  <small>
                    {said ?? `${part.manufactorName[language]} · ${part.name[language]}`}
                  </small>
                </Link>
              </span>
              <AddButton item={wantedOf(part, quantity, language)} isIcon />
            </li>
          );
        })}
      </ul>
    </Entries>
  );
}
