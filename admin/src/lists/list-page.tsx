import type { Page } from "@bupum/shared/kernel/page";
import type { Column } from "@bupum/ui/data-table/data-table";
import { DateRange, type Range } from "@bupum/ui/input/date-range";
import { ListBar, type ListFilter } from "@bupum/ui/list/list-bar";
import { ListPage as KitListPage, type TableOf } from "@bupum/ui/list/list-page";
import { firstPage, type ListSearch } from "@bupum/ui/list/list-search";
import { ExportButton, type SheetField } from "@bupum/ui/sheet/export-button";
import type { ReadPage } from "@bupum/ui/sheet/walk";
import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type AnyRouter, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import styles from "./lists.module.css";
import type { ListViews } from "./stored-views.ts";
import { useViews } from "./use-views.ts";
import { ViewSettings } from "./view-settings.tsx";

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
  /** Whether the reader may save the list as a file; yes unless said otherwise. */
  mayExport?: boolean;
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
  const { title, list, search } = props;
  const navigate = useNavigate();
  const [views, setViews] = useViews();
  const main = props.columns.find((column) => column.main) ?? props.columns[0];
  const columns = props.columns.filter(
    (column) => column === main || !views.hidden.includes(column.key),
  );
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
          {props.mayExport !== false && (
            <ExportButton
              name={title}
              source={sheetOf(props.source, columns)}
              total={list.data?.total}
            />
          )}
          <ViewSettings
            columns={props.columns.filter((column) => column !== main)}
            search={search}
            views={views}
            onChange={setViews}
          />
          {props.actions}
        </>
      }
      tabs={
        <>
          {props.children}
          <SavedViewButtons views={views} />
        </>
      }
      filters={<Filters {...props} onSearch={onSearch} />}
      rows={{ ...props, columns }}
      list={list}
      search={search}
      onSearch={onSearch}
      empty={props.empty}
    />
  );
}

type FiltersProps<Search> = { search: Search; onSearch: (next: object) => void } & Pick<
  ListPageProps<{ id: string }, ListSearch>,
  "keyword" | "types" | "filters" | "days" | "controls"
>;

function Filters<Search extends object>(props: FiltersProps<Search>) {
  const { search, onSearch, keyword, types, filters, days, controls } = props;
  return (
    <ListBar search={search} onSearch={onSearch} keyword={keyword} types={types} filters={filters}>
      {days && (
        <DateRange
          value={{ startDate: days.startDate, endDate: days.endDate }}
          onChange={(range) => onSearch({ ...range, ...firstPage })}
        />
      )}
      {controls}
    </ListBar>
  );
}

/** One press for each saved question. */
function SavedViewButtons({ views: { saved } }: { views: ListViews }) {
  const say = useWords("lists");
  const navigate = useNavigate();
  if (saved.length === 0) return null;
  return (
    <nav aria-label={say("views")} className={styles["views"]}>
      {saved.map(({ name, search }) => (
        <Button
          key={name}
          variant="default"
          size="compact-md"
          onClick={() => void navigate<AnyRouter, ".", string, string, string>({ to: ".", search })}
        >
          {name}
        </Button>
      ))}
    </nav>
  );
}

/** The columns that are shown, and what only a sheet says; or the API's own file. */
const sheetOf = <Row extends { id: string }>(
  source: ListPageProps<Row, ListSearch>["source"],
  columns: readonly Column<Row>[],
) =>
  "file" in source
    ? source
    : { read: source.read, fields: [...fieldsOf(columns), ...(source.more ?? [])] };

const fieldsOf = <Row,>(columns: readonly Column<Row>[]): SheetField<Row>[] =>
  columns.flatMap(({ head, sheet }) => (sheet ? [{ head, sheet }] : []));
