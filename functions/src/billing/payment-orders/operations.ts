import { paymentOrderRoutes } from "@bupum/shared/billing/payment-orders/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { listPaymentsOf } from "./items.ts";
import { webhook } from "./webhook.ts";

export const handler = resource(paymentOrderRoutes, {
  list: (ctx, { query }) => listPaymentsOf(userOf(ctx).userId, query),

  async webhook(ctx, { params, body }) {
    await webhook(ctx, params.key, body);
    return {};
  },
});
