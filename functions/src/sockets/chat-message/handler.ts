import { Problem } from "@bupum/shared/kernel/problem";
import * as z from "zod/mini";
import { blockKeys } from "../../accounts/blocks/items.ts";
import { type ChatConnection, readConnection } from "../../talk/chats/connections.ts";
import { findMember } from "../../talk/chats/items.ts";
import { endSession, poke, pokeConnection } from "../../talk/chats/poke.ts";
import { openSessionsOf } from "../../kernel/request/identity.ts";
import { socketHandler } from "../../kernel/socket.ts";
import { readMany } from "../../kernel/table.ts";
import { closeConnection } from "../../providers/socket.ts";

/** The messages that a page may send: that somebody types, and a ping. */
const typing = z.object({ action: z.literal("typing"), uuid: z.uuid() });

/** Handles the messages of open pages (D29-14). */
export const handler = socketHandler(async ({ requestContext, body = "", isBase64Encoded }) => {
  const { routeKey, connectionId } = requestContext;
  if (isBase64Encoded) throw new Problem("INVALID_REQUEST");
  if (isTooMuch(connectionId)) {
    // A page that sends on would use up the rate of all others.
    await closeConnection(connectionId);
    throw new Problem("LIMIT_EXCEEDED");
  }
  const connection = await readConnection(connectionId);
  if (!connection) {
    // The connection has no row and would get no events: the page must open another one.
    await closeConnection(connectionId);
    throw new Problem("UNAUTHENTICATED");
  }
  const isOpen = await openSessionsOf(connection.userId);
  if (!isOpen(connection)) {
    await endSession(connection);
    throw new Problem("SESSION_ENDED");
  }
  if (routeKey === "ping") await pokeConnection(connection, { type: "pong" });
  else if (routeKey === "typing") await tellOther(connection, body);
  else throw new Problem("INVALID_REQUEST");
});

async function tellOther({ userId }: ChatConnection, body: string): Promise<void> {
  // The gateway chose this route by a field of the text, so it is JSON.
  const said = z.safeParse(typing, JSON.parse(body));
  if (!said.success) throw new Problem("INVALID_REQUEST");
  const { uuid } = said.data;
  const { otherId } = await findMember(uuid, userId);
  const blocks = await readMany(
    [...blockKeys(userId, otherId), ...blockKeys(otherId, userId)],
    false,
  );
  if (blocks.some(Boolean)) throw new Problem("CHAT_BLOCKED");
  await poke([otherId], { type: "typing", uuid });
}

/**
 * Messages of one connection in a minute, counted in the memory of each instance: a row for each
 * would cost more than the message.
 */
const mostAMinute = 60;
const counted = new Map<string, number>();
let countedMinute = 0;

function isTooMuch(connectionId: string): boolean {
  const minute = Math.floor(Date.now() / 60_000);
  if (minute !== countedMinute) counted.clear();
  countedMinute = minute;
  const count = (counted.get(connectionId) ?? 0) + 1;
  counted.set(connectionId, count);
  return count > mostAMinute;
}
