import { paged } from "@bupum/ui/list/paged";
import { boardStatuses } from "@bupum/shared/reading/boards/rules";
import { Empty } from "@bupum/ui/display/states";
import { firstPage } from "@bupum/ui/list/list-search";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { ArticleResults } from "../reading/article-list.tsx";
import { ListHead } from "../reading/list-head.tsx";
import { useWords } from "../words.ts";
import { BoardRow } from "./board-row.tsx";
import styles from "./boards-page.module.css";
import { myBoards } from "./queries.ts";

const route = getRouteApi("/_signedIn/mypage/boards");

/** The reader's own posts by status, hidden ones included. */
export function MyBoardsPage() {
  const say = useWords("boards");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <div className={styles["page"]}>
      <Head title={say("mine")} hidden />
      <ListHead title={say("mine")}>
        <Button mih={44} renderRoot={(props) => <Link to="/boards/new" {...props} />}>
          {say("write")}
        </Button>
      </ListHead>
      <StateTabs
        label={say("status")}
        tabs={[
          { words: say("allStatuses") },
          ...boardStatuses.map((state) => ({ state, words: say(`states.${state}`) })),
        ]}
        state={search.status}
        onChange={(status) =>
          void navigate({ search: (old) => ({ ...old, ...firstPage, status }) })
        }
      />
      <Results />
    </div>
  );
}

function Results() {
  const say = useWords("boards");
  const search = route.useSearch();
  const list = useQuery(paged(myBoards(search)));
  return (
    <ArticleResults
      label={say("mine")}
      list={list}
      search={search}
      keyword={undefined}
      height={88}
      nothing={<Nothing />}
    >
      {(board) => <BoardRow key={board.id} board={board} />}
    </ArticleResults>
  );
}

function Nothing() {
  const say = useWords("boards");
  return (
    <Empty
      title={say("mineNone")}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/boards" {...props} />}>
          {say("showAll")}
        </Button>
      }
    >
      {say("mineHint")}
    </Empty>
  );
}
