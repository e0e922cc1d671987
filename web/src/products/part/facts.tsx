import type { Product } from "@bupum/shared/catalogue/products/contract";
import { laterSection } from "@bupum/ui/frame/later-section";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { countryName } from "@bupum/ui/display/country-name";
import { hasToken } from "../../session.ts";
import { useWords } from "../../words.ts";
import { likeThis } from "./like-this.ts";
import styles from "../product-page.module.css";

/** Few parts have documents, which are opened after the text above was read. */
const Datasheets = laterSection(async () => (await import("./datasheets.tsx")).default);

const fact = (name: string, values: readonly string[]) =>
  values.length > 0 ? [{ name, value: values.join(", ") }] : [];

/** Few readers compare: from the table of specifications, which it sets beside others. */
const CompareButton = laterSection(
  async () => (await import("../compare/compare-button.tsx")).CompareButton,
  { quiet: true },
);

/** What its reader paid for it. */
const PastSection = laterSection(
  async () => (await import("../../price-memories/past-section.tsx")).PastSection,
  { quiet: true },
);

type Specification = Product["specifications"][number];

/** A value that leads to the parts of the category that have the same one (S8-11). */
function Like({ part, of }: { part: Product; of: Specification }) {
  const say = useWords("products");
  const language = useLocale();
  const navigate = useNavigate();
  const find = async () => {
    const found = await likeThis(of, part.categoryKey);
    const [categoryId] = part.categoryTagIds;
    if (found && categoryId)
      await navigate({ to: "/categories/$categoryId", params: { categoryId }, search: found });
    else
      await navigate({
        to: "/search",
        search: { searchKeyword: `${part.category?.[language] ?? ""} ${of.value}`.trim() },
      });
  };
  return (
    <button
      type="button"
      className={styles["like"]}
      title={say("product.like", { name: of.name[language], value: of.value })}
      onClick={() => void find()}
    >
      {of.value}
      <IconSearch size={14} aria-hidden />
    </button>
  );
}

/** A member's own prices; texts, specifications, marks, other numbers, documents, where known. */
export function Facts({ part }: { part: Product }) {
  const say = useWords("products");
  const language = useLocale();
  const rows: { name: string; value: string; own?: Specification }[] = [
    ...part.specifications.map((own) => ({ name: own.name[language], value: own.value, own })),
    ...fact(say("product.marks"), part.safetyMarks),
    ...fact(say("product.unit"), [part.unit]),
    ...fact(say("product.country"), part.country ? [countryName(part.country, language)] : []),
    ...fact(say("product.aliases"), part.aliases),
    ...fact(say("product.oldNumbers"), part.oldNumbers),
  ];
  return (
    <>
      {hasToken() && <PastSection part={part} />}
      {part.description && (
        <section>
          <h2>{say("product.about")}</h2>
          <p className={styles["prose"]}>{part.description[language]}</p>
        </section>
      )}
      <section>
        <div className={styles["heading"]}>
          <h2>{say("product.specifications")}</h2>
          <CompareButton of={part} />
        </div>
        <dl className={styles["facts"]}>
          {rows.map(({ name, value, own }, index) => (
            // Two specifications of one name are rare and legal; their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={`${index} ${name}`}>
              <dt>{name}</dt>
              <dd>{own && part.categoryTagIds[0] ? <Like part={part} of={own} /> : value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {part.datasheets.length > 0 && <Datasheets of={part.datasheets} />}
    </>
  );
}
