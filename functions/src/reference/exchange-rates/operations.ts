import { exchangeRateRoutes } from "@bupum/shared/reference/exchange-rates/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { resource } from "../../kernel/request/resource.ts";
import { newest } from "./items.ts";

export const handler = resource(exchangeRateRoutes, {
  async get(ctx) {
    const rates = await newest(ctx.now());
    if (!rates) throw new Problem("UNAVAILABLE");
    return rates;
  },
});
