import { useDays } from "@bupum/ui/display/days";
import { boardHead } from "@bupum/shared/sites/head/board-head";
import type { Board } from "@bupum/shared/reading/boards/contract";
import { boardPath } from "@bupum/shared/reading/boards/rules";
import { Status } from "@bupum/ui/display/status";
import { Alert, Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useLocation } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useIsGuest } from "../session.ts";
import { PendingSubject, SubjectPage, SubjectPath } from "../trade/subject-page.tsx";
import { useWords } from "../words.ts";
import { AuthorChat } from "./replies/author-chat.tsx";
import { BoardFacts } from "./board-row.tsx";
import { BoardActions } from "./board-actions.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { boardThread } from "./queries.ts";
import { Replies } from "./replies/replies.tsx";
import styles from "./board-page.module.css";

const route = getRouteApi("/boards/$boardId");

/** One post with its replies. */
export function BoardPage() {
  const say = useWords("boards");
  const { boardId } = route.useParams();
  const thread = useInfiniteQuery(boardThread(boardId));
  const [board] = thread.data?.pages ?? [];
  if (!board || !thread.data)
    return (
      <PendingSubject
        title={say("title")}
        missing={say("missing")}
        error={thread.error}
        again={() => void thread.refetch()}
        lines={8}
      />
    );
  return (
    <Shown key={board.id} board={board}>
      <Replies
        board={board}
        replies={thread.data.pages.flatMap(({ replies }) => replies.items)}
        more={
          thread.hasNextPage && (
            <Button
              variant="default"
              mih={44}
              loading={thread.isFetchingNextPage}
              onClick={() => void thread.fetchNextPage()}
            >
              {say("moreAnswers")}
            </Button>
          )
        }
      />
    </Shown>
  );
}

function Shown({ board, children }: { board: Board; children: React.ReactNode }) {
  const say = useWords("boards");
  const products = useWords("products");
  const layout = useWords("layout");
  const head = boardHead(
    board,
    [],
    { home: products("product.home"), boards: say("title") },
    {
      origin: location.origin,
      siteName: layout("site"),
      language: useLocale(),
      rest: boardPath(board.id),
    },
  );
  return (
    <SubjectPage head={head}>
      <SubjectPath name={board.title}>
        <Link to="/boards" search={{ boardPurposeType: board.boardPurposeType }}>
          {say("title")}
        </Link>
      </SubjectPath>
      <div className={styles["page"]}>
        <article className={styles["post"]}>
          <Heading board={board} />
          {board.isHidden && (
            <Alert color="orange" role="status">
              {say("hiddenNote", { reason: board.hiddenReason ?? "-" })}
            </Alert>
          )}
          <BoardFacts of={board} />
          <p className={styles["text"]}>{board.content}</p>
          <FileButtons files={board.files} />
          <GuestNote />
          <AuthorChat of={board} />
          <BoardActions board={board} />
        </article>
        {children}
      </div>
    </SubjectPage>
  );
}

function Heading({ board }: { board: Board }) {
  const say = useWords("boards");
  const days = useDays();
  const { title, status, boardPurposeType, createdAt, isByMarket, authorName } = board;
  return (
    <header className={styles["head"]}>
      <div className={styles["marks"]}>
        <span>{say(`purpose.${boardPurposeType}`)}</span>
        <Status of={status} meaning={status === "PENDING" ? "running" : "over"}>
          {say(`states.${status}`)}
        </Status>
      </div>
      <h1>{title}</h1>
      <p className={styles["facts"]}>
        <span>{isByMarket ? say("byMarket") : authorName}</span>
        <time dateTime={createdAt}>{days.moment(createdAt)}</time>
      </p>
    </header>
  );
}

/** Contacts and files are shown to logged-in readers only. */
function GuestNote() {
  const say = useWords("boards");
  const isGuest = useIsGuest();
  const { href } = useLocation();
  if (!isGuest) return null;
  return (
    <p className={styles["note"]}>
      {say("guestNote")}{" "}
      <Link to="/login" search={{ redirect: href }}>
        {say("logIn")}
      </Link>
    </p>
  );
}
