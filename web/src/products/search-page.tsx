import type { Id } from "@bupum/shared/kernel/ids";
import { laterSection } from "@bupum/ui/frame/later-section";
import { grouped } from "@bupum/ui/display/grouped";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { FoundMakers } from "./results/found-makers.tsx";
import { MakerChoice } from "./results/maker-choice.tsx";
import { productSearch } from "./queries.ts";
import { RecentTexts } from "./results/recent-texts.tsx";
import { ResultList } from "./results/result-list.tsx";
import styles from "./search-page.module.css";

const route = getRouteApi("/search");

// Most searches have results, so the alternatives are loaded on demand.
const NothingFound = laterSection(
  async () => (await import("./results/nothing-found.tsx")).NothingFound,
);

// A search for parts only never needs it.
const FoundSellers = laterSection(
  async () => (await import("./results/found-sellers.tsx")).FoundSellers,
);

// Below the parts, and loaded after them.
const FoundArticles = laterSection(
  async () => (await import("../reading/found-articles.tsx")).FoundArticles,
  { quiet: true },
);

/** Parts, sellers and articles that match the keyword. */
export function SearchPage() {
  const say = useWords("products");
  const { searchKeyword: keyword, scope } = route.useSearch();
  const title = keyword ? say("search.titleFor", { keyword }) : say("search.title");
  return (
    <div className={styles["page"]}>
      <Head title={title} description={say("search.description")} hidden={Boolean(keyword)} />
      <div className={styles["top"]}>
        <h1>{title}</h1>
        {!keyword && <p>{say("search.lead")}</p>}
        {keyword && <Scopes />}
      </div>
      {keyword && scope !== "PRODUCT" && (
        <FoundSellers key={keyword} keyword={keyword} isAlone={scope === "SELLER"} />
      )}
      {(scope !== "SELLER" || !keyword) && <Parts />}
      {keyword && !scope && <FoundArticles key={`articles ${keyword}`} keyword={keyword} />}
    </div>
  );
}

const scopes = [undefined, "PRODUCT", "SELLER"] as const;

function Scopes() {
  const say = useWords("layout");
  return (
    <nav className={styles["scopes"]} aria-label={say("scope")}>
      {scopes.map((scope) => (
        <Link
          key={scope ?? ""}
          to="/search"
          search={({ scope: _old, ...rest }) => ({ ...rest, ...(scope && { scope }) })}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {say(`scopes.${scope ?? "PRODUCT_AND_SELLER"}`)}
        </Link>
      ))}
    </nav>
  );
}

function Parts() {
  const say = useWords("products");
  const search = route.useSearch();
  const list = useInfiniteQuery(productSearch(search));
  // Thirty rows are rendered in slices, so that a slow phone reacts to taps in between.
  const drawn = useDeferredValue(list.data);
  const data = list.data && drawn;
  const keyword = search.searchKeyword;
  if (list.isLoadingError) return <Failed error={list.error} again={() => void list.refetch()} />;
  const [first] = data?.pages ?? [];
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const count = grouped(String(first?.total ?? rows.length));
  const searched = first?.readAs ?? keyword;
  return (
    <section aria-label={say("search.results")} className={styles["parts"]}>
      <Filters makers={rows} />
      {!data ? (
        <Loading lines={6} height={84} />
      ) : (
        <>
          <p role="status" className={styles["count"]}>
            {first?.readAs && (
              <span>{say("search.readAs", { keyword: keyword ?? "", readAs: first.readAs })} </span>
            )}
            {first?.leftOut && (
              <span>{say("search.leftOut", { words: first.leftOut.join(" ") })} </span>
            )}
            {rows.length > 0 && say("search.count", { count })}
          </p>
          {rows.length > 0 ? (
            <ResultList rows={rows} keyword={searched} />
          ) : (
            <NothingFound
              meant={first?.didYouMean ?? []}
              keywords={first?.nearKeywords ?? []}
              waiting={<Loading lines={3} height={84} />}
            />
          )}
          {list.hasNextPage && (
            <Button
              variant="default"
              className={styles["more"] ?? ""}
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {say("search.more")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

type Rows = Parameters<typeof ResultList>[0]["rows"];

function Filters({ makers }: { makers: Rows }) {
  const say = useWords("products");
  const { searchKeyword, manufactorId, inStock } = route.useSearch();
  const navigate = route.useNavigate();
  const toMaker = (id: Id<"mkr"> | undefined) =>
    void navigate({ search: (old) => ({ ...old, manufactorId: id }) });
  return (
    <div className={styles["filters"]}>
      <MakerChoice value={manufactorId} onChange={toMaker} />
      <button
        type="button"
        className={styles["toggle"]}
        aria-pressed={inStock === "true"}
        onClick={() =>
          void navigate({
            search: ({ inStock: old, ...rest }) => ({
              ...rest,
              ...(old !== "true" && { inStock: "true" }),
            }),
          })
        }
      >
        {say("search.inStock")}
      </button>
      {manufactorId ? (
        <button type="button" className={styles["toggle"]} onClick={() => toMaker(undefined)}>
          {say("search.anyMaker")}
        </button>
      ) : (
        <FoundMakers rows={makers} onChoose={toMaker} />
      )}
      {!searchKeyword && <RecentTexts />}
    </div>
  );
}
