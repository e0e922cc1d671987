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
 * What our own messages carry in `data`: which one of ours it is, under a seal over room, sender
 * and text. A client may write whatever it likes into `data`, and must not pass off its own words
 * as ones that we have checked (P7-4).
 */
export async function markOf(uuid: string, message: Marked, content: string): Promise<string> {
  const { createdAt, seq } = message;
  return JSON.stringify({ createdAt, seq, mark: await signed(uuid, message, content) });
}

/** Whether we wrote this message there ourselves. */
export async function isOwn(
  uuid: string,
  { senderId, data, content }: { senderId: string; data: string; content: string },
): Promise<boolean> {
  const given = z.safeParse(mark, jsonOf(data)).data;
  if (!given) return false;
  const { createdAt, seq } = given;
  // An id that is none of ours makes another seal.
  const expected = await signed(
    uuid,
    { senderId: senderId as Marked["senderId"], createdAt: createdAt as Marked["createdAt"], seq },
    content,
  );
  return isSame(given.mark, expected);
}

/** Compares two texts in a time that does not tell how much of them is the same. */
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
