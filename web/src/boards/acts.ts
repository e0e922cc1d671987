import type { BoardChange, BoardDraft } from "@bupum/shared/reading/boards/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { api } from "../api.ts";

export const addBoard = (body: BoardDraft, idempotencyKey: string) =>
  api.boards.create({ body }, { idempotencyKey });
export const changeBoard = (id: Id<"brd">, body: BoardChange) =>
  api.boards.update({ params: { id }, body });
export const removeBoard = (id: Id<"brd">) => api.boards.remove({ params: { id } });
