import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { PartNumber } from "@bupum/ui/display/part-number";
import { laterSection } from "@bupum/ui/frame/later-section";
import { Link, useNavigate } from "@tanstack/react-router";
import { memo, type MouseEvent } from "react";
import { useLocale } from "use-intl";
import { Highlight } from "../../../search/highlight.tsx";
import { Pictogram } from "../../../trade/pictogram.tsx";
import { AskGuard } from "../../../trade/may-ask.ts";
import { useWords } from "../../../words.ts";
import { BestOfRow } from "../best-of-row.tsx";
import { nothingChosen, specificationsIn } from "../narrow.ts";
import { valueText } from "../typed-value.ts";
import { Acts } from "./acts.tsx";
import { type Counted, valuesIn } from "./columns.ts";
import type { TableLayout } from "./layout.ts";
import type { ResultTableProps } from "./props.ts";
import styles from "./result-table.module.css";

/** Few parts have one, and its words come with it. */
const LifeMark = laterSection(
  async () => (await import("../../../product-lives/life-mark.tsx")).LifeMark,
  { quiet: true },
);

interface Narrowing {
  /** What is chosen of the specifications, as it stands in the address. */
  specifications: string | undefined;
  /** Narrows one specification to these values, or to none. */
  onSame: (spec: string, values: readonly string[]) => void;
}

/** A click anywhere on a row opens its part. */
function useOpen({ id }: FoundRow) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    // Links, buttons and selected text keep their own behaviour.
    if ((event.target as HTMLElement).closest("a, button, label") || getSelection()?.toString())
      return;
    void navigate({ to: "/products/$productId", params: { productId: id } });
  };
}

interface RowProps extends Narrowing, Pick<ResultTableProps, "keyword"> {
  row: FoundRow;
  columns: readonly Counted[];
  layout: TableLayout;
  isPicked: boolean;
  onPick: (id: string) => void;
}

/** One part: its link walks, its values narrow. Drawn again only if it changes. */
export const Row = memo(function Row(props: RowProps) {
  const { row, keyword, columns, layout, isPicked, onPick, ...narrowing } = props;
  const say = useWords("results");
  const language = useLocale();
  const open = useOpen(row);
  const maker = row.manufactorName[language];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the row's link has the keys
    <tr onClick={open} data-picked={isPicked || undefined}>
      {/* Picked rows are added alone. */}
      <AskGuard>
        <td className={styles["pick"]}>
          <label>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={say("pickPart", { part: row.partNumber })}
              checked={isPicked}
              onChange={() => onPick(row.id)}
            />
          </label>
        </td>
      </AskGuard>
      <Names row={row} keyword={keyword} size={layout.dense ? 24 : 36} />
      {!layout.hidden.includes("maker") && (
        <td title={maker}>
          <Highlight of={maker} keyword={keyword} />
        </td>
      )}
      {columns.map((column) => (
        <Specification key={column.spec} {...narrowing} row={row} of={column} />
      ))}
      {!layout.hidden.includes("offer") && (
        <td className={styles["offer"]}>
          <BestOfRow row={row} />
        </td>
      )}
      {!layout.hidden.includes("sellers") && (
        <td className={styles["sellers"]}>{row.offerCount || "–"}</td>
      )}
      <td className={styles["act"]}>
        <Acts row={row} />
      </td>
    </tr>
  );
});

interface NamesProps extends Pick<ResultTableProps, "keyword"> {
  row: FoundRow;
  /** Of the picture. */
  size: number;
}

/** Picture, number and name; the number is the row's link. */
function Names({ row, keyword, size }: NamesProps) {
  const language = useLocale();
  const maker = row.manufactorName[language];
  const name = row.name[language];
  return (
    <>
      <td className={styles["picture"]}>
        <Pictogram of={row.drawing ?? row.categoryKey} size={size} />
      </td>
      <th scope="row" className={styles["part"]}>
        <PartNumber of={row.partNumber} isWalked>
          <Link
            to="/products/$productId"
            params={{ productId: row.id }}
            aria-label={`${maker} ${row.partNumber} ${name}`}
            data-row
          >
            <Highlight of={row.partNumber} keyword={keyword} />
          </Link>
        </PartNumber>
        <span className={styles["name"]} title={name}>
          {row.life && <LifeMark of={row.life} isPlain />}
          <Highlight of={name} keyword={keyword} />
        </span>
      </th>
    </>
  );
}

interface SpecificationProps extends Narrowing {
  row: FoundRow;
  of: Counted;
}

/** Values of one specification; each narrows to what is the same. */
function Specification({
  row,
  of: { spec, name, unit, values },
  specifications,
  onSame,
}: SpecificationProps) {
  const say = useWords("results");
  const language = useLocale();
  const said = { yes: say("yes"), no: say("no") };
  const chosen = specificationsIn(specifications).get(spec) ?? nothingChosen;
  return (
    <td className={styles["value"]}>
      {valuesIn(row, spec).map((value) => {
        const text = valueText(
          values.find((one) => one.value === value) ?? {
            value,
            name: { ko: value, en: value, zh: value },
          },
          unit,
          language,
          said,
        );
        const isChosen = chosen.values.includes(value);
        return (
          <button
            key={value}
            type="button"
            tabIndex={-1}
            data-walk
            title={say("alike", { name: name[language], value: text })}
            aria-pressed={isChosen}
            onClick={() => onSame(spec, isChosen ? [] : [value])}
          >
            {text}
          </button>
        );
      })}
    </td>
  );
}
