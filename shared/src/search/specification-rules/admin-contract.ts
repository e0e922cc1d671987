import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";

/** At most this many rules are kept: all of them are read together. */
export const mostSpecificationRules = 500;

/** LABEL: a label stands for a specification. UNIT: a spelling stands for a known unit. */
export const specificationRuleKinds = ["LABEL", "UNIT"] as const;

/** What an admin added to the rules by which specifications are read (S8-8). */
export const specificationRule = z.object({
  /** Of its kind and of what is written, so that nothing has two rules. */
  key: z.string(),
  kind: z.enum(specificationRuleKinds),
  /** The label, or the unit, as makers write it. */
  written: z.string(),
  /** The id of a specification, or a unit that is known. */
  means: z.string(),
  createdAt: instant,
  createdBy: id("usr"),
});
export type SpecificationRule = z.output<typeof specificationRule>;

/** Specifications of one label that are not read, in the products that were looked at. */
export const unreadLabel = z.object({
  name: inLanguages(80),
  /** Whether the label or the values are not understood. */
  reason: z.enum(["LABEL", "VALUE"]),
  count: z.int(),
  examples: z.array(z.object({ value: z.string(), productId: id("prd"), partNumber: z.string() })),
});
export type UnreadLabel = z.output<typeof unreadLabel>;

export const unreadOfCategory = z.object({
  items: z.array(unreadLabel),
  /** Products that were looked at, the newest of the category, and their specifications. */
  products: z.int(),
  specifications: z.int(),
  /** Whether the category has more products. */
  more: z.boolean(),
});
export type UnreadOfCategory = z.output<typeof unreadOfCategory>;

export const specificationRuleRoutes = {
  list: route({
    method: "GET",
    path: "/specification-rules",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists the rules that admins added for labels and units of specifications.",
    reply: z.object({ items: z.array(specificationRule) }),
    problems: [],
    cost: "read",
  }),
  unread: route({
    method: "GET",
    path: "/specification-rules/unread",
    access: "admin",
    roles: everyAdmin,
    summary: "Counts what is not read in the specifications of a category's newest 200 products.",
    query: z.strictObject({ categoryTagId: id("cat") }),
    reply: unreadOfCategory,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/specification-rules",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Adds a rule: products that are indexed from now on are read by it.",
    status: 201,
    body: z.strictObject({
      kind: z.enum(specificationRuleKinds),
      written: oneLine(1, 80),
      means: oneLine(1, 60),
    }),
    reply: specificationRule,
    problems: ["ENTRY_LIMIT", "SPELLING_EXISTS", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  remove: route({
    method: "DELETE",
    path: "/specification-rules/{key}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Removes a rule.",
    params: z.strictObject({ key: oneLine(1, 120) }),
    problems: ["NOT_FOUND"],
    cost: "write",
  }),
} satisfies Routes;
