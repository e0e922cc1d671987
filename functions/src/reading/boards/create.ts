import type { Board, BoardDraft } from "@bupum/shared/reading/boards/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { claim } from "../../accounts/stored-files/items.ts";
import { audit } from "../../kernel/audit.ts";
import { adminOf, type Context, userOf } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { write } from "../../kernel/table.ts";
import { findAccount } from "../../accounts/users/items.ts";
import { boardKey, type StoredBoard } from "../posts/items.ts";
import { authorOf, mustBeReachable, priced } from "../posts/rules.ts";
import { addBoard } from "../posts/writes.ts";

/** Posts as a user: everybody may look for something, approved sellers may sell (D12-2). */
export async function create(ctx: Context, draft: BoardDraft): Promise<Board> {
  const { userId, isSeller } = userOf(ctx);
  const needsApproval = draft.boardPurposeType === "SELL" && env("boards").ANYBODY_SELLS !== "true";
  if (needsApproval && !isSeller) throw new Problem("SELLER_REGISTRATION_REQUIRED");
  if (draft.noticeType) mustBeReachable(await findAccount(userId), draft.noticeType);
  return post(ctx, draft, authorOf(userOf(ctx)));
}

/** Posts as the market itself; it is told of replies in the app only. */
export const createForMarket = (ctx: Context, draft: BoardDraft): Promise<Board> =>
  post(ctx, draft, authorOf(adminOf(ctx)));

async function post(
  ctx: Context,
  { fileIds, ...draft }: BoardDraft,
  author: ReturnType<typeof authorOf>,
): Promise<Board> {
  const id = ctx.newId("brd");
  const at = ctx.now();
  const to = { entity: "board", id, readers: { isForUsers: true } } as const;
  const claimed = await claim(ctx, fileIds, to);
  const board: StoredBoard = {
    ...withoutEmpty(priced({ ...draft })),
    ...author,
    id,
    status: "PENDING",
    files: claimed.files,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...boardKey(id),
  };
  const reply = { ...board, replyCount: 0 };
  await write(
    ctx.once(reply),
    ...addBoard(board),
    ...claimed.writes,
    audit(ctx, { entity: "board", id, from: "-", to: "PENDING" }),
  );
  return reply;
}

const withoutEmpty = <T extends object>(values: T): T =>
  // The same fields without empty ones.
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ""),
  ) as T;
