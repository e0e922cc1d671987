import { chatEntityRoutes } from "@bupum/shared/talk/chats/admin-contract";
import { supportUserId } from "@bupum/shared/talk/chats/support";
import { cardsOf } from "../../talk/chats/cards.ts";
import {
  findAnyRoom,
  listMembers,
  listMessages,
  listUnread,
  placed,
} from "../../talk/chats/items.ts";
import { looked } from "../../talk/chats/writes.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";
import { findAnyAccount } from "../../accounts/users/items.ts";
import { entitiesOf, isWithSupport, roomsOn, toEntityMessage } from "./entities.ts";
import { openSupport, settle, writeAsSupport } from "./support.ts";

export const handler = adminResource(chatEntityRoutes, {
  async list(ctx, { query: { userId, ...paging } }) {
    const [page] = await Promise.all([listMembers(userId, paging), findAnyAccount(userId)]);
    const rooms = await roomsOn(page);
    await write(looked(ctx, "chats-of", userId));
    return rooms;
  },

  support: async (_ctx, { query: { isWaiting, ...paging } }) =>
    roomsOn(await (isWaiting ? listUnread : listMembers)(supportUserId, paging)),

  create: (ctx, { body }) => openSupport(ctx, body.userId),

  send: (ctx, { params, body }) => writeAsSupport(ctx, params.uuid, body),

  update: (ctx, { params, body }) => settle(ctx, params.uuid, body.settledUntil),

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
      // What is written to support is read by support.
      isWithSupport(room) ? undefined : write(looked(ctx, "chat", uuid)),
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
