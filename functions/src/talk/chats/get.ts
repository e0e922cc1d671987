import type { ChatRoom } from "@bupum/shared/talk/chats/contract";
import type { User } from "@bupum/shared/accounts/users/contract";
import { type Context, userOf } from "../../kernel/context.ts";
import { isLive } from "../../accounts/seller-infos/items.ts";
import { closedName } from "../../accounts/users/items.ts";
import { cardsOf } from "./cards.ts";
import { presenceOf } from "./connections.ts";
import { findRoom, type Member } from "./items.ts";
import { type Beside, nameIn, readBeside } from "./partners.ts";
import { blockIdOf, isReportable, toRow } from "./rules.ts";
import { sharedWithOf } from "./share-state.ts";

/** A room with everything that its page shows except the messages. */
export async function getRoom(ctx: Context, uuid: string): Promise<ChatRoom> {
  const me = userOf(ctx);
  const { room, member, isContactShown } = await findRoom(uuid, me.userId);
  const { topic } = member;
  const [beside, presence, cards, sharedWith] = await Promise.all([
    readBeside(uuid, me, member.otherId),
    presenceOf(member.otherId),
    cardsOf(ctx, topic ? [topic] : [], isContactShown),
    sharedWithOf(room, member.isBuyer, isContactShown),
  ]);
  const { account, seller, other, hasLeft, isBlocked, isBlockedByMe } = beside;
  const name = hasLeft ? closedName : nameIn(!member.isBuyer, account, seller, isContactShown);
  const region = regionOf(member, beside);
  const context = topic && cards.get(topic.id);
  return {
    ...toRow(member, name, isBlockedByMe),
    other: {
      userId: member.otherId,
      ...(isLive(seller) && { sellerId: seller.id }),
      blockId: blockIdOf(member),
      name,
      ...(region && { region }),
      hasLeft,
      isOnline: false,
      // After a block neither sees whether the other is online.
      ...(!isBlocked && {
        ...seenOf(presence),
        ...(other?.lastReadAt && { lastReadAt: other.lastReadAt }),
      }),
    },
    isBlocked,
    isContactShown,
    isReportable: isReportable(seller, room.sentBy[member.otherId]),
    ...(context && { context }),
    ...(sharedWith && { sharedWith }),
    lastSeq: room.lastSeq,
    createdAt: room.createdAt,
  };
}

/** Whether somebody is online, or since when not (D29-4). */
const seenOf = ({ isOnline, lastSeenAt }: Awaited<ReturnType<typeof presenceOf>>) => ({
  isOnline,
  ...(!isOnline && lastSeenAt && { lastSeenAt }),
});

/** A seller's region is that of the public profile, a buyer's that of the account. */
const regionOf = ({ isBuyer }: Member, { account, seller }: Beside): User["region"] =>
  isBuyer ? seller?.approved?.region : (account as unknown as Partial<User> | undefined)?.region;
