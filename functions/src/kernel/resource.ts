// oxlint-disable-next-line import/no-named-as-default -- its types know only the default export
import middy from "@middy/core";
import { languageOf } from "@bupum/shared/kernel/language/languages";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput, Reply, Route, Routes } from "@bupum/shared/kernel/route";
import type {
  APIGatewayProxyEventV2 as HttpEvent,
  APIGatewayProxyStructuredResultV2 as HttpReply,
} from "aws-lambda";
import * as z from "zod/mini";
import { type Actor, actorIdOf, type Context, newId, newNumber, now } from "./context.ts";
import { isFromEdge, isRefusedByEdge } from "./request/edge.ts";
import { type Once, onceOf } from "./request/idempotency.ts";
import { type Identity, identify } from "./request/identity.ts";
import { measure } from "./measure.ts";
import { problemReply } from "./request/problem-reply.ts";
import { drawAll, drawPages } from "./request/rate-limit.ts";
import { bodyText, inputOf } from "./request/request-input.ts";
import { resetSpent, spent } from "./table.ts";
import type { Audience } from "./secrets/token.ts";

export type Operations<R extends Routes> = {
  [K in keyof R]: (ctx: Context, input: ParsedInput<R[K]>) => Promise<Reply<R[K]>>;
};
type Run = (ctx: Context, input: unknown) => Promise<unknown>;
interface Served {
  route: Route;
  run: Run;
}

/** Builds one Lambda handler from the routes of a resource and their operations. */
export function resource<const R extends Routes>(
  routes: R,
  operations: Operations<R>,
  audience: Audience = "user",
) {
  const served = new Map<string, Served>(
    Object.entries(routes).map(([name, route]) => [
      `${route.method} ${route.path}`,
      // `serve` gives each operation the input parsed by its own route.
      { route, run: operations[name as keyof R] as unknown as Run },
    ]),
  );
  return middy<HttpEvent, HttpReply>({ timeoutEarlyInMillis: 0 })
    .use({
      onError: ({ error, event }) => problemReply(error, requestOf(event)),
    })
    .handler((event: HttpEvent) => timed(audience, event, () => serve(served, event, audience)));
}

/** The same for a resource of the admins' API. */
export const adminResource = <const R extends Routes>(routes: R, operations: Operations<R>) =>
  resource(routes, operations, "admin");

const requestOf = (event: HttpEvent) => ({
  requestId: event.requestContext.requestId,
  routeKey: event.routeKey,
  language: languageOf(event.headers["accept-language"]),
});

/** Writes one log line for each request: its route, its cost and its outcome. */
async function timed(
  audience: Audience,
  event: HttpEvent,
  answer: () => Promise<HttpReply>,
): Promise<HttpReply> {
  const started = performance.now();
  resetSpent();
  let reply: HttpReply;
  try {
    reply = await answer();
  } catch (error) {
    reply = problemReply(error, requestOf(event));
  }
  measure(
    { Api: audience },
    {
      Latency: [Math.round((performance.now() - started) * 100) / 100, "Milliseconds"],
      ReadUnits: [spent.readUnits, "Count"],
      WriteUnits: [spent.writeUnits, "Count"],
    },
    {
      requestId: event.requestContext.requestId,
      route: event.routeKey,
      status: reply.statusCode,
      calls: spent.calls,
    },
  );
  return reply;
}

async function serve(
  served: Map<string, Served>,
  event: HttpEvent,
  audience: Audience,
): Promise<HttpReply> {
  if (isRefusedByEdge(event)) throw new Problem("FORBIDDEN");
  const entry = served.get(event.routeKey);
  if (!entry) throw new Problem("ROUTE_NOT_FOUND");
  const { route, run } = entry;
  const headers: Record<string, string> = {};
  const { actor, session } = await callerOf(route, event, audience);
  admit(route, actor);
  const address = addressOf(event);
  const userId = actorIdOf(actor);
  await drawAll(route, { audience, address, userId });
  const text = bodyText(route, event);
  const input = inputOf(route, event, text);
  // Every list has the query of `pageQuery`; other routes count no pages.
  await drawPages(route, input["query"] as { page?: number; cursor?: string }, address, userId);
  const once = route.idempotent && onceOf(userId, event.routeKey, keyOf(event), text);
  const ctx: Context = {
    ...requestOf(event),
    actor,
    ...(session && { session }),
    address,
    userAgent: event.headers["user-agent"] ?? "",
    cookies: event.cookies ?? [],
    arrived: { body: text, headers: event.headers },
    now,
    newId,
    newNumber,
    header: (name, value) => void (headers[name] = value),
    once(reply, traces) {
      if (!once) throw new Error(`${event.routeKey} is not declared idempotent.`);
      return once.write(reply, traces);
    },
  };
  const reply = once ? await runOnce(once, () => run(ctx, input)) : await run(ctx, input);
  return replyOf(route, reply, { ...cacheOf(route), ...headers });
}

/** Answers a repeat with the first reply, also when both arrive at once. */
async function runOnce(once: Once, run: () => Promise<unknown>): Promise<unknown> {
  const before = await once.repeated();
  if (before) return before.reply;
  try {
    return await run();
  } catch (error) {
    // Whatever refused the second call (a used token, an existing row) was written by the first.
    if (!(error instanceof Problem)) throw error;
    const first = await once.repeated();
    if (!first) throw error;
    return first.reply;
  }
}

/** On public pages an ended session counts as a guest. */
async function callerOf(route: Route, event: HttpEvent, audience: Audience): Promise<Identity> {
  try {
    return await identify(event.headers["authorization"], audience);
  } catch (error) {
    if (route.access === "public" && error instanceof Problem) return { actor: { type: "guest" } };
    throw error;
  }
}

function admit(route: Route, actor: Actor): void {
  if (route.access === "public") return;
  if (actor.type === "guest") throw new Problem("UNAUTHENTICATED");
  if (route.access === "admin" && actor.type !== "admin") throw new Problem("FORBIDDEN");
  if (route.access === "seller" && !(actor.type === "user" && actor.isSeller))
    throw new Problem("SELLER_REGISTRATION_REQUIRED");
  if (route.access === "writer" && !(actor.type === "user" && actor.isWriter))
    throw new Problem("WRITER_REGISTRATION_REQUIRED");
}

/**
 * CloudFront adds the viewer's address and its secret header; without them the gateway's peer
 * counts.
 */
function addressOf(event: HttpEvent): string {
  const viewer = event.headers["cloudfront-viewer-address"];
  return viewer && isFromEdge(event)
    ? viewer.replace(/:\d+$/, "")
    : event.requestContext.http.sourceIp;
}

const keyOf = (event: HttpEvent): string | undefined => event.headers["idempotency-key"];

async function fileReply(file: Blob, headers: Record<string, string>): Promise<HttpReply> {
  const name = file instanceof File ? encodeURIComponent(file.name) : "";
  return {
    statusCode: 200,
    headers: {
      "content-type": file.type,
      "content-disposition": `attachment; filename*=UTF-8''${name}`,
      ...headers,
    },
    body: Buffer.from(await file.arrayBuffer()).toString("base64"),
    isBase64Encoded: true,
  };
}

const cacheOf = (route: Route): Record<string, string> => ({
  "cache-control":
    route.cache === undefined
      ? "no-store"
      : `public, max-age=${route.cache}, s-maxage=${route.cache}`,
});

const statusOf = (route: Route, reply: unknown): number =>
  route.job && typeof reply === "object" && reply && "jobId" in reply ? 202 : (route.status ?? 200);

async function replyOf(
  route: Route,
  reply: unknown,
  headers: Record<string, string>,
): Promise<HttpReply> {
  if (reply instanceof Blob) return fileReply(reply, headers);
  if (!route.reply) return { statusCode: 204, headers };
  return {
    statusCode: statusOf(route, reply),
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(z.parse(route.reply, reply)),
  };
}
