import type { ChatEntity, ChatEntityMessage } from "@bupum/shared/talk/chats/admin-contract";
import type { ChatCard } from "@bupum/shared/talk/chats/contract";
import { supportSellerId, supportUserId } from "@bupum/shared/talk/chats/support";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { memberKey } from "../../accounts/partners/items.ts";
import { sellerKey, type SellerRow } from "../../accounts/seller-infos/items.ts";
import { accountKey } from "../../kernel/context.ts";
import { readMany, type Values } from "../../kernel/table.ts";
import {
  asMember,
  type Member,
  readRooms,
  type Room,
  type StoredMessage,
} from "../../talk/chats/items.ts";
import { accountOf, nameIn } from "../../talk/chats/partners.ts";
import { unreadOf } from "../../talk/chats/rules.ts";

/** Rooms with the present names of their two people, and whether support has to answer. */
export async function entitiesOf(rooms: readonly Room[]): Promise<ChatEntity[]> {
  const people = rooms.map(({ buyerId, sellerId }) => [buyerId, userIdOf(sellerId)] as const);
  const keys = [
    ...people.flat().map(accountKey),
    ...rooms.map(({ sellerId }) => sellerKey(sellerId)),
  ];
  const [rows, desks] = await Promise.all([readMany(keys, false), desksOf(rooms)]);
  const memberOf = (userId: Id<"usr">, at: number, isBuyer: boolean, seller?: SellerRow) => ({
    userId,
    name: nameIn(isBuyer, rows[at] ?? accountOf(userId), seller, true),
    hasLeft: rows[at]?.["deletedAt"] !== undefined,
  });
  return rooms.map((room, at) => {
    const [buyerId, sellerUserId] = people[at]!;
    // Rows of sellers lie under the keys behind those of accounts.
    const seller = rows[2 * rooms.length + at] as unknown as SellerRow | undefined;
    const mine = desks.get(room.uuid);
    return {
      uuid: room.uuid,
      buyer: {
        ...memberOf(buyerId, 2 * at, true),
        // Support has to know who asks, as on the member's own page.
        ...(mine && { name: wholeName(rows[2 * at]) }),
      },
      seller: { ...memberOf(sellerUserId, 2 * at + 1, false, seller), sellerId: room.sellerId },
      messageCount: room.lastSeq,
      lastMessageAt: room.lastMessageAt ?? room.createdAt,
      createdAt: room.createdAt,
      ...(mine && { support: supportOf(room, mine) }),
    };
  });
}

/** The part of support in those of the rooms that are its own. */
async function desksOf(rooms: readonly Room[]): Promise<ReadonlyMap<string, Member>> {
  const own = rooms.filter(isWithSupport);
  const rows = await readMany(
    own.map(({ uuid }) => memberKey(uuid, supportUserId)),
    false,
  );
  return new Map(
    rows.flatMap((row, at) => (row ? [[own[at]!.uuid, asMember(row)!] as const] : [])),
  );
}

/** A page of somebody's rooms. */
export async function roomsOn({ items, ...page }: Page<Member>): Promise<Page<ChatEntity>> {
  const rooms = await readRooms(items.map(({ uuid }) => uuid));
  return { ...page, items: await entitiesOf(rooms.flatMap((room) => room ?? [])) };
}

const wholeName = (account: Values | undefined): string => {
  const { companyName, name } = (account ?? {}) as Record<string, string | undefined>;
  return companyName ?? name ?? "";
};

function supportOf(room: Room, mine: Member): NonNullable<ChatEntity["support"]> {
  const preview = mine.preview?.text;
  return {
    isWaiting: unreadOf(mine) > 0,
    sentCount: sentBySupport(room),
    ...(preview !== undefined && { preview }),
  };
}

export const isWithSupport = ({ sellerId }: Room): boolean => sellerId === supportSellerId;

/** How many messages support has sent. */
export const sentBySupport = ({ sentBy }: Room): number => sentBy[supportUserId] ?? 0;

export function toEntityMessage(
  { seq, createdAt, senderId, kind, text, language, files, card }: StoredMessage,
  cards: ReadonlyMap<string, ChatCard>,
): ChatEntityMessage {
  return {
    seq,
    createdAt,
    senderId,
    kind,
    language,
    ...(text !== undefined && { text }),
    ...(files && { files }),
    ...(card && { card: cards.get(card.id) ?? card }),
  };
}
