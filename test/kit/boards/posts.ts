import type { boardDraft } from "@bupum/shared/reading/boards/contract";
import type * as z from "zod/mini";
import type { World } from "../world.ts";

export type BoardFields = z.input<typeof boardDraft>;
type Poster = Pick<Awaited<ReturnType<World["member"]>>, "api">;

let made = 0;
export const boardFields = (more: Partial<BoardFields> = {}): BoardFields => {
  made += 1;
  return {
    boardPurposeType: "BUY",
    title: `구합니다 ${made}`,
    content: `단종된 부품을 찾습니다. ${made}번째 글입니다.`,
    ...more,
  };
};

export const postBoard = ({ api }: Poster, more: Partial<BoardFields> = {}) =>
  api.boards.create({ body: boardFields(more) });

/** Answers, each time in other words: the same ones at once would be a double click. */
export const postReply = (
  { api }: Poster,
  boardId: `brd_${string}`,
  content = `재고 있습니다 (${(made += 1)}).`,
) => api.replies.create({ params: { boardId }, body: { content } });
