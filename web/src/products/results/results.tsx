import { laterSection } from "@bupum/ui/frame/later-section";
import { grouped } from "@bupum/ui/display/grouped";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Button, Skeleton } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import { useWords } from "../../words.ts";
import { productSearch } from "../queries.ts";
import { type Narrow, type ResultSearch, resultSearch } from "./address.ts";
import { useKeptRows } from "./kept-rows.ts";
import { ResultList } from "./result-list.tsx";
import { useAfterPaint } from "./use-after-paint.ts";
import { useWide } from "./use-wide.ts";
import styles from "./results.module.css";

// The rows come first; what narrows them loads beside them.
const FilterPanel = laterSection(async () => (await import("./filters.tsx")).FilterPanel);
const FilterBar = laterSection(async () => (await import("./filters.tsx")).FilterBar);

// Phones show cards.
const ResultTable = laterSection(
  async () => (await import("./table/result-table.tsx")).ResultTable,
);

// The same elements each time: filters are drawn again only for another reason.
const waitingFor = {
  panel: <Loading lines={12} height={24} />,
  bar: <Skeleton h={36} w={180} ml="auto" />,
};

// Most searches have results, so the alternatives are loaded on demand.
const NothingFound = laterSection(async () => (await import("./nothing-found.tsx")).NothingFound);

interface ResultsProps {
  search: ResultSearch;
  /** The page is that of one category, which is no filter that could be dropped. */
  isOfCategory?: boolean;
  children?: ReactNode;
}

/** Parts with what they are narrowed by: a table beside filters, or cards with a sheet. */
export function Results({ search, isOfCategory = false, children }: ResultsProps) {
  const say = useWords("products");
  const isWide = useWide();
  const navigate = useNavigate();
  const { searchKeyword: keyword } = search;
  const { list, data, stale } = useList(search);
  const rows = useKeptRows(useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]));
  const onNarrow = useCallback<Narrow>(
    (to) =>
      void navigate({
        to: ".",
        search: (old) => ({ ...old, ...(typeof to === "function" ? to(resultSearch(old)) : to) }),
        resetScroll: false,
      }),
    [navigate],
  );
  const [first] = data?.pages ?? [];
  const afterRows = useAfterPaint(first);
  if (list.isLoadingError) return <Failed error={list.error} again={() => void list.refetch()} />;
  const total = first?.total ?? rows.length;
  const narrowing = { search, found: first, onNarrow, isOfCategory };
  const counted = { ...narrowing, found: afterRows };
  const shown = { rows, keyword: first?.readAs ?? keyword, stale };
  const waiting = <Loading lines={isWide ? 14 : 6} height={isWide ? 32 : 84} />;
  return (
    <section aria-label={say("search.results")} className={styles["results"]}>
      {isWide && (
        <aside className={styles["aside"]} aria-label={say("search.filters")}>
          <FilterPanel {...counted} waiting={waitingFor.panel} />
        </aside>
      )}
      <div className={styles["found"]}>
        {children}
        <div className={styles["top"]}>
          <p role="status" className={styles["count"]}>
            <Said first={first} keyword={keyword} />
            {rows.length > 0 && say("search.count", { count: grouped(String(total)) })}
          </p>
          <FilterBar {...counted} rows={rows} total={first?.total} waiting={waitingFor.bar} />
        </div>
        {!data && waiting}
        {rows.length > 0 &&
          (isWide ? (
            <ResultTable {...shown} {...narrowing} waiting={waiting} />
          ) : (
            <ResultList {...shown} />
          ))}
        {data && rows.length === 0 && (
          <NothingFound
            {...narrowing}
            meant={first?.didYouMean ?? []}
            keywords={first?.nearKeywords ?? []}
            waiting={<Loading lines={3} height={84} />}
          />
        )}
        <More of={list} />
      </div>
    </section>
  );
}

/** Another filter leaves the rows in their place until the new ones are there. */
function useList(search: ResultSearch) {
  const list = useInfiniteQuery({
    ...productSearch(search),
    placeholderData: (before, query) => {
      const [, , , asked] = (query?.queryKey ?? []) as [string, string, string, ResultSearch?];
      return asked?.searchKeyword === search.searchKeyword ? keepPreviousData(before) : undefined;
    },
  });
  // Thirty rows are rendered in slices, so that a slow phone reacts to taps in between.
  const drawn = useDeferredValue(list.data);
  // They are of the search before until the first of its own is drawn.
  const stale = list.isPlaceholderData || drawn?.pages[0] !== list.data?.pages[0];
  return { list, data: list.data && drawn, stale };
}

function More({ of }: { of: ReturnType<typeof useList>["list"] }) {
  const say = useWords("products");
  // Of a list that waits for another filter there is no next page.
  if (!of.hasNextPage) return null;
  return (
    <Button
      variant="default"
      className={styles["more"] ?? ""}
      loading={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
    >
      {say("search.more")}
    </Button>
  );
}

interface SaidProps {
  first: { readAs?: string | undefined; leftOut?: string[] | undefined } | undefined;
  keyword: string | undefined;
}

/** What was read into the keyword, and what was left out of it. */
function Said({ first, keyword = "" }: SaidProps) {
  const say = useWords("products");
  return (
    <>
      {first?.readAs && <span>{say("search.readAs", { keyword, readAs: first.readAs })} </span>}
      {first?.leftOut && <span>{say("search.leftOut", { words: first.leftOut.join(" ") })} </span>}
    </>
  );
}
