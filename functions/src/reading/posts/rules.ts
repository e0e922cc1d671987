import type { Board, BoardChange } from "@bupum/shared/reading/boards/contract";
import { withoutContacts } from "@bupum/shared/reading/boards/contacts";
import {
  boardPurposeTypes,
  type BoardStatus,
  boardStatuses,
} from "@bupum/shared/reading/boards/rules";
import { maskedName } from "@bupum/shared/deal/estimate-groups/rules";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { User } from "@bupum/shared/accounts/users/contract";
import type { Actor, UserActor } from "../../kernel/context.ts";
import type { BoardFilter, StoredBoard } from "./items.ts";

/** The author name of the market's own posts. */
const market = "부품";

/** The public name of an author: the company, or a masked name (D12-6). */
export function authorOf(actor: UserActor | Extract<Actor, { type: "admin" }>) {
  if (actor.type === "admin")
    return { authorId: actor.userId, authorName: market, isByMarket: true } as const;
  return { authorId: actor.userId, authorName: actor.companyName ?? maskedName(actor.name) };
}

type Contact = Pick<User, "phone" | "phoneVerified" | "email" | "emailVerified">;
/**
 * Replies are announced by verified contacts only (D12-7). Throws PHONE_REQUIRED, EMAIL_REQUIRED.
 */
export function mustBeReachable(account: Contact, noticeType: "MESSAGE" | "EMAIL"): void {
  if (noticeType === "EMAIL" && !(account.email && account.emailVerified))
    throw new Problem("EMAIL_REQUIRED");
  if (noticeType === "MESSAGE" && !(account.phone && account.phoneVerified))
    throw new Problem("PHONE_REQUIRED");
}

const clearable = [
  "partNumber",
  "manufactorName",
  "quantity",
  "region",
  "price",
  "currency",
  "noticeType",
] as const;

/** The post after a change: null and an empty text remove a value, an absent field stays. */
export function withChange(
  before: StoredBoard,
  change: Omit<BoardChange, "fileIds" | "version">,
  files: FileSummary[] | undefined,
  now: Instant,
): StoredBoard {
  const { title, content, status } = change;
  const after: StoredBoard = {
    ...before,
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(status && { status }),
    ...(files && { files }),
    version: before.version + 1,
    updatedAt: now,
  };
  for (const name of clearable) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === null || value === "") delete after[name];
    else Object.assign(after, { [name]: value });
  }
  return priced(after);
}

/** A price has a currency, and no currency stands alone. */
export function priced<B extends Pick<StoredBoard, "price" | "currency">>(board: B): B {
  const { currency: stated, ...rest } = board;
  return (board.price ? { ...rest, currency: stated ?? "KRW" } : rest) as B; // The same fields.
}

/** A completed post cannot be changed (D12-3). Throws BOARD_COMPLETED. */
export function mustBeOpen({ status }: { status: BoardStatus }): void {
  if (status === "COMPLETED") throw new Problem("BOARD_COMPLETED");
}

interface Hideable {
  version: number;
  hiddenAt?: Instant;
  hiddenReason?: string;
}
/** A post or a reply after an admin hid it, or showed it again (D12-10). */
export function hiddenOrShown<Row extends Hideable>(
  before: Row,
  { isHidden, reason }: { isHidden: boolean; reason?: string | undefined },
  now: Instant,
): Row {
  const { hiddenAt: _at, hiddenReason: _reason, ...shown } = before;
  const version = before.version + 1;
  // The same row but for what is set here.
  return {
    ...shown,
    version,
    ...(isHidden && { hiddenAt: now, ...(reason && { hiddenReason: reason }) }),
  } as Row;
}

/** A post as its author and admins see it, including that it is hidden. */
export const withHidden = <B extends { hiddenAt?: Instant }>(board: B) => ({
  ...board,
  ...(board.hiddenAt && { isHidden: true }),
});

/** The author's free texts, which may contain a phone number or an e-mail address. */
const typed = ["title", "content", "partNumber", "manufactorName"] as const;

/** The texts of a post as its reader may see them (D12-6). */
export function seenBy<T extends Partial<Pick<Board, (typeof typed)[number] | "files">>>(
  actor: Actor,
  board: T,
): T {
  if (actor.type !== "guest") return board;
  const files = board.files?.map((file) => ({
    ...file,
    fileName: withoutContacts(file.fileName),
  }));
  const seen = { ...board, ...(files && { files }) };
  for (const name of typed)
    if (board[name] !== undefined) Object.assign(seen, { [name]: withoutContacts(board[name]) });
  return seen;
}

/** The state of a post in the ledger: hidden ones have a state of their own. */
export const ledgerState = ({ boardPurposeType, status, hiddenAt }: StoredBoard): string =>
  hiddenAt ? hiddenState : `${boardPurposeType}:${status}`;
export const hiddenState = "HIDDEN";
/** The ledger states of a filter. */
export const statesOf = ({ boardPurposeType, status }: BoardFilter): string[] =>
  boardPurposeTypes
    .filter((purpose) => !boardPurposeType || purpose === boardPurposeType)
    .flatMap((purpose) =>
      boardStatuses.filter((one) => !status || one === status).map((one) => `${purpose}:${one}`),
    );
