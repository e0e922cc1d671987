import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FoundBoards } from "../boards/few-boards.tsx";
import { boardList } from "../boards/queries.ts";
import { FoundNews } from "../news/found-news.tsx";
import { newsList } from "../news/queries.ts";
import { productSearch } from "../products/queries.ts";
import { FoundWikis } from "../wikis/few-wikis.tsx";
import { wikiList } from "../wikis/queries.ts";
import { ReadAs, SaidOnce } from "./read-as.tsx";

const route = getRouteApi("/search");
/** The same limits as the sections use: these are their calls. */
const itemsPerPage = 10;

/** The reading that found all shown sections; undefined if they differ. */
function useOneReading(keyword: string): string | undefined {
  const found = [
    useQuery(wikiList({ searchKeyword: keyword, itemsPerPage })),
    useQuery(boardList({ searchData: keyword, itemsPerPage })),
    useQuery(newsList({ searchKeyword: keyword, itemsPerPage })),
  ];
  if (found.some(({ isPending }) => isPending)) return undefined;
  const shown = found.flatMap(({ data }) => (data && data.items.length > 0 ? [data.readAs] : []));
  const readings = new Set(shown);
  return readings.size === 1 ? shown[0] : undefined;
}

/** Wikis, posts and news that match the search, below the parts. */
export function FoundArticles({ keyword }: { keyword: string }) {
  const parts = useInfiniteQuery(productSearch(route.useSearch()));
  const saidAbove = parts.data?.pages[0]?.readAs;
  const reading = useOneReading(keyword);
  return (
    <>
      {reading !== saidAbove && <ReadAs keyword={keyword} readAs={reading} />}
      <SaidOnce value={reading ?? saidAbove}>
        <FoundWikis keyword={keyword} />
        <FoundBoards keyword={keyword} />
        <FoundNews keyword={keyword} />
      </SaidOnce>
    </>
  );
}
