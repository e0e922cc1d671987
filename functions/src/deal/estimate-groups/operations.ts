import { groupRoutes, type GroupRow } from "@bupum/shared/deal/estimate-groups/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { mustBe } from "../../kernel/access.ts";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { readSellers } from "../../accounts/seller-infos/items.ts";
import { findGroup } from "../whole-groups/items.ts";
import { cancelGroup } from "./cancel.ts";
import { changeStatus } from "./change-status.ts";
import { closeGroup } from "./close.ts";
import { createGroup } from "./create.ts";
import { type GroupItem, groupsOfBom } from "../whole-groups/groups.ts";
import { listOwnGroups } from "./lists.ts";
import { toGroup } from "./rules.ts";
import { updateGroup } from "./update.ts";

const asRow = (row: GroupItem): GroupRow => row;

export const handler = resource(groupRoutes, {
  async list(ctx, { query }) {
    if (query.bomId) {
      const groups = await groupsOfBom(userOf(ctx).userId, query.bomId);
      return { items: groups.map(asRow), page: 1, itemsPerPage: query.itemsPerPage };
    }
    return listOwnGroups(userOf(ctx).userId, query);
  },

  create: (ctx, { body }) =>
    createGroup(ctx, body, ({ id, number, estimates, unassignedLineIds }) => ({
      id,
      number,
      estimateIds: estimates.map((estimate) => estimate.id),
      unassignedLineIds,
    })),

  async get(ctx, { params }) {
    const found = await findGroup(params.id);
    // Sellers never see the request itself: it names their competitors (D7-2).
    if (found.group.id !== params.id || found.group.deletedAt) throw new Problem("NOT_FOUND");
    mustBe(ctx.actor, { buyerId: found.group.buyerId }, "buyer", "admin");
    const group = toGroup(found);
    const sellers = await readSellers(group.estimates.map(({ sellerId }) => sellerId));
    const estimates = group.estimates.map((estimate, index) => ({
      ...estimate,
      reliability: sellers[index]?.reliability,
      paymentTerms: sellers[index]?.approved?.paymentTerms,
    }));
    return { ...group, estimates };
  },

  update: (ctx, { params, body }) => updateGroup(ctx, params.id, body),

  cancel: (ctx, { params, body }) => cancelGroup(ctx, params.id, body.reason),

  close: (ctx, { params }) => closeGroup(ctx, params.id),

  changeStatus: (ctx, { params, body }) => changeStatus(ctx, params.id, body.status),
});
