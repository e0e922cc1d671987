import type { Route, Routes } from "@bupum/shared/kernel/route";
import { problemComponents, problemResponses } from "./openapi-problems.ts";
import { type Names, Schemas, parametersOf } from "./openapi-schemas.ts";

const texts = {
  user: {
    title: "Bupum API",
    server: "/api",
    description:
      "Estimates, orders and the catalogue of industrial parts, for buyers and sellers. Lists take " +
      "`page` and `itemsPerPage`; beyond page 100, and for steady reading, follow `nextCursor`: " +
      "send it as `cursor` with the same filters. A cursor is sealed and fits one list only. " +
      "`message` of a problem is in the language of `Accept-Language` (ko, en, zh). A token lives " +
      "14 days; in the second half of its life an answer carries a fresh one in `x-renewed-token`.",
    token: "Token of POST /auth/login or /auth/signup.",
  },
  admin: {
    title: "Bupum admin API",
    server: "/admin-api",
    description:
      "What moderators do. Lists take `page`, `itemsPerPage`, `sort`, `filter` and a `cursor`, as " +
      "the user API does. `message` of a problem is in the language of `Accept-Language`.",
    token: "Token of POST /auth/login of this API; it lives 86,400 seconds.",
  },
} as const;
export type Side = keyof typeof texts;

/** The OpenAPI 3.1 document of one of the two APIs. */
export function openapi(side: Side, contract: Record<string, Routes>, names: Names) {
  const routes = Object.values(contract).flatMap((group) => Object.values(group));
  const schemas = new Schemas(
    names,
    routes.flatMap(({ reply }) => reply ?? []),
  );
  const { title, server, description, token } = texts[side];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [resource, group] of Object.entries(contract))
    for (const [name, route] of Object.entries(group)) {
      const path = (paths[route.path] ??= {});
      path[route.method.toLowerCase()] = operation(resource, name, route, schemas);
    }
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0", description, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: server }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: token },
      },
      ...problemComponents(routes, schemas),
    },
  };
}

function operation(resource: string, name: string, route: Route, schemas: Schemas) {
  const { reply, body, cache } = route;
  const status = (reply ?? route.file) ? (route.status ?? 200) : 204;
  return {
    operationId: `${resource}.${name}`,
    summary: route.summary,
    tags: [resource],
    security: route.access === "public" ? [] : [{ session: [] }],
    parameters: parametersOf(route, schemas),
    ...(body && { requestBody: { required: true, content: json(schemas.of(body, "input")) } }),
    responses: {
      [status]: {
        description: (reply ?? route.file) ? "Done" : "Done; there is nothing to say",
        ...(cache !== undefined && { headers: cacheHeader(cache) }),
        ...(reply && { content: json(schemas.of(reply, "output")) }),
        ...(route.file && { content: { [route.file.type]: {} } }),
      },
      ...(route.job &&
        reply && {
          202: { description: "It goes on as a job", content: json(schemas.of(reply, "output")) },
        }),
      ...problemResponses(route),
    },
    "x-access": route.access,
    ...(route.roles && { "x-roles": ["OWNER", ...route.roles] }),
    ...(route.cost && { "x-cost": route.cost }),
  };
}

const json = (schema: object) => ({ "application/json": { schema } });
const cacheHeader = (seconds: number) => ({
  "cache-control": {
    description: `Kept for ${seconds} seconds`,
    schema: { type: "string", examples: [`max-age=${seconds}`] },
  },
});
