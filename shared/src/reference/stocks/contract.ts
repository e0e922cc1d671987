import * as z from "zod/mini";
import { inLanguages } from "../../kernel/language/languages.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { day } from "../../kernel/time.ts";
import { stockMarkets } from "./rules.ts";

/** A closing price in won, at least one business day old (D17-3). */
export const stock = z.object({
  code: z.string().check(z.regex(/^\d{6}$/)),
  name: inLanguages(80),
  market: z.enum(stockMarkets),
  price: z.number(),
  /** The change in won since the previous close. */
  change: z.number(),
  /** Per cent. */
  changeRate: z.number(),
  asOf: day,
  /** Newer prices are overdue. */
  stale: z.boolean(),
});
export type Stock = z.output<typeof stock>;

export const stockRoutes = {
  list: route({
    method: "GET",
    path: "/stocks",
    access: "public",
    summary: "Reads the last closing prices of listed makers.",
    reply: z.object({ source: z.string(), items: z.array(stock) }),
    problems: [],
    cache: 600,
    cost: "read",
  }),
} satisfies Routes;
