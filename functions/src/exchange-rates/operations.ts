import type { exchangeRateRoutes } from "@bupum/shared/exchange-rates/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Operations } from "../kernel/resource.ts";
import { newest } from "./items.ts";

export const operations: Operations<typeof exchangeRateRoutes> = {
  async get(ctx) {
    const rates = await newest(ctx.now());
    if (!rates) throw new Problem("UNAVAILABLE");
    return rates;
  },
};
