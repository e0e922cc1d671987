import { chatRoutes, type ChatToken } from "@bupum/shared/talk/chats/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { claim } from "../../accounts/stored-files/items.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { resource } from "../../kernel/request/resource.ts";
import { chatMirror } from "../../providers/chat/chat-mirror.ts";
import { openRoom } from "./create.ts";
import { getRoom } from "./get.ts";
import { countUnread } from "./items.ts";
import { listRooms } from "./lists.ts";
import { readMessages } from "./messages.ts";
import { mirroredPerson } from "./mirror.ts";
import { sendMessage } from "./send.ts";
import { shareRoom } from "./share.ts";
import { getShared, listShared } from "./company-rooms.ts";
import { issueTicket } from "./tickets.ts";
import { changeRoom } from "./update.ts";
import { takeEvent } from "./webhook.ts";

export const handler = resource(chatRoutes, {
  create: (ctx, { body }) => openRoom(ctx, body),

  list: (ctx, { query: { sellerName, isHidden, ...paging } }) =>
    listRooms(userOf(ctx).userId, { sellerName, isHidden }, paging),

  unreadCount: async (ctx) => ({ count: await countUnread(userOf(ctx).userId) }),

  tokens: giveToken,

  async webhook(ctx) {
    await takeEvent(ctx);
    return {};
  },

  get: (ctx, { params: { uuid } }) => getRoom(ctx, uuid),

  update: (ctx, { params: { uuid }, body }) => changeRoom(ctx, uuid, body),

  messages: (ctx, { params: { uuid }, query }) => readMessages(ctx, uuid, query),

  share: (ctx, { params: { uuid }, body }) => shareRoom(ctx, uuid, body.companyId),

  shared: (ctx, { query }) => listShared(ctx, query),

  sharedRoom: (ctx, { params: { uuid }, query }) => getShared(ctx, uuid, query),

  send: (ctx, { params: { uuid }, body }) => sendMessage(ctx, uuid, body, { claimFiles: claim }),
});

/**
 * A token for the mirror's own clients, if there is a mirror (P7). Otherwise a ticket for the
 * caller's session, and the address of its socket on the site's origin.
 */
async function giveToken(ctx: Context): Promise<ChatToken> {
  const { userId } = userOf(ctx);
  const mirror = chatMirror();
  if (mirror) {
    const { person } = await mirroredPerson(userId);
    return { provider: "SENDBIRD", ...(await mirror.tokenFor(person)), userId };
  }
  if (!ctx.session) throw new Problem("UNAUTHENTICATED");
  const ticket = await issueTicket(userId, ctx.session, ctx.now());
  const origin = new URL(env("documents").SITE_URL).origin.replace(/^http/, "ws");
  return { provider: "OWN", ...ticket, url: `${origin}/ws`, userId };
}
