import type { ChatToken } from "@bupum/shared/chats/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Context, userOf } from "../kernel/context.ts";
import { env } from "../kernel/env.ts";
import { chatMirror } from "../providers/chat/chat-mirror.ts";
import { mirroredPerson } from "./mirror.ts";
import { issueTicket } from "./tickets.ts";

/**
 * A token of the mirror where there is one (P7), which tells its own clients. Otherwise a ticket of
 * the caller's session, and where the socket that it opens is: on the
 * site's origin.
 */
export async function giveToken(ctx: Context): Promise<ChatToken> {
  const { userId } = userOf(ctx);
  const mirror = chatMirror();
  if (mirror) {
    const { person } = await mirroredPerson(userId);
    return { provider: "SENDBIRD", ...(await mirror.tokenFor(person)), userId };
  }
  if (!ctx.session) throw new Problem("UNAUTHENTICATED");
  const ticket = await issueTicket(userId, ctx.session.sessionVersion, ctx.now());
  const origin = new URL(env("documents").SITE_URL).origin.replace(/^http/, "ws");
  return { provider: "OWN", ...ticket, url: `${origin}/ws`, userId };
}
