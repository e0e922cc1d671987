import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import {
  type ProductEntity,
  productEntityRoutes,
} from "@bupum/shared/catalogue/products/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import * as products from "../../catalogue/products/items.ts";
import { withAlternates } from "../../catalogue/products/get.ts";
import { create } from "./create.ts";
import { acceptLearnt, listLearnt, refuseLearnt } from "./learnt.ts";
import { sayLives } from "./lives.ts";
import { update } from "./update.ts";
import { list } from "./lists.ts";
import { merge } from "./merge.ts";
import { remove } from "./remove.ts";

/** A part as admins see it. */
async function entityOf(id: Id<"prd">): Promise<ProductEntity> {
  const product = await products.readProduct(id);
  if (!product) throw new Problem("NOT_FOUND");
  return withAlternates(product, false);
}

export const handler = adminResource(productEntityRoutes, {
  list: (_ctx, { query }) => list(query),

  listLearnt: (_ctx, { query }) => listLearnt(query),

  acceptLearnt: (ctx, { body }) => acceptLearnt(ctx, body),

  refuseLearnt: (ctx, { body }) => refuseLearnt(ctx, body),

  sayLives: (ctx, { body }) => sayLives(ctx, body),

  get: (_ctx, { params }) => entityOf(params.id),

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  remove: (ctx, { params }) => remove(ctx, params.id),

  merge: (ctx, { params, body }) => merge(ctx, params.id, body),
});
