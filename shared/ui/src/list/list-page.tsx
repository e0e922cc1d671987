import type { Page } from "@bupum/shared/kernel/page";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { type Column, DataTable } from "../data-table/data-table.tsx";
import { isBare, Pages } from "../data-table/pages.tsx";
import type { RowTarget } from "../data-table/row-link.tsx";
import { SelectionBar } from "../data-table/selection-bar.tsx";
import type { ListSearch } from "./list-search.ts";
import { Failed, Loading } from "../display/states.tsx";
import { useChosen } from "./use-chosen.ts";
import styles from "./list-page.module.css";

/** The rows as a table, with a link each. */
export interface TableOf<Row> {
  columns: readonly Column<Row>[];
  link?: (row: Row) => RowTarget | undefined;
  rowName?: (row: Row) => string;
  /** Buttons for the selected rows; without it rows cannot be selected. */
  Bulk?: ComponentType<{ rows: readonly Row[]; clear: () => void }>;
}

/** The rows as cards, grouped as the page wants; rendered if there are any. */
interface CardsOf {
  cards: ReactNode;
}

interface ListOf<Row> {
  title: string;
  /** The requested page: useQuery(paged(...)). */
  list: UseQueryResult<Page<Row>>;
  /** The result of validateSearch. */
  search: ListSearch;
  /** Writes the change into the address: navigate({ search: (old) => ({ ...old, ...next }) }). */
  onSearch: (next: ListSearch) => void;
  empty?: ReactNode;
}

interface ListPageProps<Row> extends ListOf<Row> {
  /** The site's own head of a page. */
  head: ReactNode;
  hint?: string | undefined;
  /** Beside the title: an export, a link to create one. */
  actions?: ReactNode;
  /** States of the list, and other content above its filters. */
  tabs?: ReactNode;
  filters?: ReactNode;
  /** Between the filters and the list. */
  children?: ReactNode;
  rows: TableOf<Row> | CardsOf;
}

/**
 * A list with its title, states, filters, rows and pages, all in the address. Loading, failure and
 * emptiness are shown in place of the rows.
 */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, hint, actions, rows, ...list } = props;
  return (
    <div className={styles["page"]}>
      {props.head}
      <div>
        <div className={styles["top"]}>
          <h1>{title}</h1>
          {actions && <span className={styles["actions"]}>{actions}</span>}
        </div>
        {hint && <p className={styles["hint"]}>{hint}</p>}
      </div>
      <div className={styles["narrowing"]}>
        {props.tabs}
        {props.filters}
      </div>
      {props.children}
      {"cards" in rows ? (
        <Cards {...list} title={title} cards={rows.cards} />
      ) : (
        <Table {...list} title={title} table={rows} />
      )}
    </div>
  );
}

function Table<Row extends { id: string }>(props: ListOf<Row> & { table: TableOf<Row> }) {
  const { title, list, search, onSearch, empty, table } = props;
  const { columns, link, rowName, Bulk } = table;
  const { selection, chosen, clear } = useChosen(list.data?.items);
  return (
    <>
      <DataTable
        label={title}
        columns={columns}
        rows={list.data?.items}
        rowKey={(row) => row.id}
        {...(rowName && { rowName })}
        {...(link && { link })}
        {...(Bulk && { selection })}
        search={search}
        onSearch={onSearch}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        {...(empty !== undefined && { empty })}
      />
      {Bulk && (
        <SelectionBar count={chosen.length} clear={clear}>
          <Bulk rows={chosen} clear={clear} />
        </SelectionBar>
      )}
    </>
  );
}

function Cards<Row>(props: ListOf<Row> & CardsOf) {
  const { list, search, onSearch, empty, cards } = props;
  const rows = list.data?.items;
  const isNothing = list.data && isBare(list.data, search);
  return (
    <>
      {list.isError && <Failed error={list.error} again={() => void list.refetch()} />}
      {list.isPending && <Loading lines={6} height={72} />}
      {isNothing && empty}
      {rows && !isNothing && (
        <>
          {rows.length > 0 && cards}
          <Pages
            search={search}
            onSearch={onSearch}
            shown={rows.length}
            nextCursor={list.data?.nextCursor}
            total={list.data?.total}
          />
        </>
      )}
    </>
  );
}
