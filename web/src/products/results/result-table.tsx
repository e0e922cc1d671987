import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { PartNumber } from "@bupum/ui/display/part-number";
import { toast } from "@bupum/ui/frame/toasts";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useLocale } from "use-intl";
import { Highlight } from "../../search/highlight.tsx";
import { useToggleInBasket } from "../../trade/add-button.tsx";
import { basket, useBasket, wantedOf } from "../../trade/basket.ts";
import { Pictogram } from "../../trade/pictogram.tsx";
import { useWords } from "../../words.ts";
import type { FoundFacets } from "../queries.ts";
import { type Narrowed, type ResultSearch } from "./address.ts";
import { nothingChosen, specificationsIn, specified } from "./narrow.ts";
import { columnsOf, valuesIn } from "./columns.ts";
import { BestOfRow } from "./best-of-row.tsx";
import { valueText } from "./typed-value.ts";
import styles from "./result-table.module.css";

interface ResultTableProps {
  rows: readonly FoundRow[];
  keyword: string | undefined;
  stale: boolean;
  search: ResultSearch;
  found: FoundFacets | undefined;
  onNarrow: (to: Narrowed) => void;
}

/** The first page decides on the columns: they stay while more rows come. */
const rowsOfColumns = 30;

/** Results as a table that keys walk over: arrows, space picks, A adds (S2-14). */
export function ResultTable(props: ResultTableProps) {
  const { rows, stale, found } = props;
  const say = useWords("results");
  const products = useWords("products");
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const columns = columnsOf(found?.specificationFacets ?? [], rows.slice(0, rowsOfColumns));
  const pick = (id: string) =>
    setPicked((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id]));
  const chosen = rows.filter(({ id }) => picked.has(id));
  const walk = useWalk(rows, pick);
  return (
    <>
      <Picked rows={chosen} onClear={() => setPicked(new Set())} />
      <table className={styles["table"]} aria-label={products("search.results")} aria-busy={stale}>
        <Columns of={columns} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links have the focus */}
        <tbody onKeyDown={walk}>
          {rows.map((row) => (
            <Row
              key={row.id}
              {...props}
              row={row}
              columns={columns}
              isPicked={picked.has(row.id)}
              onPick={() => pick(row.id)}
            />
          ))}
        </tbody>
      </table>
      <p className={styles["keys"]}>{say("keys")}</p>
    </>
  );
}

/** Heads of the columns, and how wide they are. */
function Columns({ of }: { of: ReturnType<typeof columnsOf> }) {
  const say = useWords("results");
  const language = useLocale();
  return (
    <>
      <colgroup>
        {["32px", "40px", "23%", "10%", ...of.map(() => undefined), "168px", "58px", "44px"].map(
          (width, at) => (
            // Places of columns, which never move.
            // oxlint-disable-next-line react/no-array-index-key
            <col key={at} style={{ width }} />
          ),
        )}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles["pick"]}>
            <span className={styles["unseen"]}>{say("columns.pick")}</span>
          </th>
          <th scope="col" className={styles["part"]} colSpan={2}>
            {say("columns.part")}
          </th>
          <th scope="col">{say("columns.maker")}</th>
          {of.map(({ spec, name }) => (
            <th key={spec} scope="col" title={name[language]}>
              {name[language]}
            </th>
          ))}
          <th scope="col" className={styles["offer"]}>
            {say("columns.offer")}
          </th>
          <th scope="col" className={styles["sellers"]}>
            {say("columns.sellers")}
          </th>
          <th scope="col" className={styles["add"]}>
            <span className={styles["unseen"]}>{say("columns.add")}</span>
          </th>
        </tr>
      </thead>
    </>
  );
}

/** What keys do on the row whose link has the focus. */
function useWalk(rows: readonly FoundRow[], pick: (id: string) => void) {
  const language = useLocale();
  const toggle = useToggleInBasket();
  return (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-row]")];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: links.length - 1,
    };
    const to = steps[event.code];
    if (to !== undefined) links[to]?.focus();
    // The key and not the letter, which is ㅁ with a Korean keyboard.
    else if (event.code === "KeyA") toggle(wantedOf(row, 1, language));
    else if (event.code === "Space") pick(row.id);
    else return;
    event.preventDefault();
  };
}

interface RowProps extends ResultTableProps {
  row: FoundRow;
  columns: ReturnType<typeof columnsOf>;
  isPicked: boolean;
  onPick: () => void;
}

function Row({ row, keyword, columns, isPicked, onPick, ...narrowing }: RowProps) {
  const say = useWords("results");
  const language = useLocale();
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLElement>) => {
    // Links, buttons and selected text keep their own behaviour.
    if ((event.target as HTMLElement).closest("a, button, label") || getSelection()?.toString())
      return;
    void navigate({ to: "/products/$productId", params: { productId: row.id } });
  };
  const maker = row.manufactorName[language];
  const name = row.name[language];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the row's link has the keys
    <tr onClick={open} data-picked={isPicked || undefined}>
      <td className={styles["pick"]}>
        <label>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={say("pickPart", { part: row.partNumber })}
            checked={isPicked}
            onChange={onPick}
          />
        </label>
      </td>
      <td className={styles["picture"]}>
        <Pictogram of={row.categoryKey} size={36} />
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
          <Highlight of={name} keyword={keyword} />
        </span>
      </th>
      <td title={maker}>
        <Highlight of={maker} keyword={keyword} />
      </td>
      {columns.map((column) => (
        <Specification key={column.spec} {...narrowing} row={row} of={column} />
      ))}
      <td className={styles["offer"]}>
        <BestOfRow row={row} />
      </td>
      <td className={styles["sellers"]}>{row.offerCount || "–"}</td>
      <td className={styles["add"]}>
        <Add row={row} />
      </td>
    </tr>
  );
}

interface SpecificationProps extends Pick<ResultTableProps, "search" | "onNarrow"> {
  row: FoundRow;
  of: ReturnType<typeof columnsOf>[number];
}

/** Values of one specification; each narrows to what is the same. */
function Specification({
  row,
  of: { spec, name, unit, values },
  search,
  onNarrow,
}: SpecificationProps) {
  const say = useWords("results");
  const language = useLocale();
  const said = { yes: say("yes"), no: say("no") };
  const chosen = specificationsIn(search.specifications).get(spec) ?? nothingChosen;
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
            title={say("alike", { name: name[language], value: text })}
            aria-pressed={isChosen}
            onClick={() => onNarrow(specified(search, spec, { values: isChosen ? [] : [value] }))}
          >
            {text}
          </button>
        );
      })}
    </td>
  );
}

function Add({ row }: { row: FoundRow }) {
  const trade = useWords("trade");
  const language = useLocale();
  const toggle = useToggleInBasket();
  const isIn = useBasket().some(({ productId }) => productId === row.id);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={isIn}
      aria-label={`${trade("add")}: ${row.partNumber}`}
      title={trade(isIn ? "added" : "add")}
      onClick={() => toggle(wantedOf(row, 1, language))}
    >
      {isIn ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
    </button>
  );
}

/** What can be done with the picked rows. */
function Picked({ rows, onClear }: { rows: readonly FoundRow[]; onClear: () => void }) {
  const say = useWords("results");
  const language = useLocale();
  if (rows.length === 0) return null;
  const add = () => {
    const added = rows.filter((row) => basket.add(wantedOf(row, 1, language)));
    toast.done(say("addedMany", { count: added.length }));
    onClear();
  };
  return (
    <div role="status" className={styles["picked"]}>
      <strong>{say("picked", { count: rows.length })}</strong>
      <button type="button" onClick={add}>
        {say("addPicked")}
      </button>
      <button type="button" onClick={onClear}>
        {say("unpick")}
      </button>
    </div>
  );
}
