import { paged } from "@bupum/ui/list/paged";
import { boardStatuses } from "@bupum/shared/reading/boards/rules";
import { isBare, Pages } from "@bupum/ui/data-table/pages";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { firstPage } from "@bupum/ui/list/list-search";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { ListHead } from "../reading/list-head.tsx";
import { useWords } from "../words.ts";
import { BoardRow } from "./board-row.tsx";
import styles from "./boards-page.module.css";
import { myBoards } from "./queries.ts";

const route = getRouteApi("/_signedIn/mypage/boards");

/** One's own posts by status, hidden ones too. */
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
  const navigate = route.useNavigate();
  const list = useQuery(paged(myBoards(search)));
  if (list.error) return <Failed error={list.error} again={() => void list.refetch()} />;
  if (!list.data) return <Loading lines={6} height={88} />;
  if (isBare(list.data, search)) return <Nothing />;
  return (
    <>
      <ul className={styles["list"]} aria-label={say("mine")} aria-busy={list.isPlaceholderData}>
        {list.data.items.map((board) => (
          <BoardRow key={board.id} board={board} />
        ))}
      </ul>
      <Pages
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        shown={list.data.items.length}
        nextCursor={list.data.nextCursor}
        total={undefined}
      />
    </>
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
