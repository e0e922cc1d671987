import { Problem } from "@bupum/shared/kernel/problem";
import { addConnection, connectionsOf } from "../../talk/chats/connections.ts";
import { takeTicket } from "../../talk/chats/tickets.ts";
import { now } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { edge } from "../../kernel/request/edge.ts";
import { openSessionsOf } from "../../kernel/request/identity.ts";
import { socketHandler } from "../../kernel/socket.ts";
import { write } from "../../kernel/table.ts";

/** The most connections of one account; further pages poll instead. */
const mostConnections = 20;

const refused = new Problem("UNAUTHENTICATED");
const tooMany = new Problem("LIMIT_EXCEEDED");

/** Opens a socket for the holder of a ticket, from a page of the site only (D29-2). */
export const handler = socketHandler(async (event) => {
  const { connectionId } = event.requestContext;
  const origin = new URL(env("sockets").SITE_URL).origin;
  if (event.headers["origin"] !== origin) throw new Problem("FORBIDDEN");
  const at = now();
  const taken = await takeTicket(event.queryStringParameters?.["ticket"] ?? "", at, refused);
  if (!taken) throw refused;
  const { userId, sessionVersion, sessionId } = taken.ticket;
  const [isOpen, connections] = await Promise.all([openSessionsOf(userId), connectionsOf(userId)]);
  if (!isOpen(taken.ticket)) throw refused;
  if (connections.length >= mostConnections) throw tooMany;
  const session = { sessionVersion, ...(sessionId && { sessionId }) };
  const connection = { connectionId, userId, ...session, connectedAt: at };
  await write(taken.use, ...addConnection(connection));
}, edge);
