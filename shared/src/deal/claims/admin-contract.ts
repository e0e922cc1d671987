import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { prose } from "../../kernel/text/text.ts";
import { claim, creditHasAmount } from "./contract.ts";
import { claimSorts } from "./sorts.ts";
import { claimRemedies } from "./states.ts";

export const decisionFields = {
  remedy: z.enum(claimRemedies),
  /** What both sides read. */
  detail: prose(5, 1000),
};
const decision = z
  .strictObject({
    ...decisionFields,
    amount: z.optional(z.int().check(z.minimum(1))),
    version: z.optional(z.int()),
  })
  .check(creditHasAmount);
export type ClaimDecision = z.output<typeof decision>;

const ofClaim = z.strictObject({ id: id("clm") });

export const claimEntityRoutes = {
  list: route({
    method: "GET",
    path: "/claim-entities",
    access: "admin",
    roles: ["MODERATOR", "SUPPORT"],
    summary:
      "Lists claims, newest first; filter=status:ESCALATED for those that wait for a decision. Also" +
      " those of one seller or one buyer.",
    query: z.extend(pageQuery, {
      sort: sortOf(claimSorts),
      filter: filterOf(["status", "sellerId", "buyerId"]),
    }),
    reply: page(claim),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/claim-entities/{id}",
    access: "admin",
    roles: ["MODERATOR", "SUPPORT"],
    summary: "Reads one claim.",
    params: ofClaim,
    reply: claim,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  decide: route({
    method: "PATCH",
    path: "/claim-entities/{id}",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Decides a claim on which the two sides did not agree, with a reason; both are told.",
    params: ofClaim,
    body: decision,
    reply: claim,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
