import type { WikiComment } from "@bupum/shared/reading/wiki-comments/contract";
import { AskedButton } from "@bupum/ui/frame/asked-button";
import { Button, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter } from "use-intl";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { changeComment, removeComment } from "./queries.ts";
import styles from "./comments.module.css";

interface ItemProps {
  comment: WikiComment;
  /** Who wrote the page, and may remove what is said of it. */
  writerId: string;
}

/** One comment; where it was deleted its place stays (D9-14). */
export function CommentItem({ comment, writerId }: ItemProps) {
  const say = useWords("wikis");
  const format = useFormatter();
  const user = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  if (comment.isDeleted)
    return (
      <li className={styles["comment"]}>
        <p className={styles["none"]}>{say("commentDeleted")}</p>
      </li>
    );
  const isOwn = user?.id === comment.authorId;
  return (
    <li className={styles["comment"]}>
      <p className={styles["head"]}>
        <strong>{comment.authorName}</strong>
        <time dateTime={comment.createdAt}>
          {format.dateTime(new Date(comment.createdAt), {
            dateStyle: "medium",
            timeStyle: "short",
          })}
        </time>
        {comment.editedAt && <span>{say("edited")}</span>}
      </p>
      {isEditing ? (
        <Editor comment={comment} onClose={() => setEditing(false)} />
      ) : (
        <p className={styles["text"]}>{comment.content}</p>
      )}
      {!isEditing && (isOwn || user?.id === writerId) && (
        <div className={styles["actions"]}>
          {isOwn && (
            <Button variant="subtle" size="sm" mih={44} onClick={() => setEditing(true)}>
              {say("edit")}
            </Button>
          )}
          <RemoveComment comment={comment} />
        </div>
      )}
    </li>
  );
}

function Editor({ comment, onClose }: { comment: WikiComment; onClose: () => void }) {
  const say = useWords("wikis");
  const client = useQueryClient();
  const [text, setText] = useState(comment.content);
  // The copy that was opened: what is read meanwhile is not what was edited.
  const [version] = useState(comment.version);
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeComment(comment.id, text.trim(), version),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ["wikis", "comments"] }),
  });
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Textarea
        label={say("comment")}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        minRows={3}
        autosize
        maxLength={1000}
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

function RemoveComment({ comment }: { comment: WikiComment }) {
  const say = useWords("wikis");
  const client = useQueryClient();
  const question = { title: say("removeTitle"), body: say("removeBody") };
  return (
    <AskedButton
      variant="subtle"
      color="red"
      size="sm"
      question={{ ...question, primary: say("remove"), danger: true }}
      act={() => removeComment(comment.id)}
      settled={() => client.invalidateQueries({ queryKey: ["wikis"] })}
    >
      {say("remove")}
    </AskedButton>
  );
}
