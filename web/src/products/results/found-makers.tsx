import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import styles from "../search-page.module.css";

const most = 5;

interface FoundMakersProps {
  rows: readonly ProductRow[];
  onChoose: (manufactorId: ProductRow["manufactorId"]) => void;
}

/**
 * The makers of the results so far, those with most parts first; nothing if there is only one.
 * Without counts, because only the loaded results could be counted.
 */
export function FoundMakers({ rows, onChoose }: FoundMakersProps) {
  const say = useWords("products");
  const language = useLocale();
  const makers = [...Map.groupBy(rows, ({ manufactorId }) => manufactorId)]
    .map(([id, of]) => ({ id, name: of[0]!.manufactorName[language], count: of.length }))
    .toSorted((left, right) => right.count - left.count);
  if (makers.length < 2) return null;
  return (
    <ul className={styles["makers"]} aria-label={say("search.foundMakers")}>
      {makers.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={styles["toggle"]} onClick={() => onChoose(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
