import {
  type RegisterRequestHistory,
  registerRequestHistoryRoutes,
} from "@bupum/shared/sheets/register-request-histories/contract";
import { mustBe } from "../../kernel/access.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { listRows } from "../register-merchandise-histories/items.ts";
import { allowance } from "./allowance.ts";
import { cancel } from "./cancel.ts";
import { create } from "./create.ts";
import * as items from "./items.ts";
import { mend } from "./mend.ts";
import { registerWords } from "./rules.ts";
import { templateFile } from "./template.ts";

export const handler = resource(registerRequestHistoryRoutes, {
  create: (ctx, { body }) => create(ctx, body),

  async list(ctx, { query }) {
    const page = await items.listOfSeller(userOf(ctx).sellerId, query);
    return { ...page, items: page.items.map((one) => shown(ctx, one)) };
  },

  allowance: (ctx) => allowance(ctx),

  async template(ctx, { query: { action, language } }) {
    return await templateFile(action, registerWords[language], language, ctx.now());
  },

  async get(ctx, { params }) {
    return shown(ctx, await findOwn(ctx, params.id));
  },

  async rows(ctx, { params, query: { outcome, ...paging } }) {
    const words = registerWords[ctx.language];
    const [page] = await Promise.all([
      listRows(params.id, outcome, paging, words),
      findOwn(ctx, params.id),
    ]);
    return page;
  },

  async mend(ctx, { params, body }) {
    return shown(ctx, await mend(ctx, await findOwn(ctx, params.id), body));
  },

  async change(ctx, { params, body }) {
    const before = await findOwn(ctx, params.id);
    return shown(ctx, await cancel(ctx, before, "seller", body.version));
  },
});

const shown = (ctx: Context, request: items.RequestItem): RegisterRequestHistory =>
  items.toHistory(request, registerWords[ctx.language]);

async function findOwn(ctx: Context, id: RegisterRequestHistory["id"]) {
  const request = await items.find(id);
  mustBe(ctx.actor, { sellerId: request.sellerId }, "seller");
  return request;
}
