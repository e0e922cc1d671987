import type { ChatToken } from "@bupum/shared/chats/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Context, userOf } from "../kernel/context.ts";
import { env } from "../kernel/env.ts";
import { issueTicket } from "./tickets.ts";

/** A ticket of the caller's session, and where the socket that it opens is: on the site's origin. */
export async function giveToken(ctx: Context): Promise<ChatToken> {
  const { userId } = userOf(ctx);
  if (!ctx.session) throw new Problem("UNAUTHENTICATED");
  const ticket = await issueTicket(userId, ctx.session.sessionVersion, ctx.now());
  const origin = new URL(env("documents").SITE_URL).origin.replace(/^http/, "ws");
  return { provider: "OWN", ...ticket, url: `${origin}/ws`, userId };
}
