import { reconciliationRoutes } from "@bupum/shared/billing/reconciliations/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { listDifferences, listDifferencesOf } from "../../billing/reconciliations/items.ts";
import { pageWithPayments } from "./list-differences.ts";
import { getDay, listDays } from "./list.ts";
import { explain } from "./explain.ts";

export const handler = adminResource(reconciliationRoutes, {
  list: (ctx, { query }) => listDays(query, ctx.now()),
  get: (_ctx, { params }) => getDay(params.day),
  listDifferences: async (_ctx, { params, query }) =>
    pageWithPayments(await listDifferencesOf(params.day, query)),
  listOpen: async (_ctx, { query }) => pageWithPayments(await listDifferences(true, query)),
  explain: (ctx, { params, body }) => explain(ctx, params.day, body),
});
