import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";

export const newsClickRoutes = {
  create: route({
    method: "POST",
    path: "/news-click-histories",
    access: "public",
    summary: "Counts that a news item is read, once for each reader in 24 hours.",
    status: 201,
    body: z.strictObject({ newsId: id("nws") }),
    reply: z.object({
      newsId: id("nws"),
      /** False if the reader was already counted in the last 24 hours. */
      isCounted: z.boolean(),
    }),
    problems: ["NOT_FOUND", "BUSY"],
    cost: "search",
  }),
} satisfies Routes;
