import { dropConnection, readConnection } from "../../talk/chats/connections.ts";
import { now } from "../../kernel/context.ts";
import { socketHandler } from "../../kernel/socket.ts";
import { write } from "../../kernel/table.ts";

/** Forgets a connection that has ended, and notes when its account was last seen (D29-4). */
export const handler = socketHandler(async ({ requestContext }) => {
  const connection = await readConnection(requestContext.connectionId);
  // Refused ones were never noted, ended ones are forgotten already.
  if (connection) await write(...dropConnection(connection, now()));
});
