import {
  type LabelFields,
  type readLabels,
  searchedOf,
} from "@bupum/shared/search/labels/read-label";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSearchFor } from "../search/use-search-for.ts";
import { LabelProduct } from "../own-numbers/label-product.tsx";
import { hasToken } from "../session.ts";
import { AskGuard } from "../trade/may-ask.ts";
import { useWords } from "../words.ts";
import styles from "./scan-page.module.css";

const shown = [
  "partNumber",
  "maker",
  "quantity",
  "customerNumber",
  "distributorNumber",
  "lot",
  "dateCode",
  "serialNumber",
  "orderNumber",
  "gtin",
] as const satisfies readonly (keyof LabelFields)[];

/** What a label says, and what one may do with it: search, or ask for a quote. */
export function ReadLabel({ label: { fields, texts } }: { label: ReturnType<typeof readLabels> }) {
  const say = useWords("scan");
  const searchFor = useSearchFor();
  const searched = searchedOf(fields);
  const others = texts.filter((text) => text !== searched);
  return (
    <section aria-label={say("read")} className={styles["read"]}>
      <p className={styles["number"]}>{searched}</p>
      <Named of={fields} />
      <div className={styles["acts"]}>
        <Button onClick={() => searchFor(searched)}>{say("search")}</Button>
        <AskGuard>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/estimates/new"
                search={{
                  partName: searched,
                  ...(fields.quantity !== undefined && { quantity: String(fields.quantity) }),
                }}
                {...props}
              />
            )}
          >
            {say("ask")}
          </Button>
        </AskGuard>
      </div>
      {fields.partNumber !== undefined && hasToken() && (
        <LabelProduct
          partNumber={fields.partNumber}
          maker={fields.maker}
          customerNumber={fields.customerNumber}
        />
      )}
      {others.length > 0 && (
        <>
          <h2>{say("others")}</h2>
          <ul className={styles["others"]}>
            {others.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => searchFor(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Named({ of }: { of: LabelFields }) {
  const say = useWords("scan");
  const named = shown.filter((name) => of[name] !== undefined);
  if (named.length === 0) return null;
  return (
    <dl className={styles["fields"]}>
      {named.map((name) => (
        <div key={name}>
          <dt>{say(`fields.${name}`)}</dt>
          <dd>{of[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
