// oxlint-disable-next-line import/no-named-as-default -- its types know only the default export
import middy, { type MiddlewareObj, type Request } from "@middy/core";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Context as LambdaContext } from "aws-lambda";
import { log, textOf } from "./log.ts";
import { measuredCall, type Noted } from "./measured.ts";

/** An event of the socket gateway: a connection, or a message through it. */
export interface SocketEvent {
  requestContext: { routeKey: string; connectionId: string; requestId: string };
  /** Present on $connect alone; header names in lower case. */
  headers: Record<string, string | undefined>;
  queryStringParameters?: Record<string, string | undefined>;
  /** Present on messages alone. */
  body?: string;
  /** A binary message, which our pages do not send. */
  isBase64Encoded?: boolean;
}
interface SocketReply {
  statusCode: number;
}
type Socket = Request<SocketEvent, SocketReply, unknown, LambdaContext, Noted>;

/**
 * Replies with a status. For $connect it says whether the socket opens. Other replies are not read,
 * and the gateway counts each 4xx as its own error, so a refusal there replies 200. Anything but a
 * Problem fails the function, whose alarm rings.
 */
const statuses = {
  after({ internal }: Socket) {
    internal.status = 200;
  },
  onError(socket: Socket) {
    const { error, event, internal } = socket;
    const { requestId, routeKey: route } = event.requestContext;
    internal.status = error instanceof Problem ? error.status : 500;
    if (error instanceof Problem)
      socket.response = { statusCode: route === "$connect" ? error.status : 200 };
    else log("error", { requestId, route, error: textOf(error) });
  },
};

/** Writes header names in lower case: the gateway passes them on as they were sent. */
const lowered = {
  before({ event }: Socket) {
    // The gateway leaves headers out where there are none.
    const headers = Object.entries((event as Partial<SocketEvent>).headers ?? {});
    event.headers = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  },
};

/** Builds one Lambda behind the gateway of sockets; `steps` are middlewares of its own. */
export const socketHandler = (
  serve: (event: SocketEvent) => Promise<void>,
  ...steps: MiddlewareObj<SocketEvent>[]
) =>
  middy<SocketEvent, SocketReply>({ timeoutEarlyInMillis: 0 })
    .use([measuredCall("socket"), statuses, lowered, ...steps])
    .handler(async (event: SocketEvent) => {
      await serve(event);
      return { statusCode: 200 };
    });
