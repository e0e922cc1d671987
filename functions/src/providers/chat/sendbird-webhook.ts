import { createHmac } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import { toInstant } from "@bupum/shared/kernel/time";
import * as z from "zod/mini";
import type { MirrorEvent } from "./chat.ts";
import { apiToken, application } from "./sendbird-call.ts";
import { isOwn, isSame } from "./sendbird-mark.ts";

const envelope = z.object({ category: z.string(), app_id: z.string() });
const channel = z.object({ channel_url: z.string() });
/** Milliseconds, before the year 2100. */
const moment = z.int().check(z.gte(0), z.lt(4_102_444_800_000));
const sent = z.object({
  channel,
  sender: z.object({ user_id: z.string() }),
  type: z.string(),
  payload: z.object({
    message_id: z.union([z.int(), z.string()]),
    message: z.optional(z.string()),
    url: z.optional(z.string()),
    data: z.nullish(z.string()),
    created_at: moment,
  }),
});
const read = z.object({
  channel,
  read_updates: z.array(z.object({ user_id: z.string(), read_ts: moment })),
});

/**
 * The content of a Sendbird webhook (P7-3). The signature over the raw body is the proof. Throws
 * FORBIDDEN if it is wrong, or of another application.
 */
export async function readWebhook(rawBody: string, signature: string): Promise<MirrorEvent> {
  const expected = createHmac("sha256", await apiToken())
    .update(rawBody)
    .digest("hex");
  if (!isSame(signature.toLowerCase(), expected)) throw new Problem("FORBIDDEN");
  const event: unknown = JSON.parse(rawBody);
  const known = z.safeParse(envelope, event).data;
  if (known?.app_id !== application().SENDBIRD_APP) throw new Problem("FORBIDDEN");
  if (known.category === "group_channel:message_send") return messageOf(event);
  if (known.category === "group_channel:message_read") return readOf(event);
  return { type: "nothing" };
}

async function messageOf(event: unknown): Promise<MirrorEvent> {
  const told = z.safeParse(sent, event).data;
  // Messages of the provider itself (ADMM) have no sender.
  if (!told || (told.type !== "MESG" && told.type !== "FILE")) return { type: "nothing" };
  const uuid = told.channel.channel_url;
  const senderId = told.sender.user_id;
  const { message_id: id, message, url, data, created_at: ms } = told.payload;
  const content = message ?? url ?? "";
  if (await isOwn(uuid, { senderId, data: data ?? "", content })) return { type: "nothing" };
  return {
    type: "message",
    uuid,
    senderId,
    messageId: String(id),
    at: toInstant(new Date(ms)),
    ...(told.type === "MESG" && message !== undefined && { text: message }),
  };
}

function readOf(event: unknown): MirrorEvent {
  const told = z.safeParse(read, event).data;
  if (!told) return { type: "nothing" };
  const reads = told.read_updates.map(({ user_id: userId, read_ts: ms }) => ({
    userId,
    at: toInstant(new Date(ms)),
  }));
  return { type: "read", uuid: told.channel.channel_url, reads };
}
