import type { Product } from "@bupum/shared/catalogue/products/contract";
import { substitutesIn } from "@bupum/shared/catalogue/products/rules";
import {
  comparedRows,
  type ComparedRow,
  likenessOf,
  type Reader,
} from "@bupum/shared/search/specifications/compared";
import { PartNumber } from "@bupum/ui/display/part-number";
import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type CSSProperties, useState } from "react";
import { useLocale } from "use-intl";
import { AddButton } from "../../trade/add-button.tsx";
import { wantedOf } from "../../trade/basket-list.ts";
import { Pictogram } from "../../trade/pictogram.tsx";
import { useWords } from "../../words.ts";
import { GradeMark } from "../../substitutes/grade-mark.tsx";
import { BestSubstitute } from "../../substitutes/best-substitute.tsx";
import { LifeWarning } from "../../product-lives/life-warning.tsx";
import type { Column } from "./column.ts";
import { TermsRows } from "./terms-rows.tsx";
import styles from "./compare-table.module.css";

interface CompareTableProps {
  columns: readonly Column[];
  reader: Reader;
  onDrop: (id: string) => void;
  /** Compares another part in place of one. */
  onSwap: (id: string, other: string) => void;
}

/** Parts as columns; what all have alike is folded, and printed all the same (S2-17). */
export function CompareTable({ columns, reader, onDrop, onSwap }: CompareTableProps) {
  const say = useWords("compare");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it sideways
    <div className={styles["scroll"]} role="region" aria-label={say("region")} tabIndex={0}>
      <table
        className={styles["table"]}
        // React's types do not include custom properties.
        style={{ "--columns": columns.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col">{say("lead", { count: columns.length })}</th>
            {columns.map((column) => (
              <ProductHead
                key={column.id}
                {...column}
                onDrop={() => onDrop(column.id)}
                onSwap={onSwap}
                others={columns}
              />
            ))}
          </tr>
        </thead>
        <SpecificationRows columns={columns} reader={reader} />
        <TermsRows columns={columns} />
      </table>
    </div>
  );
}

type ProductHeadProps = Column &
  Pick<CompareTableProps, "onSwap"> & {
    onDrop: () => void;
    others: readonly Column[];
  };

function ProductHead({ id, of, onDrop, onSwap, others }: ProductHeadProps) {
  const say = useWords("compare");
  const language = useLocale();
  return (
    <th scope="col" className={styles["head"]}>
      <button
        type="button"
        className={styles["drop"]}
        aria-label={say("drop", { part: of?.partNumber ?? id })}
        onClick={onDrop}
      >
        <IconX size={18} aria-hidden />
      </button>
      {of ? (
        <>
          <Pictogram of={of.drawing ?? of.categoryKey} size={56} />
          <span className={styles["maker"]}>{of.manufactorName[language]}</span>
          <PartNumber of={of.partNumber}>
            <Link to="/products/$productId" params={{ productId: of.id }}>
              {of.partNumber}
            </Link>
          </PartNumber>
          <span className={styles["name"]}>{of.name[language]}</span>
          <InsteadOf of={of} others={others} />
          {of.life && <LifeWarning of={of} onTake={({ id: other }) => onSwap(id, other)} />}
          {!hasSubstitute(of, others) && (
            <BestSubstitute of={of} onTake={({ id: other }) => onSwap(id, other)} />
          )}
          <AddButton item={wantedOf(of, of.bestOffer?.moq ?? 1, language)} size="sm" />
        </>
      ) : (
        <span className={styles["name"]}>{say("gone")}</span>
      )}
    </th>
  );
}

/** Whether one of the compared parts can be taken instead, so that none need be offered. */
const hasSubstitute = ({ alternates }: Product, columns: readonly Column[]): boolean =>
  substitutesIn(alternates).some(({ id }) => columns.some((one) => one.id === id));

/** Which of the other compared parts it can be taken for, and how far it holds (D37-4). */
function InsteadOf({ of, others }: { of: Product; others: readonly Column[] }) {
  const say = useWords("substitutes");
  return others.map(({ of: asked }) => {
    const link = asked && substitutesIn(asked.alternates).find(({ id }) => id === of.id);
    if (!link?.grade) return null;
    return (
      <span key={asked!.id} className={styles["name"]}>
        {say("insteadOf", { part: asked!.partNumber })} <GradeMark of={link.grade} />
      </span>
    );
  });
}

/** What is said of a part beside its specifications, compared as text. */
function useFacts(columns: readonly Column[]): ComparedRow[] {
  const say = useWords("compare");
  const products = useWords("products");
  const language = useLocale();
  const row = (key: string, label: string, valueOf: (of: Product) => string | undefined) => {
    const values = columns.map(({ of }) => (of && valueOf(of)) || undefined);
    const name = { ko: label, en: label, zh: label };
    return { key, name, values, likeness: likenessOf(values) };
  };
  return [
    row("category", say("category"), ({ category }) => category?.[language]),
    row("marks", products("product.marks"), ({ safetyMarks }) => safetyMarks.join(", ")),
    row("unit", products("product.unit"), ({ unit }) => unit),
  ].filter(({ values }) => values.some(Boolean));
}

function SpecificationRows({ columns, reader }: Pick<CompareTableProps, "columns" | "reader">) {
  const say = useWords("compare");
  const [isOpen, setOpen] = useState(false);
  const nothing = { specifications: [] };
  const rows = [
    ...comparedRows(
      columns.map(({ of }) => of ?? nothing),
      reader,
    ),
    ...useFacts(columns),
  ];
  const equal = rows.filter(({ likeness }) => likeness === "equal");
  const others = rows.filter(({ likeness }) => likeness !== "equal");
  const isFolded = columns.length > 1 && !isOpen;
  return (
    <tbody>
      <tr className={styles["group"]}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span>{say("specification")}</span>
        </th>
      </tr>
      {others.map((row) => (
        <Row key={row.key} of={row} />
      ))}
      {columns.length > 1 && equal.length > 0 && (
        <tr className={styles["fold"]}>
          <th scope="row" colSpan={columns.length + 1}>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {say("equal", { count: equal.length })}{" "}
              <span>{say(isOpen ? "hideEqual" : "showEqual")}</span>
            </button>
          </th>
        </tr>
      )}
      {equal.map((row) => (
        <Row key={row.key} of={row} isFolded={isFolded} />
      ))}
    </tbody>
  );
}

/** One specification of all parts. */
function Row({ of, isFolded = false }: { of: ComparedRow; isFolded?: boolean }) {
  const { name, values, likeness } = of;
  const say = useWords("compare");
  const language = useLocale();
  return (
    <tr data-likeness={likeness} data-folded={isFolded || undefined}>
      <th scope="row">
        {name[language]}{" "}
        {likeness === "differs" && (
          <span className={styles["mark"]} title={say("differs")}>
            <span aria-hidden>≠</span>
            <span className={styles["unseen"]}>{say("differs")}</span>
          </span>
        )}
      </th>
      {values.map((value, at) => (
        // Columns have the order of the address.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at}>{value ?? <span className={styles["unsaid"]}>{say("unsaid")}</span>}</td>
      ))}
    </tr>
  );
}
