import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type ComponentProps, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { LinesTable } from "../lines-table.tsx";
import styles from "./paste.module.css";

/** A row before it is measured: of a table, and of a card on a phone. */
const usualHeight = 40;
/** Rows drawn beyond the edges. */
const beyond = 6;

/** A row to go to, and which of its fields gets the focus: the first that there is. */
export interface GoTo {
  key: string;
  fields: readonly string[];
}

interface VirtualRowsProps<Row extends { key: string }> {
  label: string;
  columns: ComponentProps<typeof LinesTable>["columns"];
  rows: readonly Row[];
  goTo: GoTo | undefined;
  renderRow: (row: Row, index: number) => ReactNode;
}

/**
 * A long table in a window of its own. Only the rows in view are drawn, and the one that has the
 * focus with its neighbours, so that a key that goes down or up finds where to go.
 */
export function VirtualRows<Row extends { key: string }>(props: VirtualRowsProps<Row>) {
  const { label, columns, rows, goTo, renderRow } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const at = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]!.key,
    overscan: beyond,
    measureElement: heightOf,
    rangeExtractor: (range) => withNeighbours(range, at),
  });
  const pending = useRef<GoTo>(undefined);
  useEffect(() => {
    pending.current = goTo;
    if (goTo) setFocused(goTo.key);
  }, [goTo]);
  // A row out of view is drawn once it counts as focused: it gets the focus after that, and once.
  useEffect(() => {
    const to = pending.current;
    if (!to || focused !== to.key) return;
    pending.current = undefined;
    const row = frame.current?.querySelector(`[data-key="${to.key}"]`);
    // Whoever is in the row already stays in the same field.
    if (row?.contains(document.activeElement)) return;
    const [field] = to.fields.flatMap((one) => row?.querySelector<HTMLElement>(one) ?? []);
    field?.focus();
  });
  const items = virtual.getVirtualItems();
  return (
    <div
      ref={frame}
      className={styles["window"]}
      onFocus={({ target }) => setFocused(target.closest("tbody")?.dataset["key"])}
    >
      <LinesTable label={label} columns={columns} rowCount={rows.length + 1}>
        {items.map((item, place) => (
          <Fragment key={item.key}>
            <Gap height={item.start - (items[place - 1]?.end ?? 0)} />
            <tbody ref={virtual.measureElement} data-index={item.index} data-key={item.key}>
              {renderRow(rows[item.index]!, item.index)}
            </tbody>
          </Fragment>
        ))}
        <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
      </LinesTable>
    </div>
  );
}

/** Height of rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden className={styles["gap"]}>
      <tr style={{ height }} />
    </tbody>
  );

const heightOf = (row: Element): number => {
  const { height } = row.getBoundingClientRect();
  return height + (Number.parseFloat(getComputedStyle(row).marginBottom) || 0) || usualHeight;
};

function withNeighbours(range: Range, focused: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused === -1) return shown;
  const near = [focused - 1, focused, focused + 1].filter((at) => at >= 0 && at < range.count);
  return [...new Set([...shown, ...near])].toSorted((one, other) => one - other);
}
