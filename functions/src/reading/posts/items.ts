import type { Board, BoardCard } from "@bupum/shared/reading/boards/contract";
import type { BoardPurposeType, BoardStatus } from "@bupum/shared/reading/boards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { relationOf } from "../../kernel/access.ts";
import type { Actor } from "../../kernel/context.ts";
import { everyRow, type ListOf, pageOf, query } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";

// | access pattern                    | index | pk                         | sk                |
// |-----------------------------------|-------|----------------------------|-------------------|
// | one post with its text            |       | board#<brd>                | board             |
// | what lists show of it             |       | board#<brd>                | card              |
// | all by time                       | gsi1  | boards                     | <createdAt>#<brd> |
// | those of a status                 | gsi2  | boards#<status>            | <createdAt>#<brd> |
// | the same card, for its purpose    |       | board#<brd>                | purpose-card      |
// | those of a purpose                | gsi1  | boards#<purpose>           | <createdAt>#<brd> |
// | and of a status                   | gsi2  | boards#<purpose>#<status>  | <createdAt>#<brd> |
// | the same card, hidden ones too    |       | board#<brd>                | own-card          |
// | all but deleted ones, for admins  | gsi1  | boards#every               | <createdAt>#<brd> |
// | hidden ones, for admins           | gsi1  | boards#HIDDEN (card)       | <createdAt>#<brd> |
// | those of one author               | gsi2  | user#<usr>#boards          | <createdAt>#<brd> |
// | by their words: `bd` of search/ledger; answers: replies/items; what was told: `told` below |

/** A post as stored; the number of its replies is in its cards. */
export interface StoredBoard extends Omit<Board, "replyCount">, Key {
  hiddenAt?: Instant;
  deletedAt?: Instant;
}
export type StoredCard = BoardCard & { version: number };

export const boardKey = (id: Id<"brd">): Key => ({ pk: `board#${id}`, sk: "board" });
export const cardKey = (id: Id<"brd">): Key => ({ pk: `board#${id}`, sk: "card" });
const purposeKey = (id: Id<"brd">): Key => ({ pk: `board#${id}`, sk: "purpose-card" });
const ownKey = (id: Id<"brd">): Key => ({ pk: `board#${id}`, sk: "own-card" });
export const cardKeys = (id: Id<"brd">): Key[] => [cardKey(id), purposeKey(id), ownKey(id)];
const everyBoard = "boards#every";
const hiddenBoards = "boards#HIDDEN";
const ownPk = (userId: Id<"usr">) => `user#${userId}#boards`;
/** Its position among others, by time. */
export const placeOf = ({ createdAt, id }: Pick<BoardCard, "createdAt" | "id">): string =>
  `${createdAt}#${id}`;

/** The fields of each card; an undefined value is absent there. */
export function cardOf(board: StoredBoard): Omit<BoardCard, "replyCount"> & { version: number } {
  const { id, boardPurposeType, title, partNumber, manufactorName, quantity } = board;
  const { region, price, currency, status, authorId, authorName, isByMarket } = board;
  const { createdAt, updatedAt, version, hiddenAt } = board;
  const part = { partNumber, manufactorName, quantity, region, price, currency };
  const isHidden = hiddenAt ? true : undefined;
  const author = { authorId, authorName, isByMarket };
  const state = { status, isHidden, createdAt, updatedAt, version };
  return { id, boardPurposeType, title, ...part, ...author, ...state };
}

/** The index keys of each card: a hidden post is not in public lists. */
export function cardPlaces(board: StoredBoard): [Key, object][] {
  const { id, boardPurposeType: purpose, status, authorId, hiddenAt } = board;
  const sk = placeOf(board);
  const nowhere = { gsi1pk: undefined, gsi1sk: undefined, gsi2pk: undefined, gsi2sk: undefined };
  const shown = (gsi1pk: string, gsi2pk: string) =>
    hiddenAt ? nowhere : { gsi1pk, gsi1sk: sk, gsi2pk, gsi2sk: sk };
  const first = hiddenAt
    ? { ...nowhere, gsi1pk: hiddenBoards, gsi1sk: sk }
    : shown("boards", `boards#${status}`);
  return [
    [cardKey(id), first],
    [purposeKey(id), shown(`boards#${purpose}`, `boards#${purpose}#${status}`)],
    [ownKey(id), { gsi1pk: everyBoard, gsi1sk: sk, gsi2pk: ownPk(authorId), gsi2sk: sk }],
  ];
}

// Only the writes of writes.ts make rows with these keys, so these casts hold.
const asBoard = (item: Item) => item as unknown as StoredBoard;
const asCard = (item: Item) => item as unknown as StoredCard;

/** A post whether or not it was deleted; undefined if there never was one. */
export async function readBoard(id: Id<"brd">): Promise<StoredBoard | undefined> {
  const found = await read(boardKey(id));
  return found && asBoard(found);
}

/** One post, hidden or not, with the number of its replies. Throws NOT_FOUND. */
export async function findBoard(id: Id<"brd">): Promise<StoredBoard & { replyCount: number }> {
  const [found, card] = await readMany([boardKey(id), cardKey(id)]);
  if (!found || !card || found["deletedAt"]) throw new Problem("NOT_FOUND");
  return { ...asBoard(found), replyCount: asCard(card).replyCount };
}

/**
 * Authors change and delete their own posts, admins any (D12-3). Throws FORBIDDEN, or NOT_FOUND for
 * a post that the caller cannot see.
 */
export function mustBeOwn(actor: Actor, row: { authorId: Id<"usr">; hiddenAt?: Instant }): void {
  if (relationOf(actor, { ownerId: row.authorId }) !== "none") return;
  throw new Problem(row.hiddenAt ? "NOT_FOUND" : "FORBIDDEN");
}

/** One public post with the number of its replies; undefined for others. */
export async function readShown(
  id: Id<"brd">,
): Promise<(StoredBoard & { replyCount: number }) | undefined> {
  const [found, card] = await readMany([boardKey(id), cardKey(id)], false);
  if (!found || !card || found["deletedAt"] || found["hiddenAt"]) return undefined;
  return { ...asBoard(found), replyCount: asCard(card).replyCount };
}

/** Posts that were not deleted, with their text; undefined for others. */
export async function findMany(ids: readonly Id<"brd">[]): Promise<(StoredBoard | undefined)[]> {
  const rows = await readMany(ids.map(boardKey));
  return rows.map((row) => (row && !row["deletedAt"] ? asBoard(row) : undefined));
}

/** Cards in the order of the given ids; undefined for missing ones. */
export async function cardsOf(ids: readonly Id<"brd">[]): Promise<(StoredCard | undefined)[]> {
  const rows = await readMany(ids.map(cardKey), false);
  return rows.map((row) => row && asCard(row));
}

export interface BoardFilter {
  status?: BoardStatus | undefined;
  boardPurposeType?: BoardPurposeType | undefined;
}

function listFor({ status, boardPurposeType }: BoardFilter): ListOf {
  const pk = boardPurposeType ? `boards#${boardPurposeType}` : "boards";
  return status
    ? { index: "gsi2", pk: `${pk}#${status}`, newestFirst: true }
    : { index: "gsi1", pk, newestFirst: true };
}

/** Public posts, newest first. */
export const listBoards = (filter: BoardFilter, paging: PageQuery): Promise<Page<StoredCard>> =>
  pageOf(listFor(filter), paging, asCard);

/** The newest public posts. */
export const latestBoards = async (most: number): Promise<StoredCard[]> =>
  (await query(listFor({}), most)).items.map(asCard);

const fits =
  ({ status, boardPurposeType }: BoardFilter) =>
  (item: Item) =>
    (!status || item["status"] === status) &&
    (!boardPurposeType || item["boardPurposeType"] === boardPurposeType);

/** The posts of one author, hidden ones included. */
export const listOwn = (userId: Id<"usr">, filter: BoardFilter, paging: PageQuery) =>
  pageOf(
    { index: "gsi2", pk: ownPk(userId), newestFirst: true },
    paging,
    asCard,
    filter.status || filter.boardPurposeType ? fits(filter) : undefined,
  );

/** Open BUY posts after that moment, newest first. */
export async function openBuysSince(at: Instant, most: number): Promise<StoredCard[]> {
  const list = listFor({ boardPurposeType: "BUY", status: "PENDING" });
  const { items } = await query({ ...list, between: [`${at}#~`, "~"] }, most);
  return items.map(asCard);
}

/** The newest open BUY posts. */
export const newestBuys = async (most: number): Promise<StoredCard[]> =>
  (await query(listFor({ boardPurposeType: "BUY", status: "PENDING" }), most)).items.map(asCard);

/** For admins: public posts, or hidden ones. */
export const listShown = (
  { isHidden, ...filter }: BoardFilter & { isHidden?: boolean | undefined },
  newestFirst: boolean,
  paging: PageQuery,
) =>
  isHidden
    ? pageOf({ index: "gsi1", pk: hiddenBoards, newestFirst }, paging, asCard, fits(filter))
    : pageOf({ ...listFor(filter), newestFirst }, paging, asCard);

/** All but deleted ones, for admins. */
export const listEvery = (newestFirst: boolean, paging: PageQuery) =>
  pageOf({ index: "gsi1", pk: everyBoard, newestFirst }, paging, asCard);

/** The ids of all posts of one author. */
export async function* everyOfAuthor(userId: Id<"usr">): AsyncGenerator<Id<"brd">> {
  const list = { index: "gsi2", pk: ownPk(userId), newestFirst: false } as const;
  for await (const row of everyRow(list, 100)) yield asCard(row).id;
}

/** Every public post, for the sitemap. */
export async function* everyShown(): AsyncGenerator<StoredCard> {
  for await (const row of everyRow({ ...listFor({}), newestFirst: false })) yield asCard(row);
}
