import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { Pictogram } from "../trade/pictogram.tsx";
import { useWords } from "../words.ts";
import styles from "./neighbours.module.css";

/** A heading with parts as cards; nothing without parts. */
export function ProductCards({ title, of }: { title: string; of: readonly ProductRow[] }) {
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Cards of={of} />
    </section>
  );
}

function Cards({ of }: { of: readonly ProductRow[] }) {
  const say = useWords("products");
  const language = useLocale();
  return (
    <ul className={styles["cards"]}>
      {of.map((part) => (
        <li key={part.id}>
          <Link to="/products/$productId" params={{ productId: part.id }}>
            <Pictogram of={part.drawing ?? part.categoryKey} size={44} />
            <span className={styles["words"]}>
              <small>{part.manufactorName[language]}</small>
              <strong>{part.partNumber}</strong>
              <span className={styles["name"]}>{part.name[language]}</span>
              {part.bestOffer ? (
                <UnitPrice of={part.bestOffer.unitPrice} currency={part.bestOffer.currency} />
              ) : (
                <small>{say("search.askPrice")}</small>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
