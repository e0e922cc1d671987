import { registerMerchandiseHistoryRoutes } from "@bupum/shared/sheets/register-merchandise-histories/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import * as rows from "../../sheets/register-merchandise-histories/items.ts";
import * as requests from "../../sheets/register-request-histories/items.ts";
import { registerWords } from "../../sheets/register-request-histories/rules.ts";
import { enter } from "./create.ts";

export const handler = adminResource(registerMerchandiseHistoryRoutes, {
  async list(ctx, { query: { registerRequestHistoryId, outcome, ...paging } }) {
    const words = registerWords[ctx.language];
    const [page] = await Promise.all([
      rows.listRows(registerRequestHistoryId, outcome, paging, words),
      requests.find(registerRequestHistoryId),
    ]);
    return page;
  },

  async create(ctx, { body }) {
    const words = registerWords[ctx.language];
    const entered = await enter(ctx, body);
    return { items: entered.map((row) => rows.toHistory(row, words)) };
  },
});
