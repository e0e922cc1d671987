import { randomUUID } from "node:crypto";
import { contract } from "@bupum/shared/contract";
import type { Routes } from "@bupum/shared/kernel/route";
import { asFunction, functionOf, kinds } from "./callers.ts";

export type ApiName = keyof typeof contract;
type Handler = (event: unknown, context: unknown) => Promise<Answer>;
interface Answer {
  statusCode: number;
  headers?: Record<string, string>;
  body?: string;
  isBase64Encoded?: boolean;
}

const loaders = import.meta.glob<{ handler: Handler }>(
  "../../../functions/src/*/*/{operations,handler}.ts",
);
/** By the noun's folder, or with `admin`, `jobs`, `sites` or `sockets` before it. */
const byFolder = new Map(
  Object.entries(loaders).map(([file, load]) => {
    const [area, noun] = file.split("/").slice(-3) as [string, string];
    return [area in kinds ? `${area}/${noun}` : noun, load];
  }),
);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The handler of a noun, or of a job such as jobs/relay, in its role; undefined if there is none. */
export async function handlerOf(folder: string): Promise<Handler | undefined> {
  const load = byFolder.get(folder);
  if (!load) return undefined;
  const { handler } = await load();
  return (event, context) => asFunction(functionOf(folder), () => handler(event, context));
}

const folderOf = (api: ApiName, resource: string) =>
  api === "admin" ? `admin/${kebab(resource)}` : kebab(resource);

const names = (path: string) => path.split("{").length;
/**
 * Each route with its pattern, made once. A literal segment matches before a parameter, as in API
 * Gateway.
 */
const patternsOf = (api: ApiName) =>
  Object.entries(contract[api] as Record<string, Routes>)
    .flatMap(([resource, routes]) =>
      Object.values(routes).map((route) => ({
        resource,
        route,
        pattern: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
      })),
    )
    .toSorted((left, right) => names(left.route.path) - names(right.route.path));
const patterns = { user: patternsOf("user"), admin: patternsOf("admin") };

function routeOf(api: ApiName, method: string, path: string) {
  for (const { resource, route, pattern } of patterns[api]) {
    const found = route.method === method && pattern.exec(path);
    if (found) return { resource, route, params: decoded(found.groups ?? {}) };
  }
  return undefined;
}
const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );

/** A fetch that calls the Lambda handlers directly, the way API Gateway would. */
export function gateway(api: ApiName, address: string): typeof fetch {
  return async (target, init = {}) => {
    const url = new URL(String(target), "http://api.test");
    const method = init.method ?? "GET";
    const found = routeOf(api, method, url.pathname);
    if (!found) return Response.json({ message: "Not Found" }, { status: 404 });
    const handler = await handlerOf(folderOf(api, found.resource));
    if (!handler) throw new Error(`functions/src has no ${folderOf(api, found.resource)}`);
    const { cookie, ...headers } = Object.fromEntries(new Headers(init.headers).entries());
    const query = Object.fromEntries(url.searchParams);
    const reply = await handler(
      {
        version: "2.0",
        routeKey: `${method} ${found.route.path}`,
        rawPath: url.pathname,
        rawQueryString: url.search.slice(1),
        ...(cookie && { cookies: cookie.split("; ") }),
        headers,
        ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
        ...(Object.keys(found.params).length > 0 && { pathParameters: found.params }),
        ...(typeof init.body === "string" && { body: init.body }),
        isBase64Encoded: false,
        requestContext: {
          requestId: randomUUID(),
          routeKey: `${method} ${found.route.path}`,
          http: { method, path: url.pathname, sourceIp: address, userAgent: "test" },
        },
      },
      { getRemainingTimeInMillis: () => 29_000 },
    );
    const body = reply.isBase64Encoded
      ? Buffer.from(reply.body ?? "", "base64")
      : (reply.body ?? "");
    return new Response(reply.statusCode === 204 ? null : body, {
      status: reply.statusCode,
      headers: reply.headers ?? {},
    });
  };
}
