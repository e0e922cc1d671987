import type { Board } from "@bupum/shared/reading/boards/contract";
import type { Reply } from "@bupum/shared/reading/replies/fields";
import { AskedButton } from "@bupum/ui/frame/asked-button";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AuthorChat } from "./author-chat.tsx";
import { useFormatter } from "use-intl";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { FileButtons } from "../file-buttons.tsx";
import { changeReply, removeReply } from "./queries.ts";
import styles from "./replies.module.css";

interface ReplyProps {
  reply: Reply;
  board: Board;
}

/** One answer; where it was deleted or hidden its place stays. */
export function ReplyItem({ reply, board }: ReplyProps) {
  const say = useWords("boards");
  const user = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  if (reply.isDeleted || reply.isHidden)
    return (
      <li className={styles["reply"]}>
        <p className={styles["gone"]}>{say(reply.isDeleted ? "replyDeleted" : "replyHidden")}</p>
      </li>
    );
  const isOwn = user?.id === reply.authorId;
  return (
    <li className={styles["reply"]}>
      <Heading reply={reply} board={board} />
      {isEditing ? (
        <Editor reply={reply} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles["text"]}>{reply.content}</p>
          <FileButtons files={reply.files} />
          <AuthorChat of={reply} />
          {isOwn && (
            <div className={styles["actions"]}>
              {board.status === "PENDING" && (
                <Button variant="subtle" size="sm" mih={44} onClick={() => setEditing(true)}>
                  {say("edit")}
                </Button>
              )}
              <RemoveReply reply={reply} />
            </div>
          )}
        </>
      )}
    </li>
  );
}

function Heading({ reply, board }: ReplyProps) {
  const say = useWords("boards");
  const format = useFormatter();
  return (
    <p className={styles["head"]}>
      <strong>{reply.isByMarket ? say("byMarket") : reply.authorName}</strong>
      {reply.authorId === board.authorId && <span>{say("author")}</span>}
      <time dateTime={reply.createdAt}>
        {format.dateTime(new Date(reply.createdAt), { dateStyle: "medium", timeStyle: "short" })}
      </time>
      {reply.editedAt && <span>{say("edited")}</span>}
    </p>
  );
}

function Editor({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const [text, setText] = useState(reply.content);
  // The copy that was opened: what is read meanwhile is not what was edited.
  const [version] = useState(reply.version);
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeReply(reply.id, text.trim(), version),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ["boards", "one"] }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Textarea
        label={say("replyEdit")}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        minRows={3}
        autosize
        maxLength={2000}
      />
      <div className={styles["actions"]}>
        <Button type="submit" mih={44} loading={isPending} disabled={text.trim() === ""}>
          {say("save")}
        </Button>
        <Button variant="subtle" mih={44} onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </form>
  );
}

function RemoveReply({ reply }: { reply: Reply }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const question = { title: say("removeReplyTitle"), body: say("removeReplyBody") };
  return (
    <AskedButton
      variant="subtle"
      color="red"
      size="sm"
      question={{ ...question, primary: say("remove"), danger: true }}
      act={() => removeReply(reply.id)}
      settled={() => client.invalidateQueries({ queryKey: ["boards", "one"] })}
      done={() => toast.done(say("replyRemoved"))}
    >
      {say("remove")}
    </AskedButton>
  );
}
