import type { Product } from "@bupum/shared/catalogue/products/contract";
import { type Relation, relations } from "@bupum/shared/catalogue/products/rules";
import { UnitPrice } from "@bupum/ui/display/money";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { Pictogram } from "../trade/pictogram.tsx";
import { useWords } from "../words.ts";
import { Differences } from "./differences.tsx";
import { GradeMark } from "./grade-mark.tsx";
import { substitutesOf } from "./queries.ts";
import styles from "./substitutes.module.css";

type Alternate = Product["alternates"][number];

// Most readers of a discontinued part look for its replacement; older parts are of least use.
const order: readonly Relation[] = [
  "REPLACED_BY",
  "EQUIVALENT",
  "INSTEAD",
  ...relations.filter((one) => one === "REPLACES" || one === "INSTEAD_OF"),
];

/** Parts that may replace this one, by relation, with grade, differences and price (D37-4). */
export function Alternates({ part }: { part: Product }) {
  const say = useWords("substitutes");
  const { data: known = [] } = useQuery(substitutesOf(part.id));
  // Those of the best grade first.
  const places = new Map(known.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: Alternate) => places.get(id) ?? known.length;
  return (
    <section id="alternates">
      <h2>{say("title")}</h2>
      {order.map((relation) => {
        const parts = part.alternates
          .filter((one) => one.relation === relation)
          .toSorted((one, other) => placeOf(one) - placeOf(other));
        if (parts.length === 0) return null;
        return (
          <div key={relation} className={styles["group"]}>
            <h3>{say(`relations.${relation}`)}</h3>
            <ul className={styles["cards"]}>
              {parts.map((of) => (
                <li key={of.id}>
                  <Card of={of} />
                  <Differences of={known.find(({ id }) => id === of.id)} asked={part} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Card({ of }: { of: Alternate }) {
  const say = useWords("products");
  const sayOf = useWords("substitutes");
  const language = useLocale();
  const { grade, source, bestOffer } = of;
  return (
    <>
      <Link to="/products/$productId" params={{ productId: of.id }} className={styles["part"]}>
        <Pictogram of={of.drawing ?? of.categoryKey} size={44} />
        <span className={styles["words"]}>
          <small>{of.manufactorName[language]}</small>
          <strong>{of.partNumber}</strong>
          <span className={styles["name"]}>{of.name[language]}</span>
          {bestOffer ? (
            <UnitPrice of={bestOffer.unitPrice} currency={bestOffer.currency} />
          ) : (
            <small>{say("search.askPrice")}</small>
          )}
        </span>
      </Link>
      {grade && (
        <div className={styles["grade"]}>
          <GradeMark of={grade} /> {source && <small>{sayOf(`sources.${source}`)}</small>}
        </div>
      )}
    </>
  );
}
