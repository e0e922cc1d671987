import { memberKey as placeKey, roomUuid } from "../../accounts/partners/items.ts";
import { roomKey } from "../../accounts/shared-rooms/items.ts";
import type { ChatContext, ChatRoomRow, OpenRoom } from "@bupum/shared/talk/chats/contract";
import { supportSellerId } from "@bupum/shared/talk/chats/support";
import type { Id } from "@bupum/shared/kernel/ids";
import { companyIdOf, userIdOf } from "@bupum/shared/kernel/owner-ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { mustBe, type Ownership } from "../../kernel/access.ts";
import { type Context, type UserActor, userOf } from "../../kernel/context.ts";
import { memberKey } from "../../kernel/request/members.ts";
import { retry } from "../../kernel/retry.ts";
import { read, readMany, write } from "../../kernel/table.ts";
import type { OrderItem } from "../../deal/product-estimate-orders/items.ts";
import type { EstimateItem } from "../../deal/whole-groups/estimates.ts";
import { isLive } from "../../accounts/seller-infos/items.ts";
import { openContact } from "../../accounts/partners/writes.ts";
import { mustBeTopic, topicKey } from "./cards.ts";
import { asMember, asRoom, type Member, type Room } from "./items.ts";
import { actorName, type Beside, nameIn, readBeside } from "./partners.ts";
import { toRow } from "./rules.ts";
import { mayWrite } from "./send.ts";
import { addRoom, isOvertaken, overtaken, setTopic } from "./writes.ts";

interface Pair {
  buyerId: Id<"usr">;
  sellerId: Id<"sel">;
}

/** D29-5: the room of the caller and a seller, or of a seller and a buyer who asked it. */
export async function openRoom(ctx: Context, body: OpenRoom): Promise<ChatRoomRow> {
  const { pair, context } = await roomOf(ctx, body);
  return openPair(ctx, pair, context);
}

/** The room of two people of whom the caller is one. Throws NOT_FOUND, CHAT_CLOSED, CHAT_BLOCKED. */
export async function openPair(
  ctx: Context,
  pair: Pair,
  context?: ChatContext,
): Promise<ChatRoomRow> {
  const me = userOf(ctx);
  return retry(isOvertaken, async () => {
    const found = await readPair(me, pair, context);
    const { beside, room } = found;
    if (!room && (beside.hasLeft || !isSelling(me, pair, beside))) throw new Problem("NOT_FOUND");
    if (context) mustBeTopic(ctx, pair, context, found.topic);
    mayWrite(beside);
    // Retries, because the reads may fall into the middle of the transaction that opens the room.
    if (room && !found.place) throw overtaken;
    const mine = found.place
      ? await withTopic(found.place, context)
      : await makeRoom(ctx, pair, beside, context);
    return toRow(mine, mine.otherName, false);
  });
}

/**
 * The two people of a room and what it is about. Throws NOT_FOUND if the caller is not the seller of
 * `context`.
 */
async function roomOf(
  ctx: Context,
  { sellerId, context }: OpenRoom,
): Promise<{ pair: Pair; context: ChatContext | undefined }> {
  const me = userOf(ctx);
  if (sellerId !== me.sellerId) return { pair: { buyerId: me.userId, sellerId }, context };
  if (!context || context.type === "PRODUCT") throw faultAt("body.context", "required");
  const row = await read(topicKey(context));
  if (!row) throw new Problem("NOT_FOUND");
  // Estimates and orders name their two sides.
  const of = row as unknown as Ownership & Bought;
  mustBe(ctx.actor, of, "seller");
  const memberId = of.orderedBy ?? of.askedBy;
  if (!memberId) return { pair: { buyerId: of.buyerId, sellerId }, context };
  // People write to each other: to who ordered or asked, without the card of what is the company's.
  if (!(await read(memberKey(companyIdOf(of.buyerId), memberId)))) throw new Problem("NOT_FOUND");
  return { pair: { buyerId: memberId, sellerId }, context: undefined };
}

/** The buyer, and which member acted where it is a company (D40-11). */
type Bought = { buyerId: Id<"usr"> } & Pick<EstimateItem, "askedBy"> & Pick<OrderItem, "orderedBy">;

/** A new room needs a seller that buyers see; a seller who was asked may always write. */
const isSelling = (me: UserActor, { sellerId }: Pair, { seller }: Beside): boolean =>
  sellerId === me.sellerId || sellerId === supportSellerId || isLive(seller);

async function readPair(me: UserActor, pair: Pair, context: ChatContext | undefined) {
  const otherId = pair.buyerId === me.userId ? userIdOf(pair.sellerId) : pair.buyerId;
  const uuid = roomUuid(pair.buyerId, pair.sellerId);
  const keys = [roomKey(uuid), placeKey(uuid, me.userId), ...(context ? [topicKey(context)] : [])];
  const [[room, mine, topic], beside] = await Promise.all([
    readMany(keys),
    readBeside(uuid, me, otherId, true),
  ]);
  const place = room && mine && { room: asRoom(room)!, mine: asMember(mine)! };
  return { room, place, topic, beside };
}

async function makeRoom(
  ctx: Context,
  pair: Pair,
  beside: Beside,
  topic: ChatContext | undefined,
): Promise<Member> {
  const me = userOf(ctx);
  const isBuyer = pair.buyerId === me.userId;
  const otherId = isBuyer ? userIdOf(pair.sellerId) : pair.buyerId;
  const uuid = roomUuid(pair.buyerId, pair.sellerId);
  const createdAt = ctx.now();
  const room: Room = { uuid, ...pair, createdAt, lastSeq: 0, sentBy: {} };
  const both = { uuid, lastMessageAt: createdAt, received: 0, read: 0 };
  const mine: Member = {
    ...both,
    userId: me.userId,
    otherId,
    isBuyer,
    otherName: nameIn(!isBuyer, beside.account, beside.seller),
    ...(topic && { topic }),
  };
  const other: Member = {
    ...both,
    userId: otherId,
    otherId: me.userId,
    isBuyer: !isBuyer,
    otherName: actorName(isBuyer, me, beside.ownSeller),
  };
  const isSupport = pair.sellerId === supportSellerId;
  await write(
    ...addRoom(room, mine, other),
    // What is told to support is for it alone, so nothing of it is hidden.
    ...(isSupport ? [openContact(pair.buyerId, pair.sellerId, createdAt)] : []),
  );
  return mine;
}

/**
 * Stores what the room was opened from: its card goes with the caller's next message, unless it is
 * the room's last card (D29-7).
 */
async function withTopic(
  { room, mine }: { room: Room; mine: Member },
  context: ChatContext | undefined,
): Promise<Member> {
  const { topic: before, ...rest } = mine;
  const topic = context?.id === room.lastCard?.id ? undefined : context;
  if (before?.id === topic?.id) return mine;
  await write(setTopic(mine, topic));
  return { ...rest, ...(topic && { topic }) };
}
