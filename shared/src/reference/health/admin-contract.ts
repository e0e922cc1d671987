import * as z from "zod/mini";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";

export const healthRoutes = {
  check: route({
    method: "GET",
    path: "/health",
    access: "public",
    summary: "Tells whether the table answers.",
    reply: z.object({ status: z.literal("ok"), at: instant }),
    problems: ["UNHEALTHY"],
    cost: "read",
  }),
} satisfies Routes;
