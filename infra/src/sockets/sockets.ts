import type { FunctionName } from "../build.ts";

/** The stage of the gateway of sockets, and the path of the site under which it stands. */
export const socketPath = "ws";

/** The functions behind the gateway of sockets, and the routes that each serves. */
export const sockets: Record<Extract<FunctionName, `socket-${string}`>, readonly string[]> = {
  "socket-chat-connect": ["$connect"],
  "socket-chat-disconnect": ["$disconnect"],
  "socket-chat-message": ["typing", "ping", "$default"],
};
