import { allow, type Market, type Power } from "./power.ts";

/** One verb on the connections of the gateway of sockets. */
const connections =
  (verb: "POST" | "DELETE") =>
  ({ sockets }: Market): Power => {
    if (!sockets) throw new Error("No function of this stack reaches a connection.");
    const { arn, endpoint } = sockets;
    return {
      statements: [allow(["execute-api:ManageConnections"], `${arn.value}/${verb}/@connections/*`)],
      environment: { CHAT_SOCKET_ENDPOINT: endpoint },
      wildcards: {
        [`${arn.name}/${verb}/@connections/*`]: "The gateway names connections when they open.",
      },
    };
  };

/** What functions may do with open sockets; nobody may list or look at them. */
export const socketPowers = {
  /** Tells open pages something. */
  "connections:post": connections("POST"),
  /** Ends the connections of sessions that have ended. */
  "connections:end": connections("DELETE"),
} as const satisfies Record<string, (market: Market) => Power>;
