import type { Language } from "@bupum/shared/kernel/language-of";
import type { Product } from "@bupum/shared/products/contract";
import { failureOf } from "@bupum/ui/failure";
import { PartNumber } from "@bupum/ui/part-number";
import { Failed, Loading, Missing } from "@bupum/ui/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { Pictogram } from "../trade/pictogram.tsx";
import { product } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { Ask, Offers, type Wanted } from "./offers.tsx";
import { ProductData } from "./product-data.tsx";
import styles from "./product-page.module.css";

const route = getRouteApi("/products/$productId");

/** One part: what it is, and who sells it on which terms. */
export function ProductPage() {
  const say = useWords("products");
  const { productId } = route.useParams();
  const { data, error, refetch } = useQuery(product(productId));
  if (data) return <Part key={data.id} part={data} />;
  return (
    <>
      <Head title={error ? say("product.missing") : say("search.title")} hidden />
      {error ? (
        <>
          <h1 className={styles["away"]}>{say("product.missing")}</h1>
          {failureOf(error).status === 404 ? (
            <Missing />
          ) : (
            <Failed error={error} again={() => void refetch()} />
          )}
        </>
      ) : (
        <Loading lines={10} />
      )}
    </>
  );
}

function Part({ part }: { part: Product }) {
  const say = useWords("products");
  const [wanted, setWanted] = useState<Wanted>({ quantity: 1, asked: new Set() });
  const language = useLocale() as Language;
  const maker = part.manufactorName[language];
  const name = part.name[language];
  const number = part.partNumber;
  return (
    <div className={styles["page"]}>
      <Head
        title={`${number} ${maker}`}
        description={say("product.description", { maker, part: number, name })}
      />
      <ProductData part={part} />
      <section className={styles["part"]}>
        <Pictogram of={part.categoryKey} size={96} />
        <div className={styles["names"]}>
          <Link
            to="/search"
            search={{ manufactorId: part.manufactorId }}
            className={styles["maker"]}
          >
            {maker}
          </Link>
          <h1>
            <PartNumber of={number} size="lg" />
            <span className={styles["name"]}>{name}</span>
          </h1>
          {part.category && <p className={styles["dimmed"]}>{part.category[language]}</p>}
        </div>
      </section>
      <Offers part={part} wanted={wanted} onWanted={setWanted} />
      <Facts part={part} />
      <Intermediary />
      <Ask part={part} wanted={wanted} />
    </div>
  );
}

/** Specifications, marks, other numbers and substitutes, as far as they are known. */
function Facts({ part }: { part: Product }) {
  const say = useWords("products");
  const language = useLocale() as Language;
  const rows = [
    ...part.specifications.map(({ name, value }) => ({ name: name[language], value })),
    ...(part.safetyMarks.length > 0
      ? [{ name: say("product.marks"), value: part.safetyMarks.join(", ") }]
      : []),
    ...(part.aliases.length > 0
      ? [{ name: say("product.aliases"), value: part.aliases.join(", ") }]
      : []),
  ];
  return (
    <>
      {part.description && (
        <section>
          <h2>{say("product.about")}</h2>
          <p className={styles["prose"]}>{part.description[language]}</p>
        </section>
      )}
      {rows.length > 0 && (
        <section>
          <h2>{say("product.specifications")}</h2>
          <dl className={styles["facts"]}>
            {rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {part.alternates.length > 0 && (
        <section>
          <h2>{say("product.alternates")}</h2>
          <ul className={styles["alternates"]}>
            {part.alternates.map((alternate) => (
              <li key={alternate.id}>
                <Link to="/products/$productId" params={{ productId: alternate.id }}>
                  <span className={styles["dimmed"]}>{alternate.manufactorName[language]}</span>
                  <strong>{alternate.partNumber}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
