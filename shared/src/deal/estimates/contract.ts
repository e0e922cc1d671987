import { companyActs } from "../../kernel/company-roles.ts";
import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { inOrder, rule } from "../../kernel/rule.ts";
import { estimateLimits, groupFields, groupLineDraft } from "../estimate-groups/contract.ts";
import { closeReason, estimateStatus } from "../estimate-groups/fields.ts";
import { lastTerms } from "../product-estimate-responses/last-terms.ts";
import { fileSummary } from "../../accounts/files/contract.ts";
import { humanNumber, id, requestLineId } from "../../kernel/ids.ts";
import { currency } from "../../kernel/money/money.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { estimateSearchTypes, sides } from "../estimate-groups/sides.ts";
import { shippingFeePayer } from "../../selling/merchandises/contract.ts";
import { region } from "../../reference/regions/region.ts";

export const estimateRow = z.object({
  id: id("est"),
  number: humanNumber,
  groupId: id("egr"),
  groupNumber: humanNumber,
  title: z.string(),
  sellerId: id("sel"),
  sellerName: z.string(),
  buyerName: z.string(),
  buyerRegion: z.optional(region),
  status: estimateStatus,
  open: z.boolean(),
  closeReason: z.optional(closeReason),
  lineCount: z.int(),
  pendingCount: z.int(),
  repliedCount: z.int(),
  rejectedCount: z.int(),
  /** Of its lines those that its seller lists; absent until they are written. */
  listedCount: z.optional(z.int()),
  dueAt: instant,
  /** When the first of its waiting lines is due: one that was asked anew has its own deadline. */
  nextDueAt: z.optional(instant),
  firstViewedAt: z.optional(instant),
  /** When its seller first quoted or refused a line; absent before. */
  firstAnsweredAt: z.optional(instant),
  /** When it last changed: asked, answered, asked anew, extended, ordered or closed. */
  lastActivityAt: z.optional(instant),
  createdAt: instant,
});
export type EstimateRow = z.output<typeof estimateRow>;

/** One seller's part of a request, with the request's header as that reader may see it (D7-2). */
export const estimate = z.extend(estimateRow, {
  /** For a seller's bookmark of the buyer (D14-1); it gives no other access. */
  buyerId: id("usr"),
  memo: z.optional(z.string()),
  closeDetail: z.optional(z.string()),
  strictDeadline: z.boolean(),
  desiredDeliveryDate: z.optional(day),
  region: z.optional(region),
  shippingFeePayer: z.optional(shippingFeePayer),
  preferredCurrency: z.optional(currency),
  /** The buyer's contact: masked for the seller until an order is accepted. */
  contact: z.object({
    name: z.string(),
    phone: z.optional(z.string()),
    email: z.optional(z.string()),
    masked: z.boolean(),
  }),
  files: z.array(fileSummary),
  /** What its seller said last in an answer, to start the next one with; for its seller alone. */
  lastTerms: z.optional(lastTerms),
});
export type Estimate = z.output<typeof estimate>;

export const estimateRoutes = {
  list: route({
    method: "GET",
    path: "/estimates",
    access: "user",
    company: companyActs.read,
    summary:
      "Lists estimates of one's own requests (BUY, newest first) or those sent to one's company (SELL, waiting ones by deadline, then newest).",
    query: z
      .extend(pageQuery, {
        side: z._default(z.enum(sides), "BUY"),
        status: z.optional(estimateStatus),
        /** Of what waits for its seller. */
        dueWithin: z.optional(z.literal("24h")),
        searchType: z.optional(z.enum(estimateSearchTypes)),
        searchKeyword: z.optional(keyword),
        startDate: z.optional(day),
        endDate: z.optional(day),
      })
      .check(inOrder()),
    reply: page(estimateRow),
    problems: ["SELLER_REGISTRATION_REQUIRED", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/estimates",
    access: "user",
    company: companyActs.ask,
    summary: "Adds a seller to an open request, or asks one seller straight away.",
    status: 201,
    body: z
      .strictObject({
        sellerId: id("sel"),
        groupId: z.optional(id("egr")),
        requestLineIds: z.optional(z.array(requestLineId).check(z.minLength(1))),
        ...groupFields,
        contact: z.optional(groupFields.contact),
        lines: z.optional(
          z.array(groupLineDraft).check(z.minLength(1), z.maxLength(estimateLimits.lines)),
        ),
      })
      .check(
        rule((body) => Boolean(body.groupId) || Boolean(body.lines && body.contact), {
          error: "required",
          path: ["lines"],
        }),
      ),
    reply: z.object({ id: id("est"), number: humanNumber, groupId: id("egr") }),
    problems: [
      "NOT_FOUND",
      "BOM_PART_SENT",
      "SELF_REQUEST",
      "SELLER_BLOCKED",
      "SELLER_ALREADY_ASKED",
      "TOO_MANY_SELLERS",
      "ESTIMATE_CLOSED",
      "DUPLICATE_REQUEST",
      "REQUEST_LIMIT",
      "SUBSCRIPTION_REQUIRED",
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
  get: route({
    method: "GET",
    path: "/estimates/{id}",
    access: "user",
    company: companyActs.read,
    summary: "Reads one estimate, as its buyer or its seller.",
    params: z.strictObject({ id: id("est") }),
    reply: estimate,
    problems: ["NOT_FOUND", "BUSY"],
    cost: "read",
  }),
} satisfies Routes;
