import { useDays } from "@bupum/ui/display/days";
import type { BoardPage as Thread } from "@bupum/shared/reading/boards/contract";
import { Status } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { Replies } from "./replies.tsx";
import { BoardActs } from "./board-acts.tsx";
import { boardThread } from "./queries.ts";
import styles from "./boards.module.css";

const route = getRouteApi("/_admin/boards/$boardId");

/** One post with its replies, and the actions of admins. */
export function BoardPage() {
  const say = useWords("boards");
  const { boardId } = route.useParams();
  const thread = useInfiniteQuery(boardThread(boardId));
  const [first] = thread.data?.pages ?? [];
  const replies = thread.data?.pages.flatMap((page) => page.replies.items) ?? [];
  return (
    <DetailPage
      title={first?.title ?? say("title")}
      back={<BackLink to="/boards">{say("title")}</BackLink>}
      query={{ data: first, error: thread.error, refetch: () => void thread.refetch() }}
      past={{ entity: "board", id: boardId }}
    >
      {(board) => (
        <div className={styles["page"]}>
          <Post board={board} />
          <BoardActs board={board} />
          <Replies board={board} replies={replies} />
          {thread.hasNextPage && (
            <Button
              variant="default"
              loading={thread.isFetchingNextPage}
              onClick={() => void thread.fetchNextPage()}
            >
              {say("moreAnswers")}
            </Button>
          )}
        </div>
      )}
    </DetailPage>
  );
}

function Post({ board }: { board: Thread }) {
  const say = useWords("boards");
  const format = useFormatter();
  const { moment: when } = useDays();
  const { manufactorName, partNumber, quantity, price, currency, hiddenReason } = board;
  return (
    <>
      <TitleRow title={board.title}>
        <Status of={board.status} meaning={board.status === "PENDING" ? "running" : "over"}>
          {say(`states.${board.status}`)}
        </Status>
        {board.isHidden && (
          <Status of="HIDDEN" meaning="bad">
            {say("hidden")}
          </Status>
        )}
      </TitleRow>
      <Facts>
        <Fact name={say("purposes")}>{say(`purpose.${board.boardPurposeType}`)}</Fact>
        <Fact name={say("author")}>
          <Link to="/users/$userId" params={{ userId: board.authorId }}>
            {board.authorName}
          </Link>
        </Fact>
        <Fact name={say("createdAt")}>{when(board.createdAt)}</Fact>
        {(manufactorName ?? partNumber) && (
          <Fact name={say("part")}>{[manufactorName, partNumber].filter(Boolean).join(" · ")}</Fact>
        )}
        {quantity && <Fact name={say("quantity")}>{format.number(quantity)}</Fact>}
        {price && <Fact name={say("price")}>{`${price} ${currency ?? ""}`}</Fact>}
        {hiddenReason && <Fact name={say("hiddenReason")}>{hiddenReason}</Fact>}
        {board.files.length > 0 && (
          <Fact name={say("files")}>{board.files.map(({ fileName }) => fileName).join(", ")}</Fact>
        )}
      </Facts>
      <p className={styles["text"]}>{board.content}</p>
    </>
  );
}
