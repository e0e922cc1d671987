import { Button, NativeSelect } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { defaultPageSize, firstPage, type ListSearch, pageSizes } from "../list/list-search.ts";
import { useKitWords } from "../say.ts";
import styles from "./data-table.module.css";

interface PagesProps {
  search: ListSearch;
  onSearch: (next: ListSearch) => void;
  /** Rows on this page; undefined while loading. */
  shown: number | undefined;
  nextCursor: string | undefined;
  total: number | undefined;
}

interface Shown {
  items: readonly unknown[] | undefined;
  nextCursor?: string | undefined;
}

/** Whether a list is empty: a page without rows may have others before or after it. */
export const isBare = ({ items, nextCursor }: Shown, { page = 1 }: ListSearch): boolean =>
  items?.length === 0 && page === 1 && !nextCursor;

/** The position in the list, the page size, and the page buttons. */
export function Pages({ search, onSearch, shown, nextCursor, total }: PagesProps) {
  const say = useKitWords();
  const page = search.page ?? 1;
  const size = search.itemsPerPage ?? defaultPageSize;
  const from = (page - 1) * size + 1;
  return (
    <nav className={styles["pages"]} aria-label={say("table.pages")}>
      <p aria-live="polite">
        {total !== undefined && <span>{say("table.total", { total })} </span>}
        {shown ? say("table.range", { from, to: from + shown - 1 }) : null}
        {shown === 0 && say(nextCursor ? "table.noneHere" : "table.noneLeft")}
      </p>
      <NativeSelect
        aria-label={say("table.perPage", { count: size })}
        value={String(size)}
        onChange={({ currentTarget: { value } }) =>
          onSearch({
            itemsPerPage: pageSizes.find((known) => String(known) === value),
            ...firstPage,
          })
        }
        data={pageSizes.map((count) => ({
          value: String(count),
          label: say("table.perPage", { count }),
        }))}
      />
      <Button
        variant="default"
        disabled={page <= 1}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        onClick={() => onSearch({ ...firstPage, ...(page > 2 && { page: page - 1 }) })}
      >
        {say("table.previous")}
      </Button>
      <Button
        variant="default"
        disabled={!nextCursor}
        rightSection={<IconChevronRight size={18} aria-hidden />}
        onClick={() => onSearch({ page: page + 1, cursor: nextCursor })}
      >
        {say("table.next")}
      </Button>
    </nav>
  );
}
