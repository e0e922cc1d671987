import { Problem } from "@bupum/shared/kernel/problem";
import type { adminSellerInfoRoutes } from "@bupum/shared/seller-infos/admin-contract";
import type { Operations } from "../../kernel/resource.ts";
import * as items from "../../seller-infos/items.ts";
import { decide } from "./decision.ts";

export const operations: Operations<typeof adminSellerInfoRoutes> = {
  async get(_ctx, { query }) {
    const row = await items.readSeller(query.sellerId);
    if (!row) throw new Problem("NOT_FOUND");
    return items.toInfo(row);
  },

  decide: (ctx, { body }) => decide(ctx, body),
};
