import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { rule } from "../../kernel/rule.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { sellerApproval } from "../users/contract.ts";
import { region } from "../../reference/regions/region.ts";
import { sellerInfo } from "./contract.ts";
import { sellerSorts } from "./sorts.ts";
import { taxStatus } from "./tax-status.ts";

/** One row of the reviewer's list; `reviewDueAt` drives the clock. */
export const sellerInfoRow = z.object({
  id: id("sel"),
  userId: id("usr"),
  companyName: z.string(),
  businessNumber: z.string(),
  representative: z.string(),
  region,
  status: sellerApproval,
  isReapproval: z.boolean(),
  submittedAt: z.optional(instant),
  reviewDueAt: z.optional(instant),
});
export type SellerInfoRow = z.output<typeof sellerInfoRow>;

export const adminSellerInfoRoutes = {
  get: route({
    method: "GET",
    path: "/seller-info",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one seller with draft and approved copy.",
    query: z.strictObject({ sellerId: id("sel") }),
    reply: sellerInfo,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  decide: route({
    method: "PATCH",
    path: "/seller-info",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Approves, refuses or revokes. A refusal needs a reason.",
    body: z
      .strictObject({
        sellerId: id("sel"),
        status: z.enum(["APPROVED", "REJECTED"]),
        reason: z.optional(prose(5, 500)),
        correctionNote: z.optional(prose(0, 1000)),
        version: z.optional(z.int()),
      })
      .check(
        rule((body) => body.status === "APPROVED" || body.reason !== undefined, {
          error: "DETAIL_REQUIRED",
          path: ["reason"],
        }),
      ),
    reply: sellerInfo,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT"],
    cost: "write",
  }),
} satisfies Routes;

export const sellerInfoEntityRoutes = {
  list: route({
    method: "GET",
    path: "/seller-info-entities",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists sellers, newest first. A sort by reviewDueAt wants filter=status:PENDING: those who wait." +
      " Words are looked for in company name, representative and business number.",
    query: z.extend(pageQuery, {
      sort: sortOf(sellerSorts),
      filter: filterOf(["status"]),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(sellerInfoRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/seller-info-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one seller with draft and approved copy.",
    params: z.strictObject({ id: id("sel") }),
    reply: sellerInfo,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  taxStatus: route({
    method: "GET",
    path: "/seller-info-entities/{id}/tax-status",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Asks the tax office for the business numbers of a seller's draft and approved copy (NEW).",
    params: z.strictObject({ id: id("sel") }),
    reply: z.object({ numbers: z.array(taxStatus), askedAt: instant }),
    problems: ["NOT_FOUND", "UNAVAILABLE"],
    cost: "search",
  }),
} satisfies Routes;
