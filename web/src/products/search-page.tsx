import { Pages } from "@bupum/ui/data-table/pages";
import { Empty, Failed, Loading } from "@bupum/ui/states";
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { MakerChoice } from "./maker-choice.tsx";
import { productSearch } from "./queries.ts";
import { RecentTexts } from "./recent-texts.tsx";
import { ResultList } from "./result-list.tsx";
import styles from "./search-page.module.css";

const route = getRouteApi("/search");

/** Parts that match what was typed, narrowed by maker. */
export function SearchPage() {
  const say = useWords("products");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...productSearch(search), placeholderData: keepPreviousData });
  const keyword = search.searchKeyword;
  const title = keyword ? say("search.titleFor", { keyword }) : say("search.title");
  return (
    <div className={styles["page"]}>
      <Head title={title} description={say("search.description")} hidden={Boolean(keyword)} />
      <div className={styles["top"]}>
        <h1>{title}</h1>
        {!keyword && <p>{say("search.lead")}</p>}
      </div>
      <div className={styles["filters"]}>
        <MakerChoice
          value={search.manufactorId}
          onChange={(manufactorId) =>
            void navigate({
              search: (old) => ({ ...old, manufactorId, page: undefined, cursor: undefined }),
            })
          }
        />
        <RecentTexts key={keyword} />
      </div>
      {list.error ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading lines={6} height={84} />
      ) : list.data.items.length === 0 && (search.page ?? 1) === 1 ? (
        <Nothing keyword={keyword} />
      ) : (
        <>
          <ResultList rows={list.data.items} stale={list.isPlaceholderData} />
          <Pages
            search={search}
            onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
            shown={list.data.items.length}
            nextCursor={list.data.nextCursor}
            total={list.data.total}
          />
        </>
      )}
    </div>
  );
}

/** No such part: it can be asked for in words. */
function Nothing({ keyword }: { keyword: string | undefined }) {
  const say = useWords("products");
  return (
    <Empty
      title={keyword ? say("search.empty", { keyword }) : say("search.emptyAll")}
      action={
        <Button
          renderRoot={(props) => (
            <Link to="/estimates/new" search={keyword ? { partName: keyword } : {}} {...props} />
          )}
        >
          {say("search.askAnyway")}
        </Button>
      }
    >
      {say("search.emptyHint")}
    </Empty>
  );
}
