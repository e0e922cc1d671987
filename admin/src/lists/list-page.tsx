import type { Page } from "@bupum/shared/kernel/page";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import type { RowTarget } from "@bupum/ui/data-table/row-link";
import { SelectionBar } from "@bupum/ui/data-table/selection-bar";
import { ListBar, type ListFilter } from "@bupum/ui/list/list-bar";
import type { ListSearch } from "@bupum/ui/list/list-search";
import { ExportButton, type SheetField } from "@bupum/ui/sheet/export-button";
import type { ReadPage } from "@bupum/ui/sheet/walk";
import type { UseQueryResult } from "@tanstack/react-query";
import { type AnyRouter, useNavigate } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useState } from "react";
import { Head } from "../layout/head.tsx";
import styles from "./list-page.module.css";

interface ListPageProps<Row extends { id: string }, Search extends ListSearch> {
  title: string;
  hint?: string;
  /** Beside the title: the way to a new one. */
  actions?: ReactNode;
  columns: readonly Column<Row>[];
  /** The page that the address asks for: useQuery({ ..., placeholderData: keepPreviousData }). */
  list: UseQueryResult<Page<Row>>;
  /** The same question without its page, for the export of the columns; or a file of the API's. */
  source: { read: ReadPage<Row> } | { file: (signal: AbortSignal) => Promise<Blob> };
  link?: (row: Row) => RowTarget;
  rowName: (row: Row) => string;
  /** What validateSearch made of the address. */
  search: Search;
  keyword?: string;
  types?: readonly { value: string; label: string }[];
  filters?: readonly ListFilter[];
  /** Other controls beside the filters. */
  controls?: ReactNode;
  /** Between title and search: tabs for example. */
  children?: ReactNode;
  empty?: ReactNode;
  /** Buttons for the selected rows; without it rows cannot be selected. */
  Bulk?: ComponentType<{ rows: readonly Row[]; clear: () => void }>;
}

/**
 * A list of the admin site: search, filters, sort, pages, all in the address; export of what the
 * filters leave; rows to select where something may be done with many.
 */
export function ListPage<Row extends { id: string }, Search extends ListSearch>(
  props: ListPageProps<Row, Search>,
) {
  const { title, columns, list, search, Bulk } = props;
  const navigate = useNavigate();
  const onSearch = (next: object) =>
    // The list serves every route, so it can name the types of none.
    void navigate<AnyRouter, ".", string, string, string>({
      to: ".",
      search: (old: object) => ({ ...old, ...next }),
    });
  const { rows, selection, chosen, clear } = useChosen(list);
  return (
    <>
      <Top {...props} />
      {props.children}
      <ListBar
        search={search}
        onSearch={onSearch}
        keyword={props.keyword}
        types={props.types}
        filters={props.filters}
      >
        {props.controls}
      </ListBar>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowName={props.rowName}
        {...(props.link && { link: props.link })}
        {...(Bulk && { selection })}
        search={search}
        onSearch={onSearch}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        {...(props.empty !== undefined && { empty: props.empty })}
      />
      {Bulk && (
        <SelectionBar count={chosen.length} clear={clear}>
          <Bulk rows={chosen} clear={clear} />
        </SelectionBar>
      )}
    </>
  );
}

function Top<Row extends { id: string }, Search extends ListSearch>(
  props: ListPageProps<Row, Search>,
) {
  const { title, columns, source, list } = props;
  return (
    <>
      <Head title={title} />
      <div className={styles["top"]}>
        <h1>{title}</h1>
        <span className={styles["actions"]}>
          <ExportButton
            name={title}
            source={"file" in source ? source : { read: source.read, fields: fieldsOf(columns) }}
            total={list.data?.total}
          />
          {props.actions}
        </span>
      </div>
      {props.hint && <p className={styles["hint"]}>{props.hint}</p>}
    </>
  );
}

const fieldsOf = <Row,>(columns: readonly Column<Row>[]): SheetField<Row>[] =>
  columns.flatMap(({ head, sheet }) => (sheet ? [{ head, sheet }] : []));

/** Selected rows, kept over pages; a row that was read again counts as it is now. */
function useChosen<Row extends { id: string }>(list: UseQueryResult<Page<Row>>) {
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const rows = list.data?.items;
  const here = new Map(rows?.map((row) => [row.id, row]));
  const chosen = [...known.entries()].map(([id, row]) => here.get(id) ?? row);
  const selection = {
    selected: new Set(known.keys()),
    onChange: (ids: ReadonlySet<string>) =>
      setKnown(
        new Map(
          [...ids].flatMap((id) => {
            const row = here.get(id) ?? known.get(id);
            return row ? [[id, row] as const] : [];
          }),
        ),
      ),
  };
  return { rows, selection, chosen, clear: () => setKnown(new Map()) };
}
