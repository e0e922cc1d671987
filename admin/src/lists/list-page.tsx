import type { Page } from "@bupum/shared/kernel/page";
import type { Column } from "@bupum/ui/data-table/data-table";
import { DateRange, type Range } from "@bupum/ui/input/date-range";
import { ListBar, type ListFilter } from "@bupum/ui/list/list-bar";
import { ListPage as KitListPage, type TableOf } from "@bupum/ui/list/list-page";
import { firstPage, type ListSearch } from "@bupum/ui/list/list-search";
import { ExportButton, type SheetField } from "@bupum/ui/sheet/export-button";
import type { ReadPage } from "@bupum/ui/sheet/walk";
import type { UseQueryResult } from "@tanstack/react-query";
import { type AnyRouter, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Head } from "../layout/head.tsx";

interface ListPageProps<
  Row extends { id: string },
  Search extends ListSearch,
> extends TableOf<Row> {
  title: string;
  hint?: string;
  /** Beside the title: a link to create one. */
  actions?: ReactNode;
  /** The requested page: useQuery(paged(...)). */
  list: UseQueryResult<Page<Row>>;
  /** The same question without its page, for the export of the columns and of
   * what only a sheet says; or a file of the API's. */
  source:
    | { read: ReadPage<Row>; more?: readonly SheetField<Row>[] }
    | { file: (signal: AbortSignal) => Promise<Blob> };
  rowName: (row: Row) => string;
  /** The result of validateSearch. */
  search: Search;
  keyword?: string;
  types?: readonly { value: string; label: string }[];
  filters?: readonly ListFilter[];
  /** The days that it is narrowed to, where it can be. */
  days?: Range;
  /** Other controls beside the filters. */
  controls?: ReactNode;
  /** Between title and search: tabs for example. */
  children?: ReactNode;
  empty?: ReactNode;
}

/**
 * A list of the admin site: search, filters, sort and pages in the address; export of the filtered
 * rows; selection for bulk actions.
 */
export function ListPage<Row extends { id: string }, Search extends ListSearch>(
  props: ListPageProps<Row, Search>,
) {
  const { title, columns, list, search, source } = props;
  const navigate = useNavigate();
  const onSearch = (next: object) =>
    // The list serves every route, so it can name the types of none.
    void navigate<AnyRouter, ".", string, string, string>({
      to: ".",
      search: (old: object) => ({ ...old, ...next }),
    });
  return (
    <KitListPage
      head={<Head title={title} />}
      title={title}
      hint={props.hint}
      actions={
        <>
          <ExportButton
            name={title}
            source={
              "file" in source
                ? source
                : {
                    read: source.read,
                    fields: [...fieldsOf(columns), ...(source.more ?? [])],
                  }
            }
            total={list.data?.total}
          />
          {props.actions}
        </>
      }
      tabs={props.children}
      filters={
        <ListBar
          search={search}
          onSearch={onSearch}
          keyword={props.keyword}
          types={props.types}
          filters={props.filters}
        >
          {props.days && (
            <DateRange
              value={{ startDate: props.days.startDate, endDate: props.days.endDate }}
              onChange={(range) => onSearch({ ...range, ...firstPage })}
            />
          )}
          {props.controls}
        </ListBar>
      }
      rows={props}
      list={list}
      search={search}
      onSearch={onSearch}
      empty={props.empty}
    />
  );
}

const fieldsOf = <Row,>(columns: readonly Column<Row>[]): SheetField<Row>[] =>
  columns.flatMap(({ head, sheet }) => (sheet ? [{ head, sheet }] : []));
