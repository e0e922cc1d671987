import { dropConnection, readConnection } from "../../talk/chats/connections.ts";
import { now } from "../../kernel/context.ts";
import { socketHandler } from "../../kernel/socket.ts";
import { write } from "../../kernel/table.ts";

/** Deletes a connection that has ended, and notes when its account was last seen (D29-4). */
export const handler = socketHandler(async ({ requestContext }) => {
  const connection = await readConnection(requestContext.connectionId);
  // A refused connection has no row, and an ended one may already be deleted.
  if (connection) await write(...dropConnection(connection, now()));
});
