import { postReply, boardFields, postBoard } from "./posts.ts";
import type { World } from "../world.ts";

interface Trial {
  world: World;
  admin: Awaited<ReturnType<World["adminUser"]>>;
}
type Prepared = [entity: string, ready: () => Promise<() => Promise<unknown>>];

/** Each write of admins on posts and answers: what its event is about, and how it is prepared. */
export const boardWrites = (trial: () => Trial): Record<string, Prepared> => ({
  ...ofBoards(trial),
  ...ofReplies(trial),
});

const newBoard = async ({ world }: Trial) => (await postBoard(await world.member())).id;
async function newReply({ world }: Trial) {
  const author = await world.member();
  const { id } = await postBoard(author);
  return (await postReply(author, id)).id;
}

const ofBoards = (trial: () => Trial): Record<string, Prepared> => ({
  "boards.create": [
    "board",
    async () => () => trial().admin.api.boards.create({ body: boardFields() }),
  ],
  "boards.update": [
    "board",
    async () => {
      const id = await newBoard(trial());
      return () =>
        trial().admin.api.boards.update({ params: { id }, body: { title: "고친 제목" } });
    },
  ],
  "boards.hide": [
    "board",
    async () => {
      const id = await newBoard(trial());
      const body = { isHidden: true, reason: "광고" };
      return () => trial().admin.api.boards.hide({ params: { id }, body });
    },
  ],
  "boards.remove": [
    "board",
    async () => {
      const id = await newBoard(trial());
      return () => trial().admin.api.boards.remove({ params: { id } });
    },
  ],
  "boards.removeMany": [
    "board",
    async () => {
      const ids = [await newBoard(trial())];
      return () => trial().admin.api.boards.removeMany({ body: { ids } });
    },
  ],
});

const ofReplies = (trial: () => Trial): Record<string, Prepared> => ({
  "replies.create": [
    "reply",
    async () => {
      const body = { boardId: await newBoard(trial()), content: "운영팀 답변입니다." };
      return () => trial().admin.api.replies.create({ body });
    },
  ],
  "replies.update": [
    "reply",
    async () => {
      const id = await newReply(trial());
      return () =>
        trial().admin.api.replies.update({ params: { id }, body: { content: "고친 답변" } });
    },
  ],
  "replies.hide": [
    "reply",
    async () => {
      const id = await newReply(trial());
      const body = { isHidden: true, reason: "광고" };
      return () => trial().admin.api.replies.hide({ params: { id }, body });
    },
  ],
  "replies.remove": [
    "reply",
    async () => {
      const id = await newReply(trial());
      return () => trial().admin.api.replies.remove({ params: { id } });
    },
  ],
  "replies.removeMany": [
    "reply",
    async () => {
      const ids = [await newReply(trial())];
      return () => trial().admin.api.replies.removeMany({ body: { ids } });
    },
  ],
});
