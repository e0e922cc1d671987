// oxlint-disable-next-line import/no-named-as-default -- its types know only the default export
import middy from "@middy/core";
import type { ParsedInput, Reply, Route, Routes } from "@bupum/shared/kernel/route";
import type { APIGatewayProxyEventV2 as HttpEvent } from "aws-lambda";
import type { Context, Audience } from "../context.ts";
import { measuredCall } from "../measured.ts";
import { caller } from "./caller.ts";
import { edge } from "./edge.ts";
import { idempotency } from "./idempotency.ts";
import { problems } from "./problem-reply.ts";
import { limits, pageLimits } from "./rate-limit.ts";
import { reply } from "./reply.ts";
import { input } from "./request-input.ts";
import { routed } from "./routed.ts";
import type { CallContext, Run } from "./step.ts";

export type Operations<R extends Routes> = {
  [K in keyof R]: (ctx: Context, input: ParsedInput<R[K]>) => Promise<Reply<R[K]>>;
};

/**
 * Builds one Lambda handler from the routes of a resource and their operations. Middlewares run in
 * the order of the list before the operation, and in the opposite order after it or after an error.
 */
export function resource<const R extends Routes>(
  routes: R,
  operations: Operations<R>,
  audience: Audience = "user",
) {
  const served = new Map<string, { route: Route; run: Run }>(
    Object.entries(routes).map(([name, route]) => [
      `${route.method} ${route.path}`,
      // `input` gives each operation what was parsed by its own route.
      { route, run: operations[name as keyof R] as unknown as Run },
    ]),
  );
  return middy<HttpEvent, unknown, Error, CallContext>({ timeoutEarlyInMillis: 0 })
    .use([
      measuredCall(audience),
      problems,
      edge,
      routed(served),
      caller(audience),
      limits(audience),
      input,
      pageLimits,
      idempotency,
      reply,
    ])
    .handler((_event: HttpEvent, ctx: CallContext) => ctx.run(ctx, ctx.input));
}

/** The same for a resource of the admins' API. */
export const adminResource = <const R extends Routes>(routes: R, operations: Operations<R>) =>
  resource(routes, operations, "admin");
