import { Problem } from "@bupum/shared/kernel/problem";
import { adminSellerInfoRoutes } from "@bupum/shared/accounts/seller-infos/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import * as items from "../../accounts/seller-infos/items.ts";
import { decide } from "./decide.ts";

export const handler = adminResource(adminSellerInfoRoutes, {
  async get(_ctx, { query }) {
    const row = await items.readSeller(query.sellerId);
    if (!row) throw new Problem("NOT_FOUND");
    return items.toInfo(row);
  },

  decide: (ctx, { body }) => decide(ctx, body),
});
