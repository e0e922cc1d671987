import {
  type MerchandiseEntity,
  merchandiseEntityRoutes,
} from "@bupum/shared/merchandises/admin-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { pastOf } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/resource.ts";
import * as items from "../../merchandises/items.ts";
import { searchMerchandises } from "./lists.ts";
import { removeMany } from "./removing.ts";
import { create, update } from "./stating.ts";

export const handler = adminResource(merchandiseEntityRoutes, {
  async list(_ctx, { query }) {
    const page = await searchMerchandises(query);
    return { ...page, items: page.items.map(toEntity) };
  },

  async get(_ctx, { params }) {
    const [listing, history] = await Promise.all([
      items.readMerchandise(params.id),
      pastOf("merchandise", params.id),
    ]);
    if (!listing) throw new Problem("NOT_FOUND");
    return { ...toEntity(listing), history };
  },

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  removeMany: (ctx, { body }) => removeMany(ctx, body),
});

const toEntity = (listing: items.StoredMerchandise): MerchandiseEntity => ({
  ...listing,
  state: items.stateOf(listing),
});
