import type { ParsedInput } from "@bupum/shared/kernel/route";
import { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { mustBe } from "../../kernel/access.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { acceptOrders } from "./accept.ts";
import { setBuyerNumber } from "./buyer-number.ts";
import { cancelLines, cancelOrder } from "./cancel.ts";
import { completeLines, completeOrder } from "./complete.ts";
import { countBetween, readCounts } from "./counts.ts";
import { placeOrders } from "./create.ts";
import { findOrder, type OrderItem } from "./items.ts";
import { keepLines, keepOrder } from "./keep.ts";
import { listOwnOrders } from "./lists.ts";
import { listPurchaseOrders, readPurchaseOrder } from "./purchase-orders.ts";
import { rejectOrders } from "./reject.ts";
import { toOrder } from "./rules.ts";
import { holdShipDate, moveShipDate } from "./ship-dates.ts";
import { shipLines, shipOrder } from "./ship.ts";

type Counted = ParsedInput<(typeof orderRoutes)["counts"]>["query"];
const isDated = ({ startDate, endDate }: Counted) => (startDate ?? endDate) !== undefined;

export const handler = resource(
  { ...orderRoutes, ...purchaseOrderRoutes },
  {
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

    purchaseOrders: (ctx, { query }) => listPurchaseOrders({ buyerId: userOf(ctx).userId }, query),

    purchaseOrdersOfSeller: (ctx, { query }) =>
      listPurchaseOrders({ sellerId: userOf(ctx).sellerId }, query),

    lines: (ctx, { params }) => readPurchaseOrder(ctx, params.id),

    cancelLines: async (ctx, { params, body }) =>
      allSeenBy(ctx, await cancelLines(ctx, params.id, body)),
    keepLines: async (ctx, { params, body }) =>
      allSeenBy(ctx, await keepLines(ctx, params.id, body)),
    completeLines: async (ctx, { params, body }) =>
      allSeenBy(ctx, await completeLines(ctx, params.id, body)),
    setBuyerNumber: async (ctx, { params, body }) =>
      allSeenBy(ctx, await setBuyerNumber(ctx, params.id, body)),
    shipLines: async (ctx, { params, body }) =>
      allSeenBy(ctx, await shipLines(ctx, params.id, body)),
    holdShipDate: async (ctx, { params, body }) =>
      allSeenBy(ctx, await holdShipDate(ctx, params.id, body)),
    moveShipDate: async (ctx, { params, body }) =>
      allSeenBy(ctx, await moveShipDate(ctx, params.id, body)),

    cancel: async (ctx, { params, body }) => seenBy(ctx, await cancelOrder(ctx, params.id, body)),
    keep: async (ctx, { params }) => seenBy(ctx, await keepOrder(ctx, params.id)),
    complete: async (ctx, { params }) => seenBy(ctx, await completeOrder(ctx, params.id)),
    ship: async (ctx, { params, body }) => seenBy(ctx, await shipOrder(ctx, params.id, body)),
  },
);

const allSeenBy = (ctx: Context, orders: readonly OrderItem[]) => ({
  orders: orders.map((order) => seenBy(ctx, order)),
});

const seenBy = (ctx: Context, order: OrderItem) =>
  toOrder(order, mustBe(ctx.actor, order, "buyer", "seller", "admin"));
