import { memberKey } from "../../accounts/partners/items.ts";
import { roomKey } from "../../accounts/shared-rooms/items.ts";
import { withoutContacts } from "@bupum/shared/talk/chats/contacts";
import { companyIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { blockKeys } from "../../accounts/blocks/items.ts";
import { withoutNames } from "../../accounts/stored-files/rules.ts";
import { forgetNames } from "../../accounts/stored-files/writes.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message as outbox } from "../../kernel/messages/outbox.ts";
import { readMany, write } from "../../kernel/table.ts";
import { closedName } from "../../accounts/users/items.ts";
import { connectionsOf } from "./connections.ts";
import {
  asMember,
  asRoom,
  everyMessageOf,
  everyRoomOf,
  type Member,
  messageKey,
  type StoredMessage,
} from "./items.ts";
import { messagesUnread } from "./notices.ts";
import { unreadOf } from "./rules.ts";
import { forgetShares } from "./share-state.ts";
import { changeMember, whileOvertaken } from "./writes.ts";

/**
 * D29-12: tells of messages that are unread for some minutes. Reading or writing clears the
 * scheduled time, so a message with another time is stale.
 */
async function tellUnread({ uuid, userId, dueAt }: MessageBody<"chat.waited">): Promise<void> {
  await whileOvertaken(async () => {
    const [row, room] = await readMany([memberKey(uuid, userId), roomKey(uuid)]);
    const member = asMember(row);
    if (!member || member.noticeDueAt !== dueAt) return;
    const { noticeDueAt: _, ...rest } = member;
    const isTold = await isToTell(member);
    await write(
      changeMember(member, { ...rest, ...(isTold && { noticeTold: true }) }),
      ...(isTold ? [messagesUnread(member, asRoom(room)!.lastSeq, now())] : []),
    );
  });
}

async function isToTell(member: Member): Promise<boolean> {
  const { userId, otherId } = member;
  if (unreadOf(member) === 0 || member.muted) return false;
  const [connections, blocks] = await Promise.all([
    connectionsOf(userId),
    readMany([...blockKeys(userId, otherId), ...blockKeys(otherId, userId)], false),
  ]);
  return connections.length === 0 && !blocks.some(Boolean);
}

const gone = new Problem("NOT_FOUND");
const guard = { exists: true, refused: gone };

/**
 * D29-10: messages stay with the other person. The name of the account that left is removed, and
 * names of files and contact data in its messages.
 */
async function leave({ userId }: MessageBody<"account.closed">): Promise<void> {
  await forgetShares(companyIdOf(userId));
  for await (const { uuid, otherId } of everyRoomOf(userId)) {
    for await (const message of everyMessageOf(uuid, userId)) await forgetIn(uuid, message);
    const other = asMember((await readMany([memberKey(uuid, otherId)]))[0]);
    if (!other) continue;
    const preview = forgottenPreview(other, userId);
    await write({
      change: memberKey(uuid, otherId),
      set: { otherName: closedName, ...(preview && { preview }) },
      guard,
    });
  }
  await write(outbox(now(), "chat-member.departed", { userId }));
}

async function forgetIn(uuid: string, message: StoredMessage): Promise<void> {
  const text =
    message.text === undefined ? undefined : withoutContacts(message.text, message.partNumbers);
  if (!text?.isMasked && !message.files) return;
  const files = message.files ?? [];
  await Promise.all(forgetNames(files).map((one) => write(one)));
  // Written last: it records that the rest is done.
  await write({
    change: messageKey(uuid, message.createdAt),
    set: {
      ...(text && { text: text.text }),
      ...(message.files && { files: withoutNames(files) }),
    },
    guard,
  });
}

/** The preview of such a message, without the name of its file. */
function forgottenPreview({ preview }: Member, userId: Member["userId"]) {
  if (preview?.senderId !== userId) return undefined;
  const { kind, senderId, text } = preview;
  return {
    kind,
    senderId,
    ...(kind === "TEXT" && text !== undefined && { text: withoutContacts(text).text }),
  };
}

export const handlers = { "chat.waited": tellUnread };
export const followers = { "account.closed": leave };
