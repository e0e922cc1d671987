import type { ChatRoomChange, ChatRoomState } from "@bupum/shared/talk/chats/contract";
import { supportUserId } from "@bupum/shared/talk/chats/support";
import { blockKeys } from "../../accounts/blocks/items.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { readMany, type Write, write } from "../../kernel/table.ts";
import { findMember, lastMessageUntil, type Member } from "./items.ts";
import { toState } from "./rules.ts";
import { changeMember, whileOvertaken } from "./writes.ts";

const mostTries = 8;

/** D29-8: a person's settings for a room, and how far it was read. */
export async function changeRoom(
  ctx: Context,
  uuid: string,
  change: ChatRoomChange,
  /** Goes with it if it was read further. */
  besideRead: () => Write[] = () => [],
): Promise<ChatRoomState> {
  const { userId } = userOf(ctx);
  return whileOvertaken(async () => {
    const [before, mark] = await Promise.all([
      findMember(uuid, userId),
      change.lastReadAt === undefined ? undefined : lastMessageUntil(uuid, change.lastReadAt),
    ]);
    const isFurther = mark !== undefined && mark.createdAt > (before.lastReadAt ?? "");
    const { noticeDueAt: _due, noticeTold: _told, ...rest } = before;
    const after: Member = {
      // Reading resets the notice: messages from now on may cause a new one.
      ...(isFurther ? rest : before),
      ...(isFurther && {
        read: mark.counts[before.otherId] ?? 0,
        lastReadAt: mark.createdAt,
      }),
      ...(change.muted !== undefined && { muted: change.muted }),
      ...(change.hidden !== undefined && { hidden: change.hidden }),
    };
    const read = isFurther && {
      uuid,
      lastReadAt: mark.createdAt,
      readerId: userId,
      memberIds: await toldOf(before),
    };
    await write(
      changeMember(before, after),
      ...(read ? [message(ctx.now(), "chat.read", read), ...besideRead()] : []),
    );
    return toState(after);
  }, mostTries);
}

/**
 * The pages that are told of a read mark: one's own, and the other's unless one has blocked the
 * other.
 */
async function toldOf({ userId, otherId }: Member): Promise<Member["userId"][]> {
  if ([userId, otherId].includes(supportUserId)) return [userId, otherId];
  const keys = [...blockKeys(userId, otherId), ...blockKeys(otherId, userId)];
  const blocks = await readMany(keys, false);
  return blocks.some(Boolean) ? [userId] : [userId, otherId];
}
