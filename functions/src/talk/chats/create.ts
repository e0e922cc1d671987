import { contactKey, memberKey, roomUuid } from "../../accounts/partners/items.ts";
import type { ChatContext, ChatRoomRow, OpenRoom } from "@bupum/shared/talk/chats/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { mustBe, type Ownership } from "../../kernel/access.ts";
import { type Context, newUuid, type UserActor, userOf } from "../../kernel/context.ts";
import { retry } from "../../kernel/retry.ts";
import { read, readMany, write } from "../../kernel/table.ts";
import { isLive } from "../../accounts/seller-infos/items.ts";
import { mustBeTopic, topicKey } from "./cards.ts";
import { asMember, asRoom, type Member, type Room, roomKey } from "./items.ts";
import { actorName, type Beside, nameIn, readBeside } from "./partners.ts";
import { toRow } from "./rules.ts";
import { mayWrite, messageOf } from "./send.ts";
import { addRoom, isOvertaken, overtaken } from "./writes.ts";

interface Pair {
  buyerId: Id<"usr">;
  sellerId: Id<"sel">;
}

/** D29-5: the room of the caller and a seller, or of a seller and a buyer who asked it. */
export async function openRoom(ctx: Context, body: OpenRoom): Promise<ChatRoomRow> {
  const me = userOf(ctx);
  const pair = await pairOf(ctx, body);
  return retry(isOvertaken, async () => {
    const found = await readPair(me, pair, body.context);
    const { beside, room } = found;
    if (!room && (beside.hasLeft || !isSelling(me, pair, beside))) throw new Problem("NOT_FOUND");
    if (body.context) mustBeTopic(ctx, pair, body.context, found.topic);
    mayWrite(beside);
    // Retries, because the reads may fall into the middle of the transaction that opens the room.
    if (room && !found.place) throw overtaken;
    const place = found.place ?? (await makeRoom(ctx, pair, beside));
    const mine = await withCard(ctx, { ...place, beside }, body.context);
    return toRow(mine, mine.otherName, false);
  });
}

/** The two people of the room. Throws NOT_FOUND if the caller is not the seller of `context`. */
async function pairOf(ctx: Context, { sellerId, context }: OpenRoom): Promise<Pair> {
  const me = userOf(ctx);
  if (sellerId !== me.sellerId) return { buyerId: me.userId, sellerId };
  if (!context || context.type === "PRODUCT") throw faultAt("body.context", "required");
  const row = await read(topicKey(context));
  if (!row) throw new Problem("NOT_FOUND");
  // Estimates and orders name their two sides.
  const of = row as unknown as Ownership & { buyerId: Id<"usr"> };
  mustBe(ctx.actor, of, "seller");
  return { buyerId: of.buyerId, sellerId };
}

/** A new room needs a seller that buyers see; a seller who was asked may always write. */
const isSelling = (me: UserActor, { sellerId }: Pair, { seller }: Beside): boolean =>
  sellerId === me.sellerId || isLive(seller);

async function readPair(me: UserActor, pair: Pair, context: ChatContext | undefined) {
  const otherId = pair.buyerId === me.userId ? userIdOf(pair.sellerId) : pair.buyerId;
  const uuid = roomUuid(pair.buyerId, pair.sellerId);
  const keys = [
    roomKey(uuid),
    memberKey(uuid, me.userId),
    contactKey(uuid),
    ...(context ? [topicKey(context)] : []),
  ];
  const [[room, mine, contact, topic], beside] = await Promise.all([
    readMany(keys),
    readBeside(uuid, me, otherId, true),
  ]);
  const isContactShown = contact !== undefined;
  const place = room && mine && { room: asRoom(room)!, mine: asMember(mine)!, isContactShown };
  return { room, place, topic, beside: { ...beside, isContactShown } };
}

async function makeRoom(
  ctx: Context,
  pair: Pair,
  beside: Beside & { isContactShown: boolean },
): Promise<{ room: Room; mine: Member; isContactShown: boolean }> {
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
  };
  const other: Member = {
    ...both,
    userId: otherId,
    otherId: me.userId,
    isBuyer: !isBuyer,
    otherName: actorName(isBuyer, me, beside.ownSeller),
  };
  await write(...addRoom(room, mine, other));
  return { room, mine, isContactShown: beside.isContactShown };
}

/** Adds the card of `context`, unless it was the last one. */
async function withCard(
  ctx: Context,
  place: Parameters<typeof messageOf>[1],
  context: ChatContext | undefined,
): Promise<Member> {
  if (!context || place.room.lastCard?.id === context.id) return place.mine;
  const content = { clientId: newUuid(), card: context, isQuiet: true };
  const { mine, writes } = messageOf(ctx, place, content);
  await write(...writes);
  return mine;
}
