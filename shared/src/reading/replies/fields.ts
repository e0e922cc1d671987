import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { mostReplyFiles } from "./limits.ts";

/** A reply to a post. */
export const reply = z.object({
  id: id("rpl"),
  boardId: id("brd"),
  authorId: id("usr"),
  authorName: z.string(),
  isByMarket: z.optional(z.boolean()),
  /** Empty if it was deleted or hidden: pages show a placeholder (D12-4). */
  content: z.string(),
  files: z.array(fileSummary),
  isDeleted: z.optional(z.boolean()),
  isHidden: z.optional(z.boolean()),
  createdAt: instant,
  /** When it was last changed. */
  editedAt: z.optional(instant),
  version: z.int(),
});
export type Reply = z.output<typeof reply>;

export const replyFields = {
  content: prose(1, 2_000),
  fileIds: z.array(id("fil")).check(z.maxLength(mostReplyFiles)),
};
export const replyDraft = z.strictObject({
  content: replyFields.content,
  fileIds: z._default(replyFields.fileIds, []),
});
export type ReplyDraft = z.output<typeof replyDraft>;
export const replyChange = z.strictObject({
  content: z.optional(replyFields.content),
  fileIds: z.optional(replyFields.fileIds),
  version: z.optional(z.int()),
});
export type ReplyChange = z.output<typeof replyChange>;
