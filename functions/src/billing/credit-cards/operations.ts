import { creditCardRoutes } from "@bupum/shared/billing/credit-cards/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { create } from "./create.ts";
import { get } from "./get.ts";
import { remove } from "./remove.ts";
import { update } from "./update.ts";

export const handler = resource(creditCardRoutes, {
  get: (ctx) => get(userOf(ctx)),
  create: (ctx, { body }) => create(ctx, userOf(ctx).userId, body),
  update: (ctx, { body }) => update(ctx, userOf(ctx).userId, body),
  remove: (ctx) => remove(ctx, userOf(ctx).userId),
});
