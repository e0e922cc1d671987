import { relations } from "@bupum/shared/catalogue/products/rules";
import type { Draft } from "@bupum/ui/form/draft";
import { ChoiceField } from "@bupum/ui/form/fields";
import { useLocale } from "use-intl";
import { ProductPicker } from "../catalogue/product-picker.tsx";
import { useWords } from "../words.ts";
import type { ProductFields } from "./product-form.ts";
import { RowActs } from "./row-acts.tsx";
import styles from "./products.module.css";

const most = 15;

interface AlternateRowsProps {
  draft: Draft<ProductFields>;
  own: string | undefined;
}

/** Parts that may replace this one; the relation is shown on both parts. */
export function AlternateRows({ draft, own }: AlternateRowsProps) {
  const say = useWords("products");
  const language = useLocale();
  const { form } = draft;
  const { alternates } = draft.values();
  const taken = alternates.map(({ id }) => id);
  return (
    <section className={styles["part"]} aria-labelledby="alternates">
      <h2 id="alternates">{say("fields.alternates")}</h2>
      {alternates.map(({ id, text }, index) => (
        <div key={id} className={styles["line"]} role="group" aria-label={text}>
          <span className={styles["text"]}>{text}</span>
          <ChoiceField
            name={`alternates.${index}.relation`}
            aria-label={say("rows.relation")}
            data={relations.map((value) => ({ value, label: say(`relations.${value}`) }))}
          />
          <RowActs list="alternates" index={index} count={alternates.length} name={text} />
        </div>
      ))}
      {alternates.length < most && (
        <ProductPicker
          label={say("findAlternate")}
          description={say("alternatesHint")}
          isWanted={({ id }) => id !== own && !taken.includes(id)}
          onPick={({ id, partNumber, manufactorName }) =>
            form.insertListItem("alternates", {
              id,
              relation: "EQUIVALENT",
              text: `${partNumber} · ${manufactorName[language]}`,
            })
          }
        />
      )}
    </section>
  );
}
