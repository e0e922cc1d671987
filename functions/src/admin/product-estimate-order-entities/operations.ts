import { orderEntityRoutes } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { trailOf } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { acceptOrders } from "../../deal/product-estimate-orders/accept.ts";
import { completeLines } from "../../deal/product-estimate-orders/complete.ts";
import { cancelLines, cancelOrder } from "../../deal/product-estimate-orders/cancel.ts";
import {
  findAnyOrder,
  type OrderItem,
  readOrders,
} from "../../deal/product-estimate-orders/items.ts";
import { keepLines, keepOrder } from "../../deal/product-estimate-orders/keep.ts";
import { rejectOrders } from "../../deal/product-estimate-orders/reject.ts";
import { removeOrder } from "../../deal/product-estimate-orders/remove.ts";
import { shipLines } from "../../deal/product-estimate-orders/ship.ts";
import { toOrder } from "../../deal/product-estimate-orders/rules.ts";
import { listOrders, listPurchaseOrders } from "./lists.ts";

export const handler = adminResource(orderEntityRoutes, {
  list: (_ctx, { query }) => listOrders(query),

  async get(_ctx, { params }) {
    const order = await findAnyOrder(params.id);
    return { ...toEntity(order), history: await trailOf(...entitiesOf(order)) };
  },

  async accept(ctx, { params, body }) {
    return { orders: (await acceptOrders(ctx, params.id, body)).map(toEntity) };
  },

  async reject(ctx, { params, body }) {
    return { orders: (await rejectOrders(ctx, params.id, body)).map(toEntity) };
  },

  purchaseOrders: (_ctx, { query }) => listPurchaseOrders(query),

  async lines(_ctx, { params }) {
    const { siblings } = await findAnyOrder(params.id);
    return { orders: (await readOrders(siblings.map(({ id }) => id))).map(toEntity) };
  },

  async cancelLines(ctx, { params, body }) {
    return { orders: (await cancelLines(ctx, params.id, body)).map(toEntity) };
  },

  async keepLines(ctx, { params, body }) {
    return { orders: (await keepLines(ctx, params.id, body)).map(toEntity) };
  },

  async shipLines(ctx, { params, body }) {
    return { orders: (await shipLines(ctx, params.id, body)).map(toEntity) };
  },

  async completeLines(ctx, { params, body }) {
    return { orders: (await completeLines(ctx, params.id, body)).map(toEntity) };
  },

  cancel: async (ctx, { params, body }) => toEntity(await cancelOrder(ctx, params.id, body)),

  keep: async (ctx, { params }) => toEntity(await keepOrder(ctx, params.id)),

  remove: (ctx, { params }) => removeOrder(ctx, params.id),
});

const toEntity = (order: OrderItem) => ({
  ...toOrder(order, "admin"),
  ...(order.deletedAt && { deletedAt: order.deletedAt }),
});

/** The audit events of the request, the estimate, the purchase order and this line. */
const entitiesOf = (order: OrderItem) =>
  [
    ["estimateGroup", order.groupId],
    ["estimate", order.estimateId],
    ["productEstimate", order.productEstimateId],
    ["orderBatch", order.orderBatchId],
    ["order", order.id],
  ] as const;
