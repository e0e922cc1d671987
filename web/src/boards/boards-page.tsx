import { paged } from "@bupum/ui/list/paged";
import {
  boardPurposeTypes,
  boardSearchTypes,
  boardStatuses,
} from "@bupum/shared/reading/boards/rules";
import { Empty } from "@bupum/ui/display/states";
import { LinkTabs, TabLink } from "@bupum/ui/list/link-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Button, NativeSelect } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { ArticleFilters, ArticleKeyword, ArticleResults } from "../reading/article-list.tsx";
import { ListHead } from "../reading/list-head.tsx";
import { useWords } from "../words.ts";
import { BoardRow } from "./board-row.tsx";
import styles from "./boards-page.module.css";
import { boardList, type BoardSearch } from "./queries.ts";

const route = getRouteApi("/boards/");

/** Public list of what is looked for and what is on offer. */
export function BoardsPage() {
  const say = useWords("boards");
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} description={say("description")} />
      <ListHead title={say("title")} lead={say("lead")}>
        <Button
          mih={44}
          leftSection={<IconPencil size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/boards/new" {...props} />}
        >
          {say("write")}
        </Button>
      </ListHead>
      <Purposes />
      <Filters />
      <Results />
    </div>
  );
}

function Purposes() {
  const say = useWords("boards");
  const { boardPurposeType } = route.useSearch();
  return (
    <LinkTabs label={say("purposes")}>
      {[undefined, ...boardPurposeTypes].map((purpose) => (
        <TabLink
          key={purpose ?? "all"}
          from="/boards/"
          to="/boards"
          search={(old) => ({ ...old, ...firstPage, boardPurposeType: purpose })}
          isOpen={purpose === boardPurposeType}
        >
          {purpose ? say(`purpose.${purpose}`) : say("allPurposes")}
        </TabLink>
      ))}
    </LinkTabs>
  );
}

function Filters() {
  const say = useWords("boards");
  const { searchData, searchType, status } = route.useSearch();
  const navigate = route.useNavigate();
  const narrow = (next: Pick<BoardSearch, "searchData" | "searchType" | "status">) =>
    void navigate({ search: (old) => ({ ...old, ...next, ...firstPage }), resetScroll: false });
  return (
    <ArticleFilters>
      <NativeSelect
        size="md"
        aria-label={say("status")}
        value={status ?? ""}
        onChange={({ currentTarget: { value } }) =>
          narrow({ status: boardStatuses.find((one) => one === value) })
        }
        data={[
          { value: "", label: say("allStatuses") },
          ...boardStatuses.map((value) => ({ value, label: say(`states.${value}`) })),
        ]}
      />
      <ArticleKeyword
        searchKeyword={searchData}
        searchType={searchType}
        onChange={({ searchKeyword, searchType: type }) =>
          narrow({
            searchData: searchKeyword,
            searchType: boardSearchTypes.find((one) => one === type),
          })
        }
        label={say("keyword")}
        placeholder={say("keywordHint")}
        types={[
          { value: "", label: say("searchAll") },
          ...boardSearchTypes.map((value) => ({ value, label: say(`searchTypes.${value}`) })),
        ]}
        typeLabel={say("searchType")}
      />
    </ArticleFilters>
  );
}

function Results() {
  const say = useWords("boards");
  const search = route.useSearch();
  const list = useQuery(paged(boardList(search)));
  return (
    <ArticleResults
      label={say("title")}
      list={list}
      search={search}
      keyword={search.searchData}
      height={88}
      nothing={<Nothing />}
    >
      {(board) => <BoardRow key={board.id} board={board} />}
    </ArticleResults>
  );
}

function Nothing() {
  const say = useWords("boards");
  const { searchData, boardPurposeType, status } = route.useSearch();
  const isNarrowed = Boolean(searchData ?? boardPurposeType ?? status);
  return (
    <Empty
      title={say(isNarrowed ? "notFound" : "none")}
      action={
        isNarrowed ? (
          <Button variant="default" renderRoot={(props) => <Link to="/boards" {...props} />}>
            {say("showAll")}
          </Button>
        ) : (
          <Button renderRoot={(props) => <Link to="/boards/new" {...props} />}>
            {say("write")}
          </Button>
        )
      }
    >
      {say(isNarrowed ? "notFoundHint" : "noneHint")}
    </Empty>
  );
}
