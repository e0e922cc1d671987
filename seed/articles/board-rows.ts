import { boardKey, type StoredBoard } from "@bupum/functions/reading/posts/items";
import { boardRows } from "@bupum/functions/reading/posts/writes";
import type { Item } from "@bupum/functions/kernel/table";
import {
  placeKey,
  replyKey,
  replyRow,
  type StoredReply,
} from "@bupum/functions/reading/replies/items";
import { addHours, addMs, type Instant } from "@bupum/shared/kernel/time";
import { datedId } from "../ids.ts";
import { buyers, sellers } from "../people/people.ts";
import { userIdOf } from "../people/people-rows.ts";
import { type BoardPost, readBoards } from "./read.ts";

const authors = new Map(
  [...buyers, ...sellers].map((person) => [
    person.userId,
    { authorId: userIdOf(person), authorName: person.companyName },
  ]),
);
function authorOf(key: string) {
  const found = authors.get(key);
  if (!found) throw new Error(`No ${key} among the people.`);
  return found;
}

/** Posts were written as many days before the market was filled as their heads say. */
export const allBoardRows = (at: Instant): Item[] =>
  readBoards().flatMap((post) => rowsOf(post, addHours(at, -24 * post.daysAgo)));

function rowsOf(post: BoardPost, createdAt: Instant): Item[] {
  const { slug, title, purpose, completed, maker, partNumber, quantity, price } = post;
  const id = datedId("brd", slug, createdAt);
  const replies = repliesOf(post, id, createdAt);
  const updatedAt = completed ? (replies.at(-1)?.createdAt ?? createdAt) : createdAt;
  const board: StoredBoard = {
    id,
    boardPurposeType: purpose,
    title,
    content: post.content,
    ...(maker && { manufactorName: maker }),
    ...(partNumber && { partNumber }),
    ...(quantity && { quantity }),
    ...(price && { price: String(price), currency: "KRW" as const }),
    ...authorOf(post.author),
    status: completed ? "COMPLETED" : "PENDING",
    files: [],
    createdAt,
    updatedAt,
    version: 1,
    ...boardKey(id),
  };
  return [...boardRows(board, replies.length), ...replies.flatMap(rowsOfReply)];
}

const rowsOfReply = (reply: StoredReply): Item[] => [
  replyRow(reply),
  { ...placeKey(reply.id), boardId: reply.boardId },
];

const repliesOf = (
  { slug, replies }: BoardPost,
  boardId: StoredBoard["id"],
  postedAt: Instant,
): StoredReply[] =>
  replies.map(({ author, hoursAfter, content }, index) => {
    const createdAt = addMs(postedAt, hoursAfter * 3_600_000);
    const id = datedId("rpl", `${slug}/${index}`, createdAt);
    const key = replyKey({ boardId, id });
    return { id, boardId, ...authorOf(author), content, files: [], createdAt, version: 1, ...key };
  });
