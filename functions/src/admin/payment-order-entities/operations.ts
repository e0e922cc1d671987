import { paymentOrderEntityRoutes } from "@bupum/shared/payment-orders/admin-contract";
import { trailOf } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/resource.ts";
import { findPayment } from "../../payment-orders/items.ts";
import { findAnyAccount } from "../../users/items.ts";
import { withMembers } from "../subscribe-entities/items.ts";
import { listEntities, listOf } from "./lists.ts";

export const handler = adminResource(paymentOrderEntityRoutes, {
  list: (_ctx, { query }) => listEntities(query),

  async get(_ctx, { params }) {
    const [found, history] = await Promise.all([
      findPayment(params.id),
      trailOf(["payment-order", params.id]),
    ]);
    const [entity] = await withMembers([found]);
    return { ...entity!, history };
  },

  async listOfUser(_ctx, { params, query }) {
    const [, found] = await Promise.all([
      findAnyAccount(params.userId),
      listOf(params.userId, query),
    ]);
    return found;
  },
});
