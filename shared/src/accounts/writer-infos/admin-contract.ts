import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { keyword, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { writerApproval, writerRoles } from "../users/contract.ts";
import { writerInfo } from "./contract.ts";
import { writerDecisions } from "./rules.ts";
import { writerSorts } from "./sorts.ts";

/** One row of the reviewer's list; `reviewDueAt` drives the clock. */
export const writerInfoRow = z.object({
  id: id("wri"),
  userId: id("usr"),
  penName: z.string(),
  organization: z.optional(z.string()),
  occupation: z.string(),
  careerYears: z.int(),
  status: writerApproval,
  writerRole: z.enum(writerRoles),
  wantedRole: z.enum(["WRITER", "EXPERT"]),
  isReapproval: z.boolean(),
  submittedAt: instant,
  reviewDueAt: z.optional(instant),
});
export type WriterInfoRow = z.output<typeof writerInfoRow>;

export const adminWriterInfoRoutes = {
  list: route({
    method: "GET",
    path: "/writer-infos",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists writers and applicants, newest first. A sort by reviewDueAt wants" +
      " filter=status:PENDING: those who wait. Words are looked for in pen name and organization.",
    query: z.extend(pageQuery, {
      sort: sortOf(writerSorts),
      filter: filterOf(["status", "writerRole"]),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(writerInfoRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/writer-infos/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one writer with draft and approved proof.",
    params: z.strictObject({ id: id("wri") }),
    reply: writerInfo,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  decide: route({
    method: "PATCH",
    path: "/writer-infos",
    access: "admin",
    roles: ["MODERATOR"],
    summary:
      "Approves, asks for a correction, refuses, gives another role, revokes or restores a writer.",
    body: z
      .strictObject({
        writerId: id("wri"),
        status: z.enum(writerDecisions),
        /** With an approval: the role that the writer gets. */
        writerRole: z.optional(z.enum(["WRITER", "EXPERT"])),
        /** The wiki categories that an EXPERT may edit. */
        expertCategories: z._default(z.array(id("wct")).check(z.maxLength(50)), []),
        /** What to correct, or the reason of a refusal; the applicant reads it. */
        reason: z.optional(prose(5, 1000)),
        version: z.optional(z.int()),
      })
      .check(
        rule(({ status, reason }) => status === "APPROVED" || reason !== undefined, {
          error: "DETAIL_REQUIRED",
          path: ["reason"],
        }),
        rule(({ status, writerRole }) => status !== "APPROVED" || writerRole !== undefined, {
          error: "required",
          path: ["writerRole"],
        }),
        rule(
          ({ writerRole, expertCategories }) =>
            (writerRole === "EXPERT") === expertCategories.length > 0,
          { error: "invalid_value", path: ["expertCategories"] },
        ),
      ),
    reply: writerInfo,
    problems: ["NOT_FOUND", "FORBIDDEN", "INVALID_TRANSITION", "VERSION_CONFLICT"],
    cost: "write",
  }),
} satisfies Routes;
