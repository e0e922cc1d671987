import type { Id } from "@bupum/shared/kernel/ids";
import type { ReplyDraft } from "@bupum/shared/reading/replies/fields";
import { api } from "../../api.ts";

export const addReply = (boardId: Id<"brd">, body: ReplyDraft, idempotencyKey: string) =>
  api.replies.create({ params: { boardId }, body }, { idempotencyKey });
export const changeReply = (replyId: Id<"rpl">, content: string, version: number) =>
  api.replies.update({ params: { replyId }, body: { content, version } });
export const removeReply = (replyId: Id<"rpl">) => api.replies.remove({ params: { replyId } });
