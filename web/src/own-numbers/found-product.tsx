import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./own-numbers.module.css";
import { productOfNumber } from "./queries.ts";

/** The parts that the searched text is an own number of, above what the search finds (D31-6). */
export function FoundProduct({ keyword }: { keyword: string }) {
  const say = useWords("ownNumbers");
  const language = useLocale();
  const { data = [] } = useQuery(productOfNumber(keyword));
  if (data.length === 0) return null;
  return (
    <section className={styles["found"]} aria-label={say("title")}>
      <span>{say("found", { number: keyword })}</span>
      {data.map((part) => (
        <Link key={part.id} to="/products/$productId" params={{ productId: part.id }} data-own>
          {part.manufactorName[language]} {part.partNumber}
        </Link>
      ))}
    </section>
  );
}
