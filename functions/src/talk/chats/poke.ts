import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { openSessionsOf } from "../../kernel/request/identity.ts";
import { write } from "../../kernel/table.ts";
import { closeConnection, postToConnection, type Reached } from "../../providers/socket.ts";
import { type ChatConnection, connectionsOf, dropConnection } from "./connections.ts";

/** The events for open pages: that something happened, never a text (D29-1). */
type Poke =
  | { type: "message"; uuid: string; createdAt: Instant; seq: number }
  | { type: "read"; uuid: string; readerId: Id<"usr">; lastReadAt: Instant }
  | { type: "shared"; uuid: string }
  | { type: "typing"; uuid: string }
  | { type: "pong" };

/** The gateway does not know a connection before its $connect has replied. */
const opensWithinMs = 10_000;

/**
 * Notifies all open pages of these people. Throws the first failure after all were tried: a page
 * that is notified twice only reads once more.
 */
export async function poke(userIds: readonly Id<"usr">[], told: Poke): Promise<void> {
  const outcomes = await Promise.allSettled(userIds.map((userId) => pokeOne(userId, told)));
  for (const one of outcomes) if (one.status === "rejected") throw one.reason;
}

async function pokeOne(userId: Id<"usr">, told: Poke): Promise<void> {
  const connections = await connectionsOf(userId);
  if (connections.length === 0) return;
  const isOpen = await openSessionsOf(userId);
  const outcomes = await Promise.allSettled(
    connections.map((one) => (isOpen(one) ? pokeConnection(one, told) : endSession(one))),
  );
  for (const one of outcomes) if (one.status === "rejected") throw one.reason;
}

/** Notifies one page; a missing connection is deleted (D29-3). */
export async function pokeConnection(connection: ChatConnection, told: Poke): Promise<void> {
  await forgetGone(connection, await postToConnection(connection.connectionId, textOf(told)));
}

/** Tells a page that its session has ended, and closes its connection (D29-14). */
export async function endSession(connection: ChatConnection): Promise<void> {
  const { connectionId } = connection;
  await postToConnection(connectionId, textOf({ type: "ended", code: "SESSION_ENDED" }));
  await closeConnection(connectionId);
  await write(...dropConnection(connection));
}

const textOf = (told: Poke | { type: "ended"; code: string }) => JSON.stringify(told);

async function forgetGone(connection: ChatConnection, reached: Reached): Promise<void> {
  const isOpening = Date.now() - Date.parse(connection.connectedAt) < opensWithinMs;
  if (reached === "gone" && !isOpening) await write(...dropConnection(connection));
}
