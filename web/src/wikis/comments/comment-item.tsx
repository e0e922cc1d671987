import type { WikiComment } from "@bupum/shared/reading/wiki-comments/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ThreadGap, ThreadItem } from "../../reading/thread/thread-item.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { changeComment, removeComment } from "./queries.ts";

interface ItemProps {
  comment: WikiComment;
  /** The writer of the page, who may delete comments on it. */
  writerId: string;
}

/** One comment; a deleted one is a placeholder (D9-14). */
export function CommentItem({ comment, writerId }: ItemProps) {
  const say = useWords("wikis");
  const client = useQueryClient();
  const user = useCurrentUser();
  if (comment.isDeleted) return <ThreadGap>{say("commentDeleted")}</ThreadGap>;
  const isOwn = user?.id === comment.authorId;
  const editing = {
    label: say("comment"),
    most: 1000,
    act: (content: string, version: number) => changeComment(comment.id, content, version),
  };
  const removing = {
    title: say("removeTitle"),
    body: say("removeBody"),
    act: () => removeComment(comment.id),
  };
  return (
    <ThreadItem
      remark={comment}
      author={comment.authorName}
      editing={isOwn ? editing : undefined}
      removing={isOwn || user?.id === writerId ? removing : undefined}
      // The wiki says how many there are.
      settled={() => client.invalidateQueries({ queryKey: ["wikis"] })}
    />
  );
}
