import { trail } from "../../kernel/trail.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { closeReason } from "../estimate-groups/fields.ts";
import { humanNumber, id, lineId } from "../../kernel/ids.ts";
import { page } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder } from "../../kernel/rule.ts";
import { prose } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { ledgerQuery, parties, someOf } from "../product-estimate-orders/admin-contract.ts";
import { order } from "../product-estimate-orders/contract.ts";
import { proposalProblems } from "../product-estimate-responses/contract.ts";
import { lineDetail, replyType, replyTypes } from "./contract.ts";

export const lineRow = z.extend(z.pick(order, parties), {
  id: lineId,
  groupId: id("egr"),
  groupNumber: humanNumber,
  estimateId: id("est"),
  title: z.string(),
  replyType,
  open: z.boolean(),
  closeReason: z.optional(closeReason),
  dueAt: instant,
  createdAt: instant,
  deletedAt: z.optional(instant),
});
export type LineEntityRow = z.output<typeof lineRow>;

/** A week of Monday to Sunday in Seoul. */
const week = z.object({
  week: day,
  /** Requests of that week, and how many of them have a quote and an accepted order by now. */
  requests: z.int(),
  quoted: z.int(),
  ordered: z.int(),
  /** The median time of the first answers of that week; absent without any. */
  medianAnswerMinutes: z.optional(z.int()),
  /** Orders placed in that week. */
  orders: z.int(),
  /**
   * Orders accepted in that week and not cancelled since, and their value in won at the rates of
   * acceptance.
   */
  confirmed: z.int(),
  valueKrw: z.int(),
});
export const tradeStatistics = z.object({
  /** The last 26, oldest first; the last one is still running. */
  weeks: z.array(week),
  /** Makers of the most requested lines since that month, ten at most. */
  makersFrom: z.string(),
  makers: z.array(z.object({ name: z.string(), lines: z.int() })),
});
export type TradeStatistics = z.output<typeof tradeStatistics>;

export const lineEntityRoutes = {
  statistics: route({
    method: "GET",
    path: "/product-estimate-entities/statistics",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Counts requests, answer times and orders by week, and requested lines by maker, from" +
      " counters that a worker moves behind each of them (NEW).",
    reply: tradeStatistics,
    problems: [],
    cost: "read",
  }),
  list: route({
    method: "GET",
    path: "/product-estimate-entities",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists the lines of all requests by reply, days and the names of both sides, product and" +
      " part; with filter state, deleted ones.",
    query: z.extend(ledgerQuery, { replyTypes: z.optional(someOf(replyTypes)) }).check(inOrder()),
    reply: page(lineRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  get: route({
    method: "GET",
    path: "/product-estimate-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one line, with its quotes and all that is on record of it.",
    params: z.strictObject({ id: lineId }),
    reply: z.extend(lineDetail, { history: trail, deletedAt: z.optional(instant) }),
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  reject: route({
    method: "PATCH",
    path: "/product-estimate-entities/{id}/reject",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Refuses a line in its seller's place.",
    params: z.strictObject({ id: lineId }),
    body: z.strictObject({ note: prose(5, 500) }),
    problems: ["NOT_FOUND", "ESTIMATE_CLOSED", "HAS_ACTIVE_ORDER", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  propose: route({
    method: "POST",
    path: "/product-estimate-entities/{id}/product",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Proposes a part of the catalogue for a line that was asked for in words (NEW).",
    params: z.strictObject({ id: lineId }),
    body: z.strictObject({ productId: id("prd") }),
    problems: [...proposalProblems],
    cost: "write",
    idempotent: true,
  }),
  remove: route({
    method: "DELETE",
    path: "/product-estimate-entities/{id}",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Takes a line away from its seller and its buyer; its record stays.",
    params: z.strictObject({ id: lineId }),
    problems: ["NOT_FOUND", "HAS_ACTIVE_ORDER", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
