import { hashedUuid, memberKey } from "../../accounts/partners/items.ts";
import { chatMessageDraft } from "@bupum/shared/talk/chats/contract";
import { id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import * as z from "zod/mini";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { userWithLink } from "../../kernel/request/identity.ts";
import { read, write } from "../../kernel/table.ts";
import type { MirrorEvent } from "../../providers/chat/chat.ts";
import { chatMirror } from "../../providers/chat/chat-mirror.ts";
import { asMember, lastMirroredUntil, type Member } from "./items.ts";
import { sendMessage } from "./send.ts";
import { changeRoom } from "./update.ts";

type MirrorMessage = Extract<MirrorEvent, { type: "message" }>;

/**
 * Applies an act of a client of the mirror (D29-16). Throws NOT_FOUND without a mirror, FORBIDDEN
 * for a call that is not from the provider, BUSY if the provider has to repeat it.
 */
export async function takeEvent(ctx: Context): Promise<void> {
  const mirror = chatMirror();
  if (!mirror) throw new Problem("NOT_FOUND");
  const { body, headers } = ctx.arrived;
  const event = await mirror.readWebhook(body, headers["x-sendbird-signature"] ?? "");
  if (event.type === "message") await takeMessage(ctx, event);
  if (event.type !== "read") return;
  for (const { userId, at } of event.reads)
    // oxlint-disable-next-line no-await-in-loop -- one, or two where both look at once
    await takeRead(ctx, event.uuid, userId, at);
}

/** Ignores rooms that are not ours, and people who are not in them. */
async function memberOf(uuid: string, userId: string): Promise<Member | undefined> {
  const known = z.safeParse(id("usr"), userId).data;
  return known && asMember(await read(memberKey(uuid, known)));
}

/** The sender as a caller without a session; undefined if the account may not log in. */
async function asPerson(ctx: Context, { userId }: Member): Promise<Context | undefined> {
  const actor = await userWithLink(userId);
  return actor && { ...ctx, actor };
}

/**
 * The same send as that of our own pages, under a name derived from the provider's: a repeat sends
 * nothing. A refused message is deleted at the provider.
 */
async function takeMessage(ctx: Context, event: MirrorMessage): Promise<void> {
  const { uuid, senderId, messageId, text } = event;
  const member = await memberOf(uuid, senderId);
  if (!member) return;
  const clientId = hashedUuid(`mirror#${uuid}#${messageId}`);
  const draft = z.safeParse(chatMessageDraft, { clientId, text }).data;
  const person = await asPerson(ctx, member);
  try {
    if (!draft || !person) throw new Problem("FORBIDDEN");
    await sendMessage(person, uuid, draft, { mirrored: { messageId, at: event.at } });
  } catch (error) {
    if (!(error instanceof Problem) || error.code === "BUSY") throw error;
    await write(message(ctx.now(), "chat-message.refused", { uuid, messageId }));
  }
}

/** A read mark at the provider is one here, and only moves forward (D29-8). */
async function takeRead(ctx: Context, uuid: string, userId: string, at: Instant): Promise<void> {
  const member = await memberOf(uuid, userId);
  const person = member && (await asPerson(ctx, member));
  const lastReadAt = await lastMirroredUntil(uuid, at);
  if (person && lastReadAt) await changeRoom(person, uuid, { lastReadAt });
}
