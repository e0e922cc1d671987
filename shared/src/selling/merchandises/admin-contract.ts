import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import {
  merchandise,
  merchandiseChange,
  merchandiseDraftFor,
  merchandiseLimits,
} from "./contract.ts";
import { merchandiseSorts } from "./sorts.ts";

/** HIDDEN: its seller is not approved at present, or its part is not shown. */
export const merchandiseStates = ["ON_SALE", "HIDDEN", "REMOVED"] as const;
export type MerchandiseState = (typeof merchandiseStates)[number];

export const merchandiseEntity = z.extend(merchandise, {
  state: z.enum(merchandiseStates),
  removedBy: z.optional(z.enum(["SELLER", "ADMIN"])),
});
export type MerchandiseEntity = z.output<typeof merchandiseEntity>;

/** An event in the life of a listing, and who caused it. */
const pastEvent = z.object({
  from: z.string(),
  to: z.string(),
  actorRole: z.string(),
  reason: z.optional(z.string()),
  at: instant,
});

export const merchandiseEntityRoutes = {
  list: route({
    method: "GET",
    path: "/merchandise-entities",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists listings on sale, or those of a seller, a maker, a condition or a state; those of a part" +
      " whether they are shown or not. Removed ones come the last one first, those of a part by" +
      " seller; a sort is refused there.",
    query: z.extend(pageQuery, {
      sort: sortOf(merchandiseSorts),
      filter: filterOf(["sellerId", "manufactorId", "productId", "condition", "state"]),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(merchandiseEntity),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/merchandise-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one listing, also a removed one, and what became of it.",
    params: z.strictObject({ id: id("mch") }),
    reply: z.extend(merchandiseEntity, { history: z.array(pastEvent) }),
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/merchandise-entities",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Puts a part on sale on behalf of a seller, within the seller's plan.",
    status: 201,
    body: merchandiseDraftFor,
    reply: merchandiseEntity,
    problems: ["MERCHANDISE_EXISTS", "SUBSCRIPTION_REQUIRED", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/merchandise-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Changes a listing on behalf of its seller.",
    params: z.strictObject({ id: id("mch") }),
    body: merchandiseChange,
    reply: merchandiseEntity,
    problems: ["NOT_FOUND", "VERSION_CONFLICT"],
    cost: "write",
  }),
  removeMany: route({
    method: "DELETE",
    path: "/merchandise-entities",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Takes up to 100 listings off sale for good, and tells their sellers why.",
    body: z.strictObject({
      ids: z.array(id("mch")).check(z.minLength(1), z.maxLength(merchandiseLimits.removedByCall)),
      reason: prose(5, 500),
    }),
    reply: z.object({
      removed: z.array(id("mch")),
      /** Unknown, or already off sale. */
      missing: z.array(id("mch")),
    }),
    problems: [],
    cost: "write",
  }),
} satisfies Routes;
