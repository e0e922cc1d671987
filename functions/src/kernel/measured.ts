import type { Request } from "@middy/core";
import { measure } from "./measure.ts";
import { resetSpent, spent } from "./table.ts";

/** What middlewares note about an event for its log line. */
export interface Noted extends Record<string, unknown> {
  startedAt?: number;
  /** The status as it is logged; the gateway of sockets may be told another one. */
  status?: number | undefined;
}
type Passed<Event, Reply> = Pick<
  Request<Event, Reply, unknown, never, Noted>,
  "event" | "response" | "internal"
>;

/** Counts what an event costs, and reports it once at the end, also where something threw. */
export function measured<Event, Reply>(report: (passed: Passed<Event, Reply>, ms: number) => void) {
  const end = (passed: Passed<Event, Reply>) =>
    report(passed, performance.now() - (passed.internal.startedAt ?? 0));
  return {
    before({ internal }: Passed<Event, Reply>) {
      internal.startedAt = performance.now();
      resetSpent();
    },
    after: end,
    onError: end,
  };
}

interface GatewayEvent {
  requestContext: { requestId: string; routeKey: string };
}
/** Writes one log line for each call, or event of a socket: its route, cost and outcome. */
export const measuredCall = (Api: "user" | "admin" | "socket") =>
  measured<GatewayEvent, unknown>(({ event: { requestContext }, internal: { status } }, ms) => {
    const { requestId, routeKey: route } = requestContext;
    measure(
      { Api },
      {
        Latency: [Math.round(ms * 100) / 100, "Milliseconds"],
        ReadUnits: [spent.readUnits, "Count"],
        WriteUnits: [spent.writeUnits, "Count"],
      },
      { requestId, route, status, calls: spent.calls },
    );
  });
