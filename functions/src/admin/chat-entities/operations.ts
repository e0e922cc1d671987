import {
  type ChatEntity,
  type ChatEntityMessage,
  chatEntityRoutes,
} from "@bupum/shared/talk/chats/admin-contract";
import type { ChatCard } from "@bupum/shared/talk/chats/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { cardsOf } from "../../talk/chats/cards.ts";
import {
  findAnyRoom,
  listMembers,
  listMessages,
  placed,
  readRooms,
  type Room,
  type StoredMessage,
} from "../../talk/chats/items.ts";
import { nameIn } from "../../talk/chats/partners.ts";
import { looked } from "../../talk/chats/writes.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { readMany, write } from "../../kernel/table.ts";
import { sellerKey, type SellerRow } from "../../accounts/seller-infos/items.ts";
import { findAnyAccount } from "../../accounts/users/items.ts";
import { accountKey } from "../../kernel/context.ts";

export const handler = adminResource(chatEntityRoutes, {
  async list(ctx, { query: { userId, ...paging } }) {
    const [page] = await Promise.all([listMembers(userId, paging), findAnyAccount(userId)]);
    const rooms = await readRooms(page.items.map(({ uuid }) => uuid));
    const items = await entitiesOf(rooms.flatMap((room) => room ?? []));
    await write(looked(ctx, "chats-of", userId));
    return { ...page, items };
  },

  async get(ctx, { params: { uuid }, query: { before, itemsPerPage } }) {
    const [room, some] = await Promise.all([
      findAnyRoom(uuid),
      listMessages(placed(uuid, undefined, before), itemsPerPage + 1),
    ]);
    const taken = some.slice(0, itemsPerPage);
    const [[entity], cards] = await Promise.all([
      entitiesOf([room]),
      cardsOf(
        ctx,
        taken.flatMap(({ card }) => card ?? []),
      ),
      write(looked(ctx, "chat", uuid)),
    ]);
    return {
      ...entity!,
      messages: {
        items: taken.map((one) => toEntityMessage(one, cards)).toReversed(),
        itemsPerPage,
        ...(some.length > itemsPerPage && { next: taken.at(-1)!.createdAt }),
      },
    };
  },
});

/** Rooms with the present names of their two people. */
async function entitiesOf(rooms: readonly Room[]): Promise<ChatEntity[]> {
  const people = rooms.map(({ buyerId, sellerId }) => [buyerId, userIdOf(sellerId)] as const);
  const keys = [
    ...people.flat().map(accountKey),
    ...rooms.map(({ sellerId }) => sellerKey(sellerId)),
  ];
  const rows = await readMany(keys, false);
  const memberOf = (userId: Id<"usr">, at: number, isBuyer: boolean, seller?: SellerRow) => ({
    userId,
    name: nameIn(isBuyer, rows[at], seller, true),
    hasLeft: rows[at]?.["deletedAt"] !== undefined,
  });
  return rooms.map((room, at) => {
    const [buyerId, sellerUserId] = people[at]!;
    // Rows of sellers lie under the keys behind those of accounts.
    const seller = rows[2 * rooms.length + at] as unknown as SellerRow | undefined;
    return {
      uuid: room.uuid,
      buyer: memberOf(buyerId, 2 * at, true),
      seller: { ...memberOf(sellerUserId, 2 * at + 1, false, seller), sellerId: room.sellerId },
      messageCount: room.lastSeq,
      lastMessageAt: room.lastMessageAt ?? room.createdAt,
      createdAt: room.createdAt,
    };
  });
}

function toEntityMessage(
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
