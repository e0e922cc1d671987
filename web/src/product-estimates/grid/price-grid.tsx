import { useWords } from "../../words.ts";
import type { Row } from "../comparison.ts";
import type { Shown } from "../shown.ts";
import type { Comparison } from "../use-comparison.ts";
import { AskedHead, SubstituteHead } from "./asked-head.tsx";
import { type Stop, useGridKeys } from "./grid-keys.ts";
import { PriceCell } from "./price-cell.tsx";
import { SellerHead } from "./seller-head.tsx";
import styles from "./grid.module.css";

interface PriceGridProps {
  of: Comparison;
  onShow: (what: Shown) => void;
}

interface TableRow {
  row: Row;
  /** The second line of a requested one: what sellers would supply in its place. */
  isOfSubstitutes: boolean;
}

const tableRowsOf = (rows: readonly Row[]): TableRow[] =>
  rows.flatMap((row) => {
    const hasSubstitute = [...row.cells.values()].some(({ isSubstitute }) => isSubstitute);
    const asked = { row, isOfSubstitutes: false };
    return hasSubstitute ? [asked, { row, isOfSubstitutes: true }] : [asked];
  });

/** Requested lines as rows, sellers as columns, every figure in won without VAT. */
export function PriceGrid({ of, onShow }: PriceGridProps) {
  const say = useWords("productEstimates");
  const { columns } = of;
  const rows = tableRowsOf(of.rows);
  const start = { row: 1, column: columns.length > 0 ? 1 : 0 };
  const size = { rows: rows.length + 1, columns: columns.length + 1 };
  const { table, onKeyDown, stop } = useGridKeys(start, size);
  return (
    <div
      className={styles["scroll"]}
      style={{ "--lines": rows.length, "--sellers": columns.length } as object}
    >
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys walk over its cells
        role="grid"
        aria-label={say("grid.title")}
        className={styles["table"]}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" {...stop(0, 0)}>
              {say("grid.line", { count: of.rows.length })}
              <p className={styles["dimmed"]}>{say("grid.basis")}</p>
            </th>
            {columns.map((column, at) => (
              <SellerHead
                key={column.estimate.id}
                of={column}
                stop={stop(0, at + 1)}
                onShow={() => onShow({ kind: "seller", id: column.estimate.id })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((tableRow, at) => (
            <GridRow
              key={`${tableRow.row.line.requestLineId}${tableRow.isOfSubstitutes}`}
              of={of}
              tableRow={tableRow}
              stopAt={(column) => stop(at + 1, column)}
              onShow={onShow}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GridRowProps extends PriceGridProps {
  tableRow: TableRow;
  stopAt: (column: number) => Stop;
}

function GridRow({ of, tableRow: { row, isOfSubstitutes }, stopAt, onShow }: GridRowProps) {
  const { columns, picks, consents, consent } = of;
  const { line, cells } = row;
  const { requestLineId: id } = line;
  return (
    <tr data-substitutes={isOfSubstitutes || undefined}>
      {isOfSubstitutes ? (
        <SubstituteHead
          line={line}
          takes={consents.has(id)}
          stop={stopAt(0)}
          onChange={(takes) => consent([id], takes)}
        />
      ) : (
        <AskedHead
          line={line}
          groupId={of.group.id}
          number={of.rows.indexOf(row) + 1}
          stop={stopAt(0)}
          onShow={() => onShow({ kind: "line", id })}
        />
      )}
      {columns.map(({ estimate: { sellerId } }, at) => (
        <PriceCell
          key={sellerId}
          cell={cells.get(sellerId)}
          isOfSubstitutes={isOfSubstitutes}
          isPicked={picks.ids.has(cells.get(sellerId)?.item.id ?? "")}
          stop={stopAt(at + 1)}
          onPick={picks.toggle}
          onShow={(lineId) => onShow({ kind: "quote", id: lineId })}
        />
      ))}
    </tr>
  );
}
