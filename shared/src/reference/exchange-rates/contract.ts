import * as z from "zod/mini";
import { route, type Routes } from "../../kernel/route.ts";
import { day } from "../../kernel/time.ts";

/** Won per one unit of the currency, for display and comparison only (D17-1). */
export const exchangeRates = z.object({
  base: z.literal("KRW"),
  asOf: day,
  source: z.string(),
  stale: z.boolean(),
  rates: z.array(z.object({ currency: z.enum(["USD", "CNY"]), rate: z.number(), asOf: day })),
});
export type ExchangeRates = z.output<typeof exchangeRates>;

export const exchangeRateRoutes = {
  get: route({
    method: "GET",
    path: "/exchange-rates",
    access: "public",
    summary: "Reads the newest rates.",
    reply: exchangeRates,
    problems: ["UNAVAILABLE"],
    cache: 600,
    cost: "read",
  }),
} satisfies Routes;
