import { claimRoutes } from "@bupum/shared/deal/claims/contract";
import { mustBe } from "../../kernel/access.ts";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { makeClaim } from "./create.ts";
import { findClaim, listOwnClaims } from "./items.ts";
import { accept, escalate, propose, withdraw } from "./steps.ts";

export const handler = resource(claimRoutes, {
  list: (ctx, { query: { state, ...paging } }) =>
    listOwnClaims({ buyerId: userOf(ctx).userId }, state, paging),

  listOfSeller: (ctx, { query: { state, ...paging } }) =>
    listOwnClaims({ sellerId: userOf(ctx).sellerId }, state, paging),

  create: (ctx, { body }) => makeClaim(ctx, body),

  async get(ctx, { params }) {
    const claim = await findClaim(params.id);
    const { buyerId, sellerId } = claim;
    mustBe(ctx.actor, { buyerId, sellerId }, "buyer", "seller");
    return claim;
  },

  propose: (ctx, { params, body }) => propose(ctx, params.id, body),
  accept: (ctx, { params, body }) => accept(ctx, params.id, body),
  escalate: (ctx, { params, body }) => escalate(ctx, params.id, body),
  withdraw: (ctx, { params, body }) => withdraw(ctx, params.id, body),
});
