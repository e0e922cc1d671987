import { memberName } from "../../kernel/member-name.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder } from "../../kernel/rule.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { differenceKinds, movements } from "./rules.ts";

/** Money of one day on one side, in won. */
const sums = z.object({
  charges: z.int(),
  charged: z.int(),
  refunds: z.int(),
  refunded: z.int(),
});
export type Sums = z.output<typeof sums>;

/** One day in Seoul: our ledger beside the provider's own list. */
const checkedDay = z.object({
  day,
  /** Absent until a night has compared the day. */
  checked: z.optional(
    z.object({
      at: instant,
      ledger: sums,
      provider: sums,
      /** The differences of the last comparison, and how many of them an admin has explained. */
      differences: z.int(),
      explained: z.int(),
    }),
  ),
});
export type CheckedDay = z.output<typeof checkedDay>;

const difference = z.object({
  day,
  kind: z.enum(differenceKinds),
  /**
   * The provider's key of the movement; if the provider does not have it, the key of our ledger
   * entry.
   */
  of: z.string(),
  movement: z.enum(movements),
  /** The provider's order id, which is the id of our payment. */
  paymentOrderId: z.string(),
  at: instant,
  /** KRW; absent on the side that does not have the movement. */
  ledgerAmount: z.optional(z.int()),
  providerAmount: z.optional(z.int()),
  foundAt: instant,
  /** When a later night found both sides equal. */
  goneAt: z.optional(instant),
  explained: z.optional(z.object({ at: instant, adminId: id("usr"), note: z.string() })),
  /** The member of the payment; absent if no payment of ours has that order id. */
  member: z.optional(memberName),
});
export type ShownDifference = z.output<typeof difference>;

const ofDay = z.strictObject({ day });

export const reconciliationRoutes = {
  list: route({
    method: "GET",
    path: "/reconciliations",
    access: "admin",
    roles: ["FINANCE"],
    summary:
      "Lists the days up to yesterday in Seoul since the first that was checked: our ledger beside" +
      " the card provider's list (NEW).",
    query: z
      .extend(pageQuery, {
        sort: sortOf(["day:desc", "day:asc"]),
        startDate: z.optional(day),
        endDate: z.optional(day),
      })
      .check(inOrder()),
    reply: page(checkedDay),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/reconciliations/{day}",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Reads what was found on one day (NEW).",
    params: ofDay,
    reply: checkedDay,
    problems: [],
    cost: "read",
  }),
  listDifferences: route({
    method: "GET",
    path: "/reconciliations/{day}/differences",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Lists the differences of one day, also those that are gone or explained (NEW).",
    params: ofDay,
    query: pageQuery,
    reply: page(difference),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  listOpen: route({
    method: "GET",
    path: "/reconciliation-differences",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Lists the differences of all days that nobody has explained, newest day first (NEW).",
    query: pageQuery,
    reply: page(difference),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  explain: route({
    method: "POST",
    path: "/reconciliations/{day}/explain",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Says what became of a difference, so that it is open no more; moves no money (NEW).",
    params: ofDay,
    body: z.strictObject({
      kind: z.enum(differenceKinds),
      of: z.string().check(z.minLength(1), z.maxLength(200)),
      note: oneLine(2, 200),
    }),
    reply: difference,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
