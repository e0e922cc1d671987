import type { Board } from "@bupum/shared/reading/boards/contract";
import type { Reply } from "@bupum/shared/reading/replies/fields";
import { Button } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ReplyItem } from "./reply-item.tsx";
import styles from "./replies.module.css";

interface RepliesProps {
  board: Board;
  replies: readonly Reply[];
  /** Fetches further ones. */
  more: ReactNode;
}

/** The answers to a post, oldest first, and where to answer while it is open. */
export function Replies({ board, replies, more }: RepliesProps) {
  const say = useWords("boards");
  return (
    <section className={styles["replies"]} aria-labelledby="answers">
      <h2 id="answers">{say("answersTitle", { count: board.replyCount })}</h2>
      {replies.length === 0 ? (
        <p className={styles["none"]}>{say("noAnswers")}</p>
      ) : (
        <ol className={styles["list"]}>
          {replies.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} board={board} />
          ))}
        </ol>
      )}
      {more}
      <Answering board={board} />
    </section>
  );
}

function Answering({ board }: { board: Board }) {
  const say = useWords("boards");
  const user = useCurrentUser();
  const { href } = useLocation();
  if (board.status === "COMPLETED") return <p className={styles["over"]}>{say("over")}</p>;
  if (board.isHidden) return null;
  if (user) return <ReplyForm boardId={board.id} />;
  return (
    <div className={styles["guest"]}>
      <p>{say("answerGuest")}</p>
      <Button
        mih={44}
        renderRoot={(props) => <Link to="/login" search={{ redirect: href }} {...props} />}
      >
        {say("logIn")}
      </Button>
    </div>
  );
}
