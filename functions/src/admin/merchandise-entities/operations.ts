import { Problem } from "@bupum/shared/kernel/problem";
import {
  type MerchandiseEntity,
  merchandiseEntityRoutes,
} from "@bupum/shared/selling/merchandises/admin-contract";
import { pastOf } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import * as items from "../../selling/merchandises/items.ts";
import { createMerchandise } from "./create.ts";
import { searchMerchandises } from "./lists.ts";
import { removeMerchandises } from "./remove-many.ts";
import { updateMerchandise } from "./update.ts";

export const handler = adminResource(merchandiseEntityRoutes, {
  async list(_ctx, { query }) {
    const page = await searchMerchandises(query);
    return { ...page, items: page.items.map(toEntity) };
  },

  async get(_ctx, { params }) {
    const [merchandise, history] = await Promise.all([
      items.readMerchandise(params.id),
      pastOf("merchandise", params.id),
    ]);
    if (!merchandise) throw new Problem("NOT_FOUND");
    return { ...toEntity(merchandise), history };
  },

  create: (ctx, { body }) => createMerchandise(ctx, body),

  update: (ctx, { params, body }) => updateMerchandise(ctx, params.id, body),

  removeMany: (ctx, { body }) => removeMerchandises(ctx, body),
});

const toEntity = (merchandise: items.StoredMerchandise): MerchandiseEntity => ({
  ...merchandise,
  state: items.stateOf(merchandise),
});
