import { companyActs } from "../../kernel/company-roles.ts";
import { fileOrJob } from "../../kernel/ready-file.ts";
import * as z from "zod/mini";
import { lineCategories } from "../../accounts/companies/approval-rules.ts";
import { planFigures } from "../../billing/subscribes/features.ts";
import { inOrder, rule } from "../../kernel/rule.ts";
import { closeReason, estimateStatus } from "../estimate-groups/fields.ts";
import { lineSnapshot } from "../estimate-groups/line.ts";
import { estimateStatuses } from "../estimate-groups/statuses.ts";
import { estimateSearchTypes, sides } from "../estimate-groups/sides.ts";
import { humanNumber, id, lineId, requestLineId } from "../../kernel/ids.ts";
import { page, pageQuery, queryFlag } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { merchandise } from "../../catalogue/products/merchandise-fields.ts";
import { rejectReason, quote, quoteDraft } from "../product-estimate-responses/contract.ts";
import { requote, requoteDraft } from "./requote.ts";
import { region } from "../../reference/regions/region.ts";
import {
  confirmedProduct,
  proposedProduct,
} from "../product-estimate-responses/proposed-product.ts";

export const replyTypes = ["PENDING", "REPLIED", "REJECTED"] as const;
export const replyType = z.enum(replyTypes);
export type ReplyType = (typeof replyTypes)[number];

const orderOfLine = z.object({
  id: id("ord"),
  status: estimateStatus,
  quantity: z.int(),
  poNumber: humanNumber,
});

/** One requested line at one seller, as its reader may see it (D7-2). */
export const line = z.object({
  id: lineId,
  groupId: id("egr"),
  groupNumber: humanNumber,
  estimateId: id("est"),
  estimateNumber: humanNumber,
  title: z.string(),
  requestLineId,
  sellerId: id("sel"),
  sellerName: z.string(),
  buyerName: z.string(),
  buyerRegion: z.optional(region),
  ...lineSnapshot.shape,
  productId: z.optional(id("prd")),
  /** Waits for the buyer's confirmation (D6-20). */
  proposedProduct: z.optional(proposedProduct),
  /** For a line in words: the part that the buyer confirmed. */
  confirmedProduct: z.optional(confirmedProduct),
  /** This seller's own listing of the part, if one matches. */
  merchandiseId: z.optional(id("mch")),
  replyType,
  round: z.int(),
  requote: z.optional(requote),
  open: z.boolean(),
  closeReason: z.optional(closeReason),
  dueAt: instant,
  isLate: z.boolean(),
  rejectReason: z.optional(rejectReason),
  rejectDetail: z.optional(z.string()),
  currentResponse: z.optional(quote),
  /**
   * What ordering the current quote comes to, at the requested quantity or the nearest that its
   * terms allow (D3-18); absent if they allow none.
   */
  priceAtQuantity: z.optional(
    z.object({ quantity: z.int(), unitPrice: z.string(), amount: z.int() }),
  ),
  activeOrder: z.optional(orderOfLine),
  /** The last of its orders that was completed: its quote may be ordered again. */
  completedOrder: z.optional(orderOfLine),
  /** Its accepted orders that were not cancelled since. */
  confirmedOrders: z.optional(z.int()),
  version: z.int(),
  createdAt: instant,
});
export type Line = z.output<typeof line>;

/** A line in the list of its estimate. */
export const estimateLine = z.extend(line, {
  /** For the seller, while there is no quote: the terms of the own listing on sale. */
  listing: z.optional(
    z.extend(
      z.pick(merchandise, {
        condition: true,
        currency: true,
        breaks: true,
        stock: true,
        orderMultiple: true,
        leadTimeDays: true,
      }),
      /** Of its part: prices and stock are for one of it (D3-31). */
      { unit: z.string() },
    ),
  ),
  /** For its buyer: the seller's listing of the quoted part has the pieces that are wanted. */
  inStock: z.optional(z.boolean()),
  /** For its buyer, where it is asked for: by which its company's rules judge the quote (D41-7). */
  categories: z.optional(lineCategories),
});
export type EstimateLine = z.output<typeof estimateLine>;

export const lineDetail = z.extend(line, {
  revisions: z.array(quote),
  /** The seller's own unsent draft. */
  draft: z.optional(z.looseObject(quoteDraft.shape)),
});
export type LineDetail = z.output<typeof lineDetail>;

/** The filters of the seller's list of lines. */
const lineFilter = {
  replyType: z.optional(replyType),
  searchType: z.optional(z.enum(estimateSearchTypes)),
  searchKeyword: z.optional(keyword),
  startDate: z.optional(day),
  endDate: z.optional(day),
  dueWithin: z.optional(z.literal("24h")),
};

/** Rows of a sheet that is made at once, of one that a job makes, and of a BASIC member's. */
export const exportLimits = {
  atOnce: 1_000,
  most: planFigures.exportRows.premium,
  basic: planFigures.exportRows.basic,
};

/** The lines of a sheet: named ones, those of an estimate or a request, or a filtered list. */
export const lineExport = z
  .strictObject({
    side: z.enum(sides),
    ids: z.optional(z.array(lineId).check(z.minLength(1), z.maxLength(exportLimits.atOnce))),
    estimateId: z.optional(id("est")),
    groupId: z.optional(id("egr")),
    ...lineFilter,
    open: z.optional(z.boolean()),
    /** Of the estimates that the lines belong to. */
    estimateStatus: z.optional(estimateStatus),
  })
  .check(
    inOrder(),
    rule(
      ({ ids, estimateId, groupId }) =>
        [ids, estimateId, groupId].filter((one) => one !== undefined).length < 2,
      { path: ["ids"] },
    ),
  );
export type LineExport = z.output<typeof lineExport>;

const counts = <const Names extends readonly string[]>(names: Names) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Names[number], z.ZodMiniInt>,
  );

/** The member's open work, as buyer and as seller (D4-10). */
export const dashboard = z.object({
  buy: z.object({
    groups: counts(estimateStatuses),
    lines: counts(replyTypes),
    unreadQuotes: z.int(),
    quotesExpiring48h: z.int(),
    ordersPending: z.int(),
  }),
  /** Of sellers alone. */
  sell: z.nullable(
    z.object({
      lines: counts(replyTypes),
      dueWithin24h: z.int(),
      overdue: z.int(),
      ordersPending: z.int(),
      /** Absent with fewer than five answers. */
      medianAnswerMinutes30d: z.nullable(z.int()),
      answerRate30d: z.nullable(z.int()),
    }),
  ),
});
export type Dashboard = z.output<typeof dashboard>;

export const lineRoutes = {
  listOfEstimate: route({
    method: "GET",
    path: "/product-estimates/estimate",
    access: "user",
    company: companyActs.read,
    summary: "Lists the lines of one estimate; or of a whole request, for comparing (NEW).",
    query: z
      .strictObject({
        estimateId: z.optional(id("est")),
        groupId: z.optional(id("egr")),
        requestLineId: z.optional(requestLineId),
        withCategories: z.optional(queryFlag),
      })
      .check(
        rule((query) => Boolean(query.estimateId) !== Boolean(query.groupId), {
          error: "required",
          path: ["estimateId"],
        }),
      ),
    reply: z.object({ items: z.array(estimateLine) }),
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  listOfSeller: route({
    method: "GET",
    path: "/product-estimates/seller-estimate",
    access: "seller",
    summary: "Lists the lines addressed to one's company: open ones by deadline, then newest.",
    query: z.extend(pageQuery, { ...lineFilter, open: z.optional(queryFlag) }).check(inOrder()),
    reply: page(line),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  dashboard: route({
    method: "GET",
    path: "/product-estimates/dashboard",
    access: "user",
    company: companyActs.read,
    summary: "Counts what one has to look at, as buyer and as seller.",
    reply: dashboard,
    problems: [],
    cost: "read",
  }),
  exportSheet: route({
    method: "POST",
    path: "/product-estimates/export-excel",
    access: "user",
    company: companyActs.read,
    summary: "Makes a sheet of one's lines, at once or as a job.",
    body: lineExport,
    reply: fileOrJob,
    job: true,
    problems: ["SELLER_REGISTRATION_REQUIRED", "SUBSCRIPTION_REQUIRED", "NOT_FOUND"],
    cost: "upload",
  }),
  get: route({
    method: "GET",
    path: "/product-estimates/{id}",
    access: "user",
    company: companyActs.read,
    summary: "Reads one line with the history of its quotes.",
    params: z.strictObject({ id: lineId }),
    reply: lineDetail,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  requote: route({
    method: "POST",
    path: "/product-estimates/{id}/requote",
    access: "user",
    company: companyActs.ask,
    summary: "Asks a seller for another quote of a line, perhaps with a counter-offer (NEW).",
    params: z.strictObject({ id: lineId }),
    body: requoteDraft,
    reply: line,
    problems: [
      "NOT_FOUND",
      "ESTIMATE_CLOSED",
      "HAS_ACTIVE_ORDER",
      "ROUNDS_USED_UP",
      "INVALID_TRANSITION",
      "VERSION_CONFLICT",
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
} satisfies Routes;
