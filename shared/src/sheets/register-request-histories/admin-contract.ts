import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { rule } from "../../kernel/rule.ts";
import { batchStatus } from "../../accounts/batch-job-status/contract.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword, prose } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { mending } from "./mending.ts";
import { requestSorts } from "./sorts.ts";
import { adminManualStatus, ofRequest, paged, registerRequestHistory } from "./contract.ts";

/** Days in Seoul; of an instant its day is used. */
const dayOrInstant = z.union([day, instant]);
const adminFilters = {
  adminManualStatus: z.optional(adminManualStatus),
  startAt: z.optional(dayOrInstant),
  endAt: z.optional(dayOrInstant),
  sellerName: z.optional(keyword),
};

export const adminRegisterRequestHistoryRoutes = {
  list: route({
    method: "GET",
    path: "/register-request-histories",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists bulk registrations, newest first.",
    query: z.extend(pageQuery, {
      ...adminFilters,
      sort: sortOf(requestSorts),
      filter: filterOf(["status"]),
    }),
    reply: page(registerRequestHistory),
    problems: paged,
    cost: "read",
  }),
  statusCounts: route({
    method: "GET",
    path: "/register-request-histories/status-counts",
    access: "admin",
    roles: everyAdmin,
    summary: "Counts bulk registrations by both statuses, for the filters of the list.",
    query: z.strictObject(adminFilters),
    reply: z.object({
      BEFOREPROGRESS: z.int(),
      DONE: z.int(),
      byStatus: z.object({
        READY: z.int(),
        IN_PROGRESS: z.int(),
        FAILED: z.int(),
        DONE: z.int(),
        CANCELLED: z.int(),
      }),
      /** The most rows that are searched for a seller's name: there may be more. */
      isPartial: z.boolean(),
    }),
    problems: [],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/register-request-histories/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one bulk registration.",
    params: ofRequest,
    reply: registerRequestHistory,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  mend: route({
    method: "PATCH",
    path: "/register-request-histories/{id}/rows",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Mends rows of a seller's sheet, such as its makers, and has it checked again.",
    params: ofRequest,
    body: mending,
    reply: registerRequestHistory,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT"],
    cost: "write",
  }),
  decide: route({
    method: "PATCH",
    path: "/register-request-histories/{id}/admin-manual-status",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Moves a bulk registration; DONE puts its good rows on sale.",
    params: ofRequest,
    body: z
      .strictObject({
        status: batchStatus,
        note: z.optional(prose(5, 500)),
        /** Creates unknown makers, so that their rows go on sale as well. */
        createMakers: z.optional(z.boolean()),
        version: z.optional(z.int()),
      })
      .check(
        rule((body) => body.status !== "FAILED" || body.note !== undefined, {
          error: "DETAIL_REQUIRED",
          path: ["note"],
        }),
      ),
    reply: registerRequestHistory,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT"],
    cost: "write",
  }),
} satisfies Routes;
