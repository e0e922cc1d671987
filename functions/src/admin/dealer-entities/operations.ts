import { dealerEntityRoutes } from "@bupum/shared/selling/dealers/admin-contract";
import type { DealerSort } from "@bupum/shared/selling/dealers/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import * as items from "../../selling/dealers/items.ts";
import { audit } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";
import { create } from "./create.ts";
import { withMakers } from "./items.ts";
import { wantedBy } from "./rules.ts";
import { update } from "./update.ts";

export const handler = adminResource(dealerEntityRoutes, {
  list: (_ctx, { query: { sort, filter, ...paging } }) => {
    const order: DealerSort = sort ?? "createdAt:desc";
    return items.listAll(paging, order, filter && wantedBy(filter));
  },

  async get(_ctx, { params }) {
    const dealer = await items.findDealer(params.id);
    return withMakers(dealer, await items.namesOf(dealer.manufactorIds));
  },

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  async remove(ctx, { params }) {
    const before = await items.findDealer(params.id);
    if (before.sellerId) throw new Problem("DEALER_OF_SELLER");
    const at = ctx.now();
    const after = { ...before, deletedAt: at, updatedAt: at, version: before.version + 1 };
    await write(
      ...items.saveDealer(before, after, new Map()),
      audit(ctx, { entity: "dealer", id: before.id, from: before.state, to: "DELETED" }),
    );
  },
});
