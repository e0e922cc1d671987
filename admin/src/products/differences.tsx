import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { differencesOf } from "@bupum/shared/search/specifications/compared";
import { labelKey, readSpecification } from "@bupum/shared/search/specifications/read";
import { valueText } from "@bupum/shared/search/specifications/typed-value";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { productDetail } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";
import styles from "./products.module.css";

interface DifferencesProps {
  of: Pick<ProductEntity, "specifications" | "categoryKey">;
  otherId: string;
}

const reader = { labelKey, readSpecification, valueText };

/** What is different with the other part, of the specifications that both state (D37-3). */
export function Differences({ of, otherId }: DifferencesProps) {
  const say = useWords("products");
  const language = useLocale();
  const { data: other } = useQuery(productDetail(otherId));
  if (!other) return null;
  const differences = differencesOf(of, other, reader);
  if (differences.length === 0)
    return <div className={styles["hint"]}>{say("substitutes.same")}</div>;
  return (
    <ul aria-label={say("substitutes.differences")} className={styles["differences"]}>
      {differences.map(({ name, from, to }) => (
        <li key={name.ko}>
          {name[language]} {from} → {to}
        </li>
      ))}
    </ul>
  );
}
