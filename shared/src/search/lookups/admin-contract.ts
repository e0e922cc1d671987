import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { lookupKinds } from "./kinds.ts";

const lookupHit = z.object({
  /** The id of the thing that the hit opens; of an estimate its request's. */
  id: z.string(),
  title: z.string(),
  detail: z.optional(z.string()),
});
export type LookupHit = z.output<typeof lookupHit>;

const lookupGroup = z.object({
  kind: z.enum(lookupKinds),
  items: z.array(lookupHit),
  /** There are more than are shown. */
  isMore: z.boolean(),
});
export type LookupGroup = z.output<typeof lookupGroup>;

export const lookupRoutes = {
  find: route({
    method: "GET",
    path: "/lookups",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Finds members, sellers, writers, requests, estimates, purchase orders, payments and bulk" +
      " registrations by any piece of two characters or more of a number, name, phone or file" +
      " (NEW).",
    query: z.strictObject({
      keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    }),
    /** Kinds without a hit are absent. */
    reply: z.object({ groups: z.array(lookupGroup) }),
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
