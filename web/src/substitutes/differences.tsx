import type { Product, Substitute } from "@bupum/shared/catalogue/products/contract";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./substitutes.module.css";

/** More do not fit on a card; the comparison has all of them. */
const most = 4;

interface DifferencesProps {
  of: Substitute | undefined;
  asked: Pick<Product, "id">;
}

/** In which specifications the other part is not as the asked one: "정격 전류 5 A → 8 A" (D37-3). */
export function Differences({ of, asked }: DifferencesProps) {
  const say = useWords("substitutes");
  const language = useLocale();
  if (!of) return null;
  const { differences } = of;
  return (
    <ul className={styles["differences"]}>
      {differences.slice(0, most).map(({ name, from, to }) => (
        <li key={name.ko}>{say("difference", { name: name[language], from, to })}</li>
      ))}
      {differences.length === 0 && <li>{say("same")}</li>}
      {differences.length > most && <li>{say("more", { count: differences.length - most })}</li>}
      <li>
        <Link
          to="/compare"
          search={{ ids: `${asked.id},${of.id}` }}
          aria-label={say("compareWith", { part: of.partNumber })}
        >
          {say("compare")}
        </Link>
      </li>
    </ul>
  );
}
