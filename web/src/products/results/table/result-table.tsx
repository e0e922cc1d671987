import { useCallback, useMemo, useState } from "react";
import { useMayAsk } from "../../../trade/may-ask.ts";
import { useWords } from "../../../words.ts";
import { nameSame, rowsOfColumns, shownColumns } from "./columns.ts";
import { Heads } from "./heads.tsx";
import { type TableLayout, useLayout } from "./layout.ts";
import { Picked } from "./picked.tsx";
import type { ResultTableProps } from "./props.ts";
import { specified } from "../narrow.ts";
import { Row } from "./row.tsx";
import { useWalk } from "./walk.ts";
import styles from "./result-table.module.css";

/** The columns of specifications; other counts alone draw no row again. */
function useColumns({ rows, found, search }: ResultTableProps, layout: TableLayout) {
  const facets = found?.specificationFacets;
  const chosen = layout.specs[search.categoryTagIds ?? ""];
  const counted = useMemo(
    () => shownColumns(facets ?? [], rows.slice(0, rowsOfColumns), chosen),
    [facets, rows, chosen],
  );
  const [columns, setColumns] = useState(counted);
  if (columns !== counted && !nameSame(columns, counted)) setColumns(counted);
  return columns;
}

/** Results as a table that keys walk over: arrows, space picks, C compares, A adds (S2-14). */
export function ResultTable(props: ResultTableProps) {
  const { rows, keyword, stale, search, onNarrow } = props;
  const { specifications } = search;
  const say = useWords("results");
  const products = useWords("products");
  const layout = useLayout();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns(props, layout);
  // The same functions for as long as they do the same: a row is drawn again only if it changes.
  const pick = useCallback(
    (id: string) =>
      setPicked(
        (old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id]),
      ),
    [],
  );
  const onSame = useCallback(
    (spec: string, values: readonly string[]) =>
      onNarrow((old) => specified(old, spec, { values })),
    [onNarrow],
  );
  const adds = useMayAsk() ? 1 : 0;
  const walk = useWalk(rows, pick);
  return (
    <>
      <Picked rows={rows.filter(({ id }) => picked.has(id))} onClear={() => setPicked(new Set())} />
      <table
        className={styles["table"]}
        aria-label={products("search.results")}
        aria-busy={stale}
        data-dense={layout.dense || undefined}
      >
        <Heads {...props} of={columns} hidden={layout.hidden} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links have the focus */}
        <tbody onKeyDown={walk}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              keyword={keyword}
              specifications={specifications}
              onSame={onSame}
              columns={columns}
              layout={layout}
              isPicked={picked.has(row.id)}
              onPick={pick}
            />
          ))}
        </tbody>
      </table>
      <p className={styles["keys"]}>{say("keys", { adds })}</p>
    </>
  );
}
export { Tools } from "./tools.tsx";
