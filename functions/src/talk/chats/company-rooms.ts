import type { ChatCard, ChatMessage, ChatMessagesQuery } from "@bupum/shared/talk/chats/contract";
import type {
  SharedMessage,
  SharedRoom,
  SharedRoomRow,
} from "@bupum/shared/talk/chats/shared-rooms";
import type { Id } from "@bupum/shared/kernel/ids";
import { companyIdOf, sellerIdOf, userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { contactKey } from "../../accounts/partners/items.ts";
import { isLive, sellerKey, type SellerRow } from "../../accounts/seller-infos/items.ts";
import {
  asKept,
  keptKey,
  type KeptRoom,
  reachBy,
  roomKey,
  roomsSharedWith,
  standingKeys,
} from "../../accounts/shared-rooms/items.ts";
import { closedName } from "../../accounts/users/items.ts";
import { accountKey, type Context, type UserActor, userOf } from "../../kernel/context.ts";
import { pageOf } from "../../kernel/list.ts";
import { drawSearch } from "../../kernel/request/rate-limit.ts";
import { type Item, type Key, nameOf, readMany } from "../../kernel/table.ts";
import { asMessage, asRoom, messageKey, placed, type Room, type StoredMessage } from "./items.ts";
import { firstRows, pageFor } from "./messages.ts";
import { nameIn } from "./partners.ts";
import { previewOf } from "./rules.ts";
import { endedAt as readEndedAt } from "./share-state.ts";

// What a company reads of the rooms that its members share with it (D29-18): without read marks, and
// without a way to write.

const notFound = new Problem("NOT_FOUND");

/** Throws NOT_FOUND for whoever acts for himself. */
function memberOf(ctx: Context): NonNullable<UserActor["member"]> {
  const { member } = userOf(ctx);
  if (!member) throw notFound;
  return member;
}

/**
 * Rooms that members share with the company, and those that it keeps, newest message first; none for
 * whoever acts for himself.
 */
export async function listShared(ctx: Context, paging: PageQuery): Promise<Page<SharedRoomRow>> {
  const { userId, member } = userOf(ctx);
  // Also for whoever acts for himself: it checks the cursor.
  const page = await pageOf(roomsSharedWith(companyIdOf(userId)), paging, (item) => item);
  return { ...page, items: member ? await rowsOf(member, page.items) : [] };
}

/**
 * One of them, with messages as its buyer reads them, without what is his alone. Throws NOT_FOUND.
 */
export async function getShared(
  ctx: Context,
  uuid: string,
  { after, before, ...wanted }: ChatMessagesQuery,
): Promise<SharedRoom> {
  const member = memberOf(ctx);
  if (wanted.searchKeyword) await drawSearch(ctx);
  const keys = [roomKey(uuid), keptKey(uuid, member.companyId), contactKey(uuid)];
  const [room, keptRow, contact] = await readMany(keys);
  const isShared = asRoom(room)?.sharedWith === member.companyId;
  const found = isShared ? room : keptRow;
  const [row] = found ? await rowsOf(member, [found]) : [];
  if (!row) throw notFound;
  const list = placed(uuid, after, before, row.endedAt);
  const some = await firstRows(list, wanted);
  const { buyerId, sellerId } = asRoom(room)!;
  const page = await pageFor(
    { language: ctx.language, actor: asBuyer(ctx, buyerId) },
    { userId: buyerId, otherId: userIdOf(sellerId), isContactShown: contact !== undefined },
    { list, some },
    wanted,
  );
  return { ...row, messages: { ...page, items: page.items.map((one) => toShared(one, row)) } };
}

/** Without what only the page of who wrote it needs. */
const toShared = (
  { isMine: _isMine, clientId: _clientId, card, ...message }: ChatMessage,
  row: SharedRoomRow,
): SharedMessage => ({ ...message, ...(card && { card: cardFor(card, row) }) });

/** The seller reads the room as its seller alone, although he is a member: less is shown to him. */
const isOwnRoom = ({ sellerId }: Pick<Room, "sellerId">, person: UserActor): boolean =>
  sellerId === person.sellerId;

/** The buyer who shared the room, for what he asked and ordered; not for what he sells. */
const asBuyer = (ctx: Context, buyerId: Id<"usr">): UserActor => ({
  ...userOf(ctx),
  userId: buyerId,
  sellerId: sellerIdOf(buyerId),
});

/** The pages of a deal are its buyer's; after he left, the company follows it no further. */
function cardFor({ link, ...card }: ChatCard, { endedAt }: SharedRoomRow): ChatCard {
  if (card.type === "PRODUCT") return { ...card, ...(link && { link }) };
  if (!endedAt) return card;
  const { status: _status, quantity: _quantity, amount: _amount, ...rest } = card;
  return rest;
}

/** One of a company's rooms, as it was found. */
interface Found {
  item: Item;
  room: Room | undefined;
  kept: KeptRoom | undefined;
}

const foundIn = (item: Item): Found =>
  item.sk === "room"
    ? { item, room: asRoom(item), kept: undefined }
    : { item, room: undefined, kept: asKept(item) };

/** The rows that a line of the list is made of. */
function keysOf({ item, room, kept }: Found): Key[] {
  const { uuid, sellerId, lastMessageAt } = (room ?? kept)!;
  return [
    item,
    ...(room ? standingKeys(room) : []),
    ...(lastMessageAt ? [messageKey(uuid, lastMessageAt)] : []),
    accountKey(userIdOf(sellerId)),
    sellerKey(sellerId),
  ];
}

type Read = (key: Key) => Item | undefined;

/** As the rows are now: an index still has one that was taken back a moment ago. */
async function rowsOf(
  { companyId, person }: NonNullable<UserActor["member"]>,
  items: readonly Item[],
): Promise<SharedRoomRow[]> {
  const found = items.map(foundIn);
  const keys = found.flatMap(keysOf);
  const rows = await readMany(keys);
  const byName = new Map(keys.map((key, at) => [nameOf(key), rows[at]]));
  const read: Read = (key) => byName.get(nameOf(key));
  const all = await Promise.all(
    found
      .filter(({ item }) => isStill(item, read(item)))
      .filter(({ room, kept }) => !isOwnRoom((room ?? kept)!, person))
      .map((one) => rowOf(companyId, one, read)),
  );
  return all.flatMap((row) => row ?? []);
}

const isStill = (item: Item, now: Item | undefined): boolean =>
  ["gsi1pk", "sharedAt"].every((name) => item[name] === now?.[name]);

async function rowOf(
  companyId: Id<"cmp">,
  { room, kept }: Found,
  read: Read,
): Promise<SharedRoomRow | undefined> {
  const reach = room ? reachBy(room, standingKeys(room).map(read)) : kept;
  const { uuid, buyerId, sellerId, lastMessageAt } = (room ?? kept)!;
  if (!reach || (room && room.sharedWith !== companyId)) return undefined;
  const isLater = reach.until !== undefined && (lastMessageAt ?? "") > reach.until;
  const last = isLater ? (await readEndedAt(room!, reach.until!)).lastMessageAt : lastMessageAt;
  const message =
    last &&
    (isLater ? (await readMany([messageKey(uuid, last)]))[0] : read(messageKey(uuid, last)));
  // The company keeps nothing of a room without messages, also before anybody writes.
  if (reach.until && !last) return undefined;
  const preview = message && previewIn(asMessage(message), buyerId);
  const account = read(accountKey(userIdOf(sellerId)));
  // Rows of sellers lie under these keys.
  const seller = read(sellerKey(sellerId)) as unknown as SellerRow | undefined;
  return {
    uuid,
    sellerName: account?.["deletedAt"] ? closedName : nameIn(false, account, seller),
    ...(isLive(seller) && { sellerId }),
    sharedBy: buyerId,
    ...(preview && { preview }),
    lastMessageAt: last ?? room!.createdAt,
    ...(reach.until && { endedAt: reach.until }),
  };
}

/** Lists hide contact data always (D29-9). */
function previewIn(message: StoredMessage, buyerId: Id<"usr">): SharedRoomRow["preview"] {
  const { kind, senderId, text } = previewOf(message, { isContactShown: false, shown: [] });
  return { kind, isSellers: senderId !== buyerId, ...(text && { text }) };
}
