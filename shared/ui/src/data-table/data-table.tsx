import type { SheetValue } from "@bupum/shared/kernel/sheet";
import { Checkbox, Skeleton } from "@mantine/core";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { ListSearch } from "../list/list-search.ts";
import { useKitWords } from "../say.ts";
import { Empty, Failed, WaitsForNetwork } from "../display/states.tsx";
import { isBare, Pages } from "./pages.tsx";
import { RowLink, type RowTarget, useOpenRow } from "./row-link.tsx";
import { type Head, HeadCell } from "./head-cell.tsx";
import styles from "./data-table.module.css";

export interface Column<Row> extends Head {
  cell: (row: Row) => ReactNode;
  /** Short values that fit in one line: days, counts, states. */
  whole?: boolean;
  /** The cell that carries the row's link; the first one by default. */
  main?: boolean;
  /**
   * Its place in a row of a phone whose table `isTight`: beside the main cell, at the end, or below;
   * absent ones stand on the page of the row alone.
   */
  tight?: "beside" | "end" | "below" | "belowEnd";
  /** The cell's value in an exported sheet; columns without it are not exported. */
  sheet?: (row: Row) => SheetValue;
}

export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

interface DataTableProps<Row> {
  /** The list's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The target of a row; a row without one opens nothing. */
  link?: (row: Row) => RowTarget | undefined;
  search: ListSearch;
  /** Writes the changed state into the address: navigate({ search: (old) => ({...old, ...next}) }). */
  onSearch: (next: ListSearch) => void;
  nextCursor?: string | undefined;
  total?: number | undefined;
  error?: unknown;
  again?: () => void;
  empty?: ReactNode;
  /** All rows there are: nothing below them leads to further ones. */
  isWhole?: boolean;
  /** On a phone a row has two lines instead of a line for each cell (U1-10). */
  isTight?: boolean;
  selection?: Selection;
  /** Name of a row in "Select {name}". */
  rowName?: (row: Row) => string;
}

const skeletonRows = 6;

/** A list with server-side sort and pages, its state in the address; cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, search, onSearch, error, selection } = props;
  if (error !== undefined && error !== null)
    return <Failed error={error} {...(props.again && { again: props.again })} />;
  if (isBare({ items: rows, nextCursor: props.nextCursor }, search))
    return props.empty ?? <Empty />;
  return (
    <div className={styles["place"]}>
      {rows === undefined && <WaitsForNetwork />}
      <div className={styles["scroll"]}>
        <table
          className={styles["table"]}
          data-tight={props.isTight || undefined}
          aria-label={label}
          aria-busy={rows === undefined}
        >
          <thead>
            <tr>
              {selection && <SelectAll {...props} selection={selection} />}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} search={search} onSearch={onSearch} />
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links have the focus */}
          <tbody onKeyDown={moveByArrows}>
            {rows
              ? rows.map((row) => <DataRow key={props.rowKey(row)} {...props} row={row} />)
              : Array.from({ length: skeletonRows }, (_, index) => (
                  <SkeletonRow key={index} cells={columns.length + (selection ? 1 : 0)} />
                ))}
          </tbody>
        </table>
      </div>
      {!props.isWhole && (
        <Pages
          search={search}
          onSearch={onSearch}
          shown={rows?.length}
          nextCursor={props.nextCursor}
          total={props.total}
        />
      )}
    </div>
  );
}

function DataRow<Row>(props: DataTableProps<Row> & { row: Row }) {
  const { row, columns, link, selection } = props;
  const say = useKitWords();
  const openRow = useOpenRow();
  const target = link?.(row);
  const main = columns.find((column) => column.main) ?? columns[0];
  const open = (event: MouseEvent<HTMLElement>) => {
    // The link itself, buttons and selected text keep their own behaviour.
    const inside = (event.target as HTMLElement).closest("a, button, input, label, select");
    if (!target || inside || getSelection()?.toString()) return;
    openRow(target);
  };
  const id = props.rowKey(row);
  const toggle = () => {
    if (!selection) return;
    const next = new Set(selection.selected);
    if (!next.delete(id)) next.add(id);
    selection.onChange(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the row's link has the keys
    <tr onClick={open} data-linked={target ? true : undefined}>
      {selection && (
        <td className={styles["select"]}>
          <Checkbox
            checked={selection.selected.has(id)}
            onChange={toggle}
            aria-label={say("table.select", { name: props.rowName?.(row) ?? id })}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          data-head={column.head}
          data-align={column.align}
          data-whole={column.whole}
          data-main={column === main || undefined}
          data-tight={column.tight}
        >
          {target && column === main ? (
            <RowLink target={target}>{column.cell(row)}</RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

function SelectAll<Row>(props: DataTableProps<Row> & { selection: Selection }) {
  const { rows = [], rowKey, selection } = props;
  const say = useKitWords();
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const all = keys.length > 0 && count === keys.length;
  const others = () => [...selection.selected].filter((key) => !keys.includes(key));
  return (
    <th scope="col" className={styles["select"]}>
      <Checkbox
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={() => selection.onChange(new Set([...others(), ...(all ? [] : keys)]))}
        aria-label={say("table.selectAll")}
      />
    </th>
  );
}

function SkeletonRow({ cells }: { cells: number }) {
  return (
    <tr aria-hidden>
      {Array.from({ length: cells }, (_, index) => (
        <td key={index}>
          <Skeleton height={20} width={index === 0 ? "80%" : "60%"} />
        </td>
      ))}
    </tr>
  );
}

/** Arrow up and down move between the rows' links. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-row]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  links[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
}
