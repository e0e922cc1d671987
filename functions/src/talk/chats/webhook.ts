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
 * Takes what a client of the mirror did (D29-16). Throws NOT_FOUND while chat is our own, FORBIDDEN
 * for a call that is not the provider's, BUSY where it is to come again.
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

/** Of rooms that are none of ours, and of people who are not in them, nothing is taken. */
async function memberOf(uuid: string, userId: string): Promise<Member | undefined> {
  const known = z.safeParse(id("usr"), userId).data;
  return known && asMember(await read(memberKey(uuid, known)));
}

/** The caller as the sender of a message, who has no session with us; undefined if not let in. */
async function asPerson(ctx: Context, { userId }: Member): Promise<Context | undefined> {
  const actor = await userWithLink(userId);
  return actor && { ...ctx, actor };
}

/**
 * The same send as that of our own pages, under a name that follows from the provider's: a repeat
 * sends nothing. What it refuses is taken away there.
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
    await sendMessage(person, uuid, draft, { messageId, at: event.at });
  } catch (error) {
    if (!(error instanceof Problem) || error.code === "BUSY") throw error;
    await write(message(ctx.now(), "chat-message.refused", { uuid, messageId }));
  }
}

/** A read mark there is one here, and moves forward alone (D29-8). */
async function takeRead(ctx: Context, uuid: string, userId: string, at: Instant): Promise<void> {
  const member = await memberOf(uuid, userId);
  const person = member && (await asPerson(ctx, member));
  const lastReadAt = await lastMirroredUntil(uuid, at);
  if (person && lastReadAt) await changeRoom(person, uuid, { lastReadAt });
}
