import type { Product } from "@bupum/shared/catalogue/products/contract";
import { laterSection } from "@bupum/ui/frame/later-section";
import { useLocale } from "use-intl";
import { countryName } from "@bupum/ui/display/country-name";
import { useWords } from "../../words.ts";
import styles from "../product-page.module.css";

/** Few parts have documents, which are opened after the text above was read. */
const Datasheets = laterSection(async () => (await import("./datasheets.tsx")).default);

const fact = (name: string, values: readonly string[]) =>
  values.length > 0 ? [{ name, value: values.join(", ") }] : [];

/** Texts, specifications, marks, other numbers and documents, where known. */
export function Facts({ part }: { part: Product }) {
  const say = useWords("products");
  const language = useLocale();
  const rows = [
    ...part.specifications.map(({ name, value }) => ({ name: name[language], value })),
    ...fact(say("product.marks"), part.safetyMarks),
    ...fact(say("product.unit"), [part.unit]),
    ...fact(say("product.country"), part.country ? [countryName(part.country, language)] : []),
    ...fact(say("product.aliases"), part.aliases),
    ...fact(say("product.oldNumbers"), part.oldNumbers),
  ];
  return (
    <>
      {part.description && (
        <section>
          <h2>{say("product.about")}</h2>
          <p className={styles["prose"]}>{part.description[language]}</p>
        </section>
      )}
      <section>
        <h2>{say("product.specifications")}</h2>
        <dl className={styles["facts"]}>
          {rows.map(({ name, value }, index) => (
            // Two specifications of one name are rare and legal; their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={`${index} ${name}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {part.datasheets.length > 0 && <Datasheets of={part.datasheets} />}
    </>
  );
}
