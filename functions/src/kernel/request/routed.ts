import { Problem } from "@bupum/shared/kernel/problem";
import type { Route } from "@bupum/shared/kernel/route";
import { newId, newNumber, now } from "../context.ts";
import { requestOf } from "./problem-reply.ts";
import type { Run, Step } from "./step.ts";

export interface Served {
  route: Route;
  run: Run;
}

/** Finds the operation of the gateway's route key, and sets what needs no caller and no input. */
export const routed = (served: ReadonlyMap<string, Served>): Step => ({
  before(call) {
    const { event } = call;
    const found = served.get(event.routeKey);
    if (!found) throw new Problem("ROUTE_NOT_FOUND");
    const headers: Record<string, string> = {};
    // A new object, so that nothing of one call is left for the next.
    call.context = {
      ...call.context,
      ...requestOf(event),
      ...found,
      userAgent: event.headers["user-agent"] ?? "",
      cookies: event.cookies ?? [],
      now,
      newId,
      newNumber,
      headers,
      header: (name, value) => void (headers[name] = value),
      once() {
        throw new Error(`${event.routeKey} is not declared idempotent.`);
      },
    };
  },
});
