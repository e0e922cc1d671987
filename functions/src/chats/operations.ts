import { chatRoutes } from "@bupum/shared/chats/contract";
import { userOf } from "../kernel/context.ts";
import { resource } from "../kernel/resource.ts";
import { openRoom } from "./create.ts";
import { getRoom } from "./get.ts";
import { countUnread } from "./items.ts";
import { listRooms } from "./lists.ts";
import { readMessages } from "./messages.ts";
import { sendMessage } from "./send.ts";
import { giveToken } from "./tokens.ts";
import { changeRoom } from "./update.ts";
import { takeEvent } from "./webhook.ts";

export const handler = resource(chatRoutes, {
  create: (ctx, { body }) => openRoom(ctx, body),

  list: (ctx, { query: { sellerName, isHidden, ...paging } }) =>
    listRooms(userOf(ctx).userId, { sellerName, isHidden }, paging),

  unreadCount: async (ctx) => ({ count: await countUnread(userOf(ctx).userId) }),

  tokens: (ctx) => giveToken(ctx),

  async webhook(ctx) {
    await takeEvent(ctx);
    return {};
  },

  get: (ctx, { params: { uuid } }) => getRoom(ctx, uuid),

  update: (ctx, { params: { uuid }, body }) => changeRoom(ctx, uuid, body),

  messages: (ctx, { params: { uuid }, query }) => readMessages(ctx, uuid, query),

  send: (ctx, { params: { uuid }, body }) => sendMessage(ctx, uuid, body),
});
