import * as z from "zod/mini";
import { route, type Routes } from "../../kernel/route.ts";

const openapi = route({
  method: "GET",
  path: "/openapi.json",
  access: "public",
  summary: "This document: OpenAPI 3.1 of every call.",
  reply: z.record(z.string(), z.unknown()),
  problems: [],
  cache: 600,
  cost: "read",
});

export const docsRoutes = { openapi } satisfies Routes;
