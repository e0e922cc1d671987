import { trail } from "../../kernel/trail.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { closeReason } from "../estimate-groups/fields.ts";
import { humanNumber, id, lineId } from "../../kernel/ids.ts";
import { page } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder, rule } from "../../kernel/rule.ts";
import { prose } from "../../kernel/text/text.ts";
import { addDays, type Day, day, instant } from "../../kernel/time.ts";
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

/** A longer period would cost more than one read. */
const mostDays = 366;
const atMostAYear = rule<{ startDate?: Day | undefined; endDate?: Day | undefined }>(
  ({ startDate, endDate }) => !startDate || !endDate || endDate <= addDays(startDate, mostDays - 1),
  { error: "DATE_RANGE", path: ["endDate"] },
);

/** What happened in one or several weeks. */
const figures = z.object({
  /** Requests of that time, and how many of them have a quote and an accepted order by now. */
  requests: z.int(),
  quoted: z.int(),
  ordered: z.int(),
  /** The median time of the first answers of that time; absent without any. */
  medianAnswerMinutes: z.optional(z.int()),
  /** Orders placed in that time, and how many of them stand accepted and are completed by now. */
  orders: z.int(),
  accepted: z.int(),
  completed: z.int(),
  /**
   * Orders accepted in that time and not cancelled since, and their value in won at the rates of
   * acceptance.
   */
  confirmed: z.int(),
  valueKrw: z.int(),
});
export type TradeFigures = z.output<typeof figures>;
/** A week of Monday to Sunday in Seoul. */
const week = z.extend(figures, { week: day });
/** Whole weeks, from a Monday to a Sunday. */
const period = z.object({ from: day, to: day, figures });
export const tradeStatistics = z.object({
  /** The chosen weeks, and as many before them. */
  period,
  before: period,
  /** Whether the period includes the running week. */
  running: z.boolean(),
  /** 26 weeks up to the last one of the period, or all of a longer period; oldest first. */
  weeks: z.array(week),
  /** Makers of the most requested lines in three months up to the period's end, ten at most. */
  makersFrom: z.string(),
  makers: z.array(z.object({ name: z.string(), lines: z.int() })),
});
export type TradeStatistics = z.output<typeof tradeStatistics>;

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
/** Accounts by the month of their first deal; `dealt[n]` of them dealt n months later. */
const cohort = z.object({ month, dealt: z.array(z.int()) });
export const tradeCohorts = z.object({
  /** The last twelve months, oldest first. Buyers sent a request, sellers gave a first answer. */
  buyers: z.array(cohort),
  sellers: z.array(cohort),
});
export type TradeCohorts = z.output<typeof tradeCohorts>;

export const lineEntityRoutes = {
  statistics: route({
    method: "GET",
    path: "/product-estimate-entities/statistics",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Counts requests, answer times and orders of a period and of as many weeks before it, by" +
      " week, and requested lines by maker, from counters that a worker moves behind each (NEW).",
    query: z
      .strictObject({
        /** The weeks of these days and all between them; the last four whole weeks by default. */
        startDate: z.optional(day),
        endDate: z.optional(day),
      })
      .check(inOrder(), atMostAYear),
    reply: tradeStatistics,
    problems: [],
    cost: "read",
  }),
  cohorts: route({
    method: "GET",
    path: "/product-estimate-entities/cohorts",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Counts buyers and sellers by the month of their first deal, and how many of them dealt in" +
      " each month after it (NEW).",
    reply: tradeCohorts,
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
