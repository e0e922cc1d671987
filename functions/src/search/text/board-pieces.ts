import type { Board, BoardCard } from "@bupum/shared/reading/boards/contract";
import { initialsIn } from "./initials.ts";
import { piecesIn } from "./pieces.ts";
import type { Space } from "./spaces.ts";

/** The most pieces of one post; later words of a long text are not found (D12-8). */
const mostPieces = 300;

type Card = Pick<BoardCard, "title" | "partNumber" | "manufactorName" | "authorName">;

/** The texts that a search for titles reads. */
export const titleOf = ({
  title,
  partNumber = "",
  manufactorName = "",
}: Omit<Card, "authorName">) => [title, partNumber, manufactorName].join("\n");
export const authorOfBoard = ({ authorName }: Card): string => authorName;
/** The whole text of a post, most important first. */
export const textOfBoard = (board: Card & Pick<Board, "content">): string =>
  [titleOf(board), board.content].join("\n");

/** The initials by which a post is found. */
export const boardInitials = (board: Omit<Card, "authorName">): string[] =>
  initialsIn(titleOf(board).split("\n"));

export const boardPieces = (text: string): string[] => piecesIn(text, mostPieces);
const under = (space: Space, text: string): [Space, string][] =>
  boardPieces(text).map((piece) => [space, piece]);

/** The names of a post in the ledger. */
export const boardNames = (board: Card & Pick<Board, "content">): [Space, string][] => [
  ...under("board-titles", titleOf(board)),
  ...under("board-texts", textOfBoard(board)),
  ...under("board-authors", authorOfBoard(board)),
  ...boardInitials(board).map((initials): [Space, string] => ["board-initials", initials]),
];
