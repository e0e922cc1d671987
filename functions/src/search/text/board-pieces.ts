import type { Board, BoardCard } from "@bupum/shared/reading/boards/contract";
import type { Space } from "../ledger/items.ts";
import { initialsIn } from "./initials.ts";
import { piecesIn } from "./pieces.ts";

/** Pieces under which one post is found; of a long text those after them find nothing (D12-8). */
const mostPieces = 300;

type Card = Pick<BoardCard, "title" | "partNumber" | "manufactorName" | "authorName">;

/** What a search for titles looks at. */
export const titleOf = ({
  title,
  partNumber = "",
  manufactorName = "",
}: Omit<Card, "authorName">) => [title, partNumber, manufactorName].join("\n");
export const authorOfBoard = ({ authorName }: Card): string => authorName;
/** All that a post says, the most important first. */
export const textOfBoard = (board: Card & Pick<Board, "content">): string =>
  [titleOf(board), board.content].join("\n");

/** What a post is found by where initials alone are typed. */
export const boardInitials = (board: Omit<Card, "authorName">): string[] =>
  initialsIn(titleOf(board).split("\n"));

export const boardPieces = (text: string): string[] => piecesIn(text, mostPieces);
const under = (space: Space, text: string): [Space, string][] =>
  boardPieces(text).map((piece) => [space, piece]);

/** The names under which a post lies in the ledger. */
export const boardNames = (board: Card & Pick<Board, "content">): [Space, string][] => [
  ...under("board-titles", titleOf(board)),
  ...under("board-texts", textOfBoard(board)),
  ...under("board-authors", authorOfBoard(board)),
  ...boardInitials(board).map((initials): [Space, string] => ["board-initials", initials]),
];
