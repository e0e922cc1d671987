import { Problem } from "@bupum/shared/kernel/problem";
import { makerEntityRoutes } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { audit } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";
import { dropMaker } from "../../catalogue/manufactors/writes.ts";
import { create } from "./create.ts";
import { find } from "./items.ts";
import { list } from "./lists.ts";
import { merge } from "./merge.ts";
import { update } from "./update.ts";

export const handler = adminResource(makerEntityRoutes, {
  list: (_ctx, { query }) => list(query),

  get: (_ctx, { params }) => find(params.id),

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  async remove(ctx, { params }) {
    const maker = await find(params.id);
    if (maker.state === "MERGED") throw new Problem("NOT_FOUND");
    await write(
      ...dropMaker(maker, ctx.now()),
      audit(ctx, { entity: "manufactor", id: maker.id, from: maker.state, to: "DELETED" }),
    );
  },

  merge: (ctx, { params, body }) => merge(ctx, params.id, body),
});
