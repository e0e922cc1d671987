import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";

export const imageRoutes = {
  get: route({
    method: "GET",
    path: "/images/{id}",
    access: "public",
    summary:
      "Answers with a picture of a part or the logo of a maker or a company, which never changes.",
    params: z.strictObject({ id: id("fil") }),
    file: { type: "image/*" },
    problems: ["NOT_FOUND"],
    cache: 31_536_000,
    cost: "search",
  }),
} satisfies Routes;
