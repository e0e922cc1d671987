import type { Sight } from "../../accounts/partners/rules.ts";
import { contactKey, memberKey, shownContacts } from "../../accounts/partners/items.ts";
import { roomKey } from "../../accounts/shared-rooms/items.ts";
import type { ChatMessage, ChatMessageDraft } from "@bupum/shared/talk/chats/contract";
import { numbersToLookUp } from "@bupum/shared/talk/chats/contacts";
import { noticeAfterMinutes } from "@bupum/shared/talk/chats/rules";
import { supportUserId } from "@bupum/shared/talk/chats/support";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes, addMs, type Instant } from "@bupum/shared/kernel/time";
import type { claim } from "../../accounts/stored-files/items.ts";
import { isKnownNumber } from "../../catalogue/products/known-number.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { message as outbox } from "../../kernel/messages/outbox.ts";
import { type Item, read, readMany, type Write, write } from "../../kernel/table.ts";
import { cardsOf, mustBeTopic, topicKey } from "./cards.ts";
import {
  asMember,
  asMessage,
  asRoom,
  type Member,
  messageKey,
  type Mirrored,
  type Room,
  sentKey,
  type StoredMessage,
} from "./items.ts";
import { actorName, type Beside, readBeside } from "./partners.ts";
import { isSameMessage, previewOf, toMessage, unreadOf } from "./rules.ts";
import { readEnded } from "./share-state.ts";
import {
  addMessage,
  type Ended,
  receivedByMember,
  sentByMember,
  whileOvertaken,
} from "./writes.ts";

/** Retries, because others may send into the room at the same moment. */
const mostTries = 12;

interface SendOptions {
  /** Where the message comes from, if not from our own pages. */
  mirrored?: Mirrored;
  /** Takes the files of the draft; absent where nobody can attach any. */
  claimFiles?: typeof claim;
  /** Goes with the message, in its transaction. */
  beside?: () => Write[];
  /** Throws if the message may no longer follow what was said in the room. */
  mustFollow?: (room: Room) => void;
}

/** D29-6: sends a message; a repeat by its page gets the first reply. */
export async function sendMessage(
  ctx: Context,
  uuid: string,
  draft: ChatMessageDraft,
  { mirrored, claimFiles, beside: more, mustFollow }: SendOptions = {},
): Promise<ChatMessage> {
  const me = userOf(ctx);
  if (draft.fileIds && !claimFiles) throw new Problem("FORBIDDEN");
  const first = await readPlace(me.userId, uuid, draft);
  if (first.sent) return repeated(ctx, first, draft);
  const { card: topic, text, clientId } = draft;
  const { actor, language } = ctx;
  const reader = { actor, language, isContactShown: first.isContactShown };
  const sent = topic && mustBeTopic(reader, first.room, topic, first.topic);
  const to = { entity: "chat", id: uuid, readers: { ownerId: first.mine.otherId } };
  const [beside, claimed, partNumbers, cards, endedBefore] = await Promise.all([
    readBeside(uuid, me, first.mine.otherId, true),
    claimFiles?.(ctx, draft.fileIds ?? [], { ...to, isOwnersOnly: true }),
    partNumbersIn(text),
    cardsOf(reader, first.mine.topic ? [first.mine.topic] : [], first.isContactShown),
    readEnded(first.room),
  ]);
  mayWrite(beside);
  return whileOvertaken(async (round) => {
    const place = round === 0 ? first : await readPlace(me.userId, uuid, draft);
    if (place.sent) return repeated(ctx, place, draft);
    mustFollow?.(place.room);
    const ended = round === 0 ? endedBefore : await readEnded(place.room);
    const content = {
      clientId,
      ...(text !== undefined && { text }),
      ...(partNumbers.length > 0 && { partNumbers }),
      ...(claimed && claimed.files.length > 0 && { files: claimed.files }),
      ...(topic && { card: topic }),
      ...(mirrored && { mirrored }),
    };
    const { message, writes } = messageOf(ctx, { ...place, beside, ended }, content);
    await write(...writes, ...(claimed?.writes ?? []), ...(more?.() ?? []));
    const card = sent ?? (message.card && (cards.get(message.card.id) ?? message.card));
    return toMessage(message, me.userId, sightOf(place.isContactShown, beside), card);
  }, mostTries);
}

/** Throws CHAT_BLOCKED, or CHAT_CLOSED if the other has left (D29-10). */
export function mayWrite({ isBlocked, hasLeft }: Beside): void {
  if (hasLeft) throw new Problem("CHAT_CLOSED");
  if (isBlocked) throw new Problem("CHAT_BLOCKED");
}

/** Numbers that would be hidden as phone numbers although the catalogue has them (D29-9). */
async function partNumbersIn(text: string | undefined): Promise<string[]> {
  const numbers = text === undefined ? [] : numbersToLookUp(text);
  const known = await Promise.all(numbers.map(isKnownNumber));
  return numbers.filter((_, at) => known[at]);
}

/** How the other reads the caller's messages. */
const sightOf = (isContactShown: boolean, { ownSeller }: Beside): Sight => ({
  isContactShown,
  shown: shownContacts(ownSeller),
});

interface Place {
  room: Room;
  mine: Member;
  isContactShown: boolean;
}
interface Found extends Place {
  /** The message that this page has already sent under the same name. */
  sent?: Item | undefined;
  topic?: Item | undefined;
}

async function readPlace(
  userId: Member["userId"],
  uuid: string,
  { clientId, card }: ChatMessageDraft,
): Promise<Found> {
  const keys = [
    roomKey(uuid),
    memberKey(uuid, userId),
    contactKey(uuid),
    sentKey(uuid, userId, clientId),
    ...(card ? [topicKey(card)] : []),
  ];
  const [room, mine, contact, sent, topic] = await readMany(keys);
  if (!room || !mine) throw new Problem("NOT_FOUND");
  return {
    room: asRoom(room)!,
    mine: asMember(mine)!,
    isContactShown: contact !== undefined,
    sent,
    topic,
  };
}

/** The first message. Throws IDEMPOTENCY_MISMATCH if its content differs. */
async function repeated(
  ctx: Context,
  { mine, isContactShown, sent }: Found,
  draft: ChatMessageDraft,
): Promise<ChatMessage> {
  const me = userOf(ctx);
  const [row, beside] = await Promise.all([
    read(messageKey(mine.uuid, String(sent!["createdAt"]))),
    readBeside(mine.uuid, me, mine.otherId),
  ]);
  const message = asMessage(row!);
  if (!isSameMessage(message, draft)) throw new Problem("IDEMPOTENCY_MISMATCH");
  const cards = await cardsOf(ctx, message.card ? [message.card] : [], isContactShown);
  const card = message.card && cards.get(message.card.id);
  return toMessage(message, me.userId, sightOf(isContactShown, beside), card);
}

/** A room waits for support since its oldest message without one of support. */
const waitsSince = (support: Member | undefined, now: Instant): Instant =>
  support && unreadOf(support) > 0 ? (support.waitingSince ?? now) : now;

type Content = Pick<
  StoredMessage,
  "clientId" | "text" | "partNumbers" | "files" | "card" | "mirrored"
>;

/**
 * The next message of a room, and the writes that send it. They throw `overtaken`. What the sender
 * opened the room from goes with it (D29-7).
 */
function messageOf(
  ctx: Context,
  {
    room,
    mine,
    isContactShown,
    beside,
    ended,
  }: Place & { beside: Beside; ended: Ended | undefined },
  content: Content,
): { message: StoredMessage; writes: Write[] } {
  const me = userOf(ctx);
  const now = ctx.now();
  const last = room.lastMessageAt;
  const createdAt = last !== undefined && last >= now ? addMs(last, 1) : now;
  const topic = mine.topic?.id === room.lastCard?.id ? undefined : mine.topic;
  const message: StoredMessage = {
    ...(topic && { card: topic }),
    ...content,
    seq: room.lastSeq + 1,
    createdAt,
    senderId: me.userId,
    kind: content.card ? "CARD" : content.files ? "FILE" : "TEXT",
    language: ctx.language,
    counts: { ...room.sentBy, [me.userId]: (room.sentBy[me.userId] ?? 0) + 1 },
  };
  const preview = previewOf(message, sightOf(isContactShown, beside));
  const { other } = beside;
  const isTold =
    mine.otherId !== supportUserId && !other?.muted && !other?.noticeDueAt && !other?.noticeTold;
  const dueAt = isTold ? addMinutes(createdAt, noticeAfterMinutes) : undefined;
  const own = { preview, lastMessageAt: createdAt };
  const theirs = {
    preview,
    otherName: actorName(mine.isBuyer, me, beside.ownSeller),
    ...(dueAt && { noticeDueAt: dueAt }),
    ...(mine.otherId === supportUserId && { waitingSince: waitsSince(other, createdAt) }),
  };
  const [uuid, userId] = [room.uuid, mine.otherId];
  const waits = dueAt && { uuid, userId, dueAt };
  const sent = { uuid, createdAt, seq: message.seq, memberIds: [me.userId, userId] };
  return {
    message,
    writes: [
      ...addMessage(room, message, ended),
      sentByMember(mine, own),
      receivedByMember({ uuid, userId }, createdAt, theirs),
      outbox(now, "chat-message.sent", sent),
      ...(waits ? [outbox(now, "chat.waited", waits, noticeAfterMinutes * 60)] : []),
    ],
  };
}
