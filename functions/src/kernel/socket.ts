import { Problem } from "@bupum/shared/kernel/problem";
import { log, textOf } from "./log.ts";
import { measure } from "./measure.ts";
import { resetSpent, spent } from "./table.ts";

/** An event of the socket gateway: a connection, or a message through it. */
export interface SocketEvent {
  requestContext: { routeKey: string; connectionId: string; requestId: string };
  /** Present on $connect alone; header names as the browser and the edge wrote them. */
  headers?: Record<string, string | undefined>;
  queryStringParameters?: Record<string, string | undefined>;
  /** Present on messages alone. */
  body?: string;
  /** A binary message, which our pages do not send. */
  isBase64Encoded?: boolean;
}

/**
 * Builds one Lambda behind the gateway of sockets. Its reply is a status: for $connect it says
 * whether the socket opens. Other replies are not read, and the gateway counts each 4xx as its own
 * error, so a refusal there replies 200. Anything but a Problem fails the function, whose alarm
 * rings. Writes one log line for each event, as the APIs do.
 */
export function socketHandler(serve: (event: SocketEvent) => Promise<void>) {
  return async (event: SocketEvent): Promise<{ statusCode: number }> => {
    const { routeKey, requestId } = event.requestContext;
    const started = performance.now();
    resetSpent();
    let status = 200;
    let fault: unknown;
    try {
      await serve(event);
    } catch (error) {
      status = error instanceof Problem ? error.status : 500;
      if (!(error instanceof Problem)) {
        fault = error;
        log("error", { requestId, route: routeKey, error: textOf(error) });
      }
    }
    measure(
      { Api: "socket" },
      {
        Latency: [Math.round((performance.now() - started) * 100) / 100, "Milliseconds"],
        ReadUnits: [spent.readUnits, "Count"],
        WriteUnits: [spent.writeUnits, "Count"],
      },
      { requestId, route: routeKey, status, calls: spent.calls },
    );
    if (fault !== undefined) throw fault;
    return { statusCode: routeKey === "$connect" ? status : 200 };
  };
}
