import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { MirroredMessage } from "./chat.ts";
import { apiToken } from "./sendbird-call.ts";

const mark = z.object({ createdAt: z.string(), seq: z.int(), mark: z.string() });

type Marked = Pick<MirroredMessage, "senderId" | "createdAt" | "seq">;

async function signed(uuid: string, { senderId, createdAt, seq }: Marked, content: string) {
  const told = JSON.stringify(["bupum", uuid, senderId, createdAt, seq, content]);
  return createHmac("sha256", await apiToken())
    .update(told)
    .digest("hex");
}

/**
 * The `data` of our own messages: which message it is, sealed over room, sender and text. A client
 * may write anything into `data`, but cannot pass off its text as checked by us (P7-4).
 */
export async function markOf(uuid: string, message: Marked, content: string): Promise<string> {
  const { createdAt, seq } = message;
  return JSON.stringify({ createdAt, seq, mark: await signed(uuid, message, content) });
}

/** Whether we wrote this message ourselves. */
export async function isOwn(
  uuid: string,
  { senderId, data, content }: { senderId: string; data: string; content: string },
): Promise<boolean> {
  const given = z.safeParse(mark, jsonOf(data)).data;
  if (!given) return false;
  const { createdAt, seq } = given;
  // The seal of an id that is not ours differs.
  const expected = await signed(
    uuid,
    { senderId: senderId as Marked["senderId"], createdAt: createdAt as Marked["createdAt"], seq },
    content,
  );
  return isSame(given.mark, expected);
}

/** Compares two texts in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Another program's own.
    return undefined;
  }
}
