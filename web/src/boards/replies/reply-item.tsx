import type { Board } from "@bupum/shared/reading/boards/contract";
import type { Reply } from "@bupum/shared/reading/replies/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { ThreadGap, ThreadItem } from "../../reading/thread/thread-item.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { FileButtons } from "../file-buttons.tsx";
import { AuthorChat } from "./author-chat.tsx";
import { changeReply, removeReply } from "./queries.ts";

interface ReplyProps {
  reply: Reply;
  /** The post that it answers. */
  board: Pick<Board, "authorId" | "status">;
}

/** One reply; a deleted or hidden one is a placeholder. */
export function ReplyItem({ reply, board }: ReplyProps) {
  const say = useWords("boards");
  const client = useQueryClient();
  const user = useCurrentUser();
  if (reply.isDeleted || reply.isHidden)
    return <ThreadGap>{say(reply.isDeleted ? "replyDeleted" : "replyHidden")}</ThreadGap>;
  const isOwn = user?.id === reply.authorId;
  const editing = {
    label: say("replyEdit"),
    most: 2000,
    act: (content: string, version: number) => changeReply(reply.id, content, version),
  };
  const removing = {
    title: say("removeReplyTitle"),
    body: say("removeReplyBody"),
    act: () => removeReply(reply.id),
    done: () => toast.done(say("replyRemoved")),
  };
  return (
    <ThreadItem
      remark={reply}
      author={reply.isByMarket ? say("byMarket") : reply.authorName}
      role={reply.authorId === board.authorId ? say("author") : undefined}
      editing={isOwn && board.status === "PENDING" ? editing : undefined}
      removing={isOwn ? removing : undefined}
      settled={() => client.invalidateQueries({ queryKey: ["boards", "one"] })}
    >
      <FileButtons files={reply.files} />
      <AuthorChat of={reply} />
    </ThreadItem>
  );
}
