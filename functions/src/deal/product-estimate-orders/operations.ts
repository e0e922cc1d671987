import type { ParsedInput } from "@bupum/shared/kernel/route";
import { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { mustBe } from "../../kernel/access.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/resource.ts";
import { acceptOrders } from "./accept.ts";
import { cancelOrder } from "./cancel.ts";
import { completeOrder } from "./complete.ts";
import { countBetween, readCounts } from "./counts.ts";
import { placeOrders } from "./create.ts";
import { findOrder, type OrderItem } from "./items.ts";
import { keepOrder } from "./keep.ts";
import { listOwnOrders } from "./lists.ts";
import { rejectOrders } from "./reject.ts";
import { toOrder } from "./rules.ts";
import { shipOrder } from "./ship.ts";

type Counted = ParsedInput<(typeof orderRoutes)["counts"]>["query"];
const isDated = ({ startDate, endDate }: Counted) => (startDate ?? endDate) !== undefined;

export const handler = resource(orderRoutes, {
  counts(ctx, { query }) {
    const { userId: buyerId } = userOf(ctx);
    return isDated(query) ? countBetween(buyerId, query) : readCounts(buyerId);
  },

  sellerCounts(ctx, { query }) {
    const { sellerId } = userOf(ctx);
    return isDated(query) ? countBetween(sellerId, query) : readCounts(sellerId);
  },

  list: (ctx, { query }) => listOwnOrders({ buyerId: userOf(ctx).userId }, query),

  create: (ctx, { body }) => placeOrders(ctx, body),

  listOfSeller: (ctx, { query }) => listOwnOrders({ sellerId: userOf(ctx).sellerId }, query),

  async get(ctx, { params }) {
    return seenBy(ctx, await findOrder(params.id));
  },

  async accept(ctx, { params, body }) {
    const orders = await acceptOrders(ctx, params.id, body);
    return { orders: orders.map((order) => toOrder(order, "seller")) };
  },

  async reject(ctx, { params, body }) {
    const orders = await rejectOrders(ctx, params.id, body);
    return { orders: orders.map((order) => toOrder(order, "seller")) };
  },

  cancel: async (ctx, { params, body }) => seenBy(ctx, await cancelOrder(ctx, params.id, body)),
  keep: async (ctx, { params }) => seenBy(ctx, await keepOrder(ctx, params.id)),
  complete: async (ctx, { params }) => seenBy(ctx, await completeOrder(ctx, params.id)),
  ship: async (ctx, { params, body }) => seenBy(ctx, await shipOrder(ctx, params.id, body)),
});

const seenBy = (ctx: Context, order: OrderItem) =>
  toOrder(order, mustBe(ctx.actor, order, "buyer", "seller", "admin"));
