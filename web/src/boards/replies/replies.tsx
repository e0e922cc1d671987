import type { Board } from "@bupum/shared/reading/boards/contract";
import type { Reply } from "@bupum/shared/reading/replies/fields";
import type { ReactNode } from "react";
import { Thread, ThreadGuest, ThreadList } from "../../reading/thread/thread.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ReplyItem } from "./reply-item.tsx";
import styles from "../board-page.module.css";

interface RepliesProps {
  board: Board;
  replies: readonly Reply[];
  /** Fetches further ones. */
  more: ReactNode;
}

/** The replies to a post, oldest first, and the form while it is open. */
export function Replies({ board, replies, more }: RepliesProps) {
  const say = useWords("boards");
  return (
    <Thread id="answers" title={say("answersTitle", { count: board.replyCount })}>
      <ThreadList none={say("noAnswers")}>
        {replies.map((reply) => (
          <ReplyItem key={reply.id} reply={reply} board={board} />
        ))}
      </ThreadList>
      {more}
      <Answering board={board} />
    </Thread>
  );
}

function Answering({ board }: { board: Board }) {
  const say = useWords("boards");
  const user = useCurrentUser();
  if (board.status === "COMPLETED") return <p className={styles["over"]}>{say("over")}</p>;
  if (board.isHidden) return null;
  return user ? <ReplyForm boardId={board.id} /> : <ThreadGuest>{say("answerGuest")}</ThreadGuest>;
}
