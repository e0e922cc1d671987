import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { shutFiles } from "../../accounts/stored-files/writes.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import type { Item, Values, Write } from "../../kernel/table.ts";
import { boardKey, cardKey, cardKeys, cardOf, cardPlaces, type StoredBoard } from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.

const changed = new Problem("VERSION_CONFLICT");

/** The rows of a post and of its lists, which hold the number of its replies. */
export const boardRows = (board: StoredBoard, replyCount: number): Item[] => [
  { ...board, ...boardKey(board.id), entityType: "board" },
  ...cardPlaces(board).map(([key, places]): Item => ({
    ...cardOf(board),
    replyCount,
    ...places,
    ...key,
  })),
];

export function addBoard(board: StoredBoard): Write[] {
  const [main, ...cards] = boardRows(board, 0);
  return [
    { put: main!, guard: { exists: false, refused: new Problem("BUSY") } },
    ...cards.map((put) => ({ put })),
  ];
}

/** Writes the next state of a post that is still as read. Throws VERSION_CONFLICT. */
export const changeBoard = (before: StoredBoard, after: StoredBoard): Write[] => [
  {
    put: { ...after, ...boardKey(after.id), entityType: "board" },
    guard: { equals: { version: before.version }, refused: changed },
  },
  // The cards count replies, so attributes that are not named stay.
  ...cardPlaces(after).map(([change, places]) => ({
    change,
    ...exactly({ ...cardOf(after), ...places }),
    guard: { exists: true, refused: changed },
  })),
];

/** Removes a post from every list; its row stays for references. */
export const dropBoard = (
  before: StoredBoard,
  at: Instant,
  files: readonly FileSummary[] = before.files,
): Write[] => [
  {
    put: {
      ...before,
      ...boardKey(before.id),
      deletedAt: at,
      updatedAt: at,
      version: before.version + 1,
      entityType: "board",
    },
    guard: { equals: { version: before.version }, refused: changed },
  },
  ...cardKeys(before.id).map((drop) => ({ drop })),
  ...shutFiles(files),
];

const completed = (old: Values | undefined) =>
  new Problem(!old || old["isHidden"] ? "NOT_FOUND" : "BOARD_COMPLETED");

/**
 * Counts a reply to an open post. Throws BOARD_COMPLETED, or NOT_FOUND if it is deleted or hidden.
 */
export const countReply = (id: Id<"brd">): Write[] => {
  const [first, ...others] = cardKeys(id).map((change) => ({ change, add: { replyCount: 1 } }));
  const guard = { equals: { status: "PENDING" }, lacks: ["isHidden"], refused: completed };
  return [{ ...first!, guard }, ...others];
};

/** Counts a reply that was removed, or shown again. Throws NOT_FOUND if its post is deleted. */
export const recountReplies = (id: Id<"brd">, by: 1 | -1): Write[] =>
  cardKeys(id).map((change) => ({
    change,
    add: { replyCount: by },
    guard: { exists: true, refused: new Problem("NOT_FOUND") },
  }));

/** Checks that a post is still open while one of its replies changes. */
export const stillOpen = (id: Id<"brd">): Write => ({
  check: cardKey(id),
  guard: { equals: { status: "PENDING" }, lacks: ["isHidden"], refused: completed },
});
