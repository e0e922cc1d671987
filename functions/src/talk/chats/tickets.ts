import { createHash, randomBytes } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, toTtl } from "@bupum/shared/kernel/time";
import type { SessionName } from "../../kernel/context.ts";
import { type Key, read, type Write, write } from "../../kernel/table.ts";

// Access pattern: a ticket, by its hash   pk = chat-ticket#<sha256 of the token>  sk = ticket

/** The account and session that a ticket was issued to (D29-2). */
export interface ChatTicket extends SessionName {
  userId: Id<"usr">;
}

const keyOf = (token: string): Key => ({
  pk: `chat-ticket#${createHash("sha256").update(token).digest("hex")}`,
  sk: "ticket",
});

/** Issues a ticket that opens one socket within an hour; only its hash is stored. */
export async function issueTicket(
  userId: Id<"usr">,
  { sessionVersion, sessionId }: SessionName,
  now: Instant,
): Promise<{ token: string; expiresAt: Instant }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = addHours(now, 1);
  await write({
    put: {
      ...keyOf(token),
      userId,
      sessionVersion,
      ...(sessionId && { sessionId }),
      ttl: toTtl(expiresAt),
    },
    guard: { exists: false, refused: new Problem("BUSY") },
  });
  return { token, expiresAt };
}

/**
 * The owner of the ticket, with the write that uses it up: of two simultaneous uses one succeeds,
 * and the other throws `refused`. Undefined for a ticket that was used, expired or never issued.
 */
export async function takeTicket(
  token: string,
  now: Instant,
  refused: Problem,
): Promise<{ ticket: ChatTicket; use: Write } | undefined> {
  const row = await read(keyOf(token));
  if (!row) return undefined;
  const use: Write = {
    drop: keyOf(token),
    guard: { atLeast: { ttl: toTtl(now) }, refused },
  };
  // Written by `issueTicket`, in this shape.
  return { ticket: row as unknown as ChatTicket, use };
}
