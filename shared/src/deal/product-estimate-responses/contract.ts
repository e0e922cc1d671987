import { pieces } from "../../kernel/money/pieces.ts";
import { companyActs } from "../../kernel/company-roles.ts";
import { vatModes } from "../../kernel/money/tax.ts";
import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id, lineId } from "../../kernel/ids.ts";
import { currency, priceBreaks, unitPrice } from "../../kernel/money/money.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { oneLine, prose } from "../../kernel/text/text.ts";
import { saleTerms } from "../../accounts/seller-infos/sale-terms.ts";
import { day, instant } from "../../kernel/time.ts";
import { condition, shippingFeePayer } from "../../catalogue/products/merchandise-fields.ts";

export const vatMode = z.enum(vatModes);
export const quoteStates = ["ACTIVE", "SUPERSEDED", "WITHDRAWN", "EXPIRED"] as const;
export const quoteState = z.enum(quoteStates);
/** The five reasons (D23-7). */
export const rejectReasons = [
  "OUT_OF_STOCK",
  "CANNOT_MEET_DELIVERY_DATE",
  "CANNOT_MEET_CONDITIONS",
  "INTERNAL_REASONS",
  "OTHER",
] as const;
export const rejectReason = z.enum(rejectReasons);
export type RejectReason = (typeof rejectReasons)[number];

/** A reason, with words where it is OTHER (D3-8). */
export const rejection = {
  reason: rejectReason,
  detail: z.optional(prose(0, 500)),
};
/** Lines that are refused together; if one of them has a newer version, none is refused (D3-8). */
export const refusedLines = {
  productEstimateIds: z.array(lineId).check(z.minLength(1), z.maxLength(50)),
  versions: z.optional(z.record(lineId, z.int())),
  ...rejection,
};
export const hasDetail = rule<{ reason: string; detail?: string | undefined }>(
  ({ reason, detail }) => reason !== "OTHER" || (detail ?? "").length >= 5,
  { error: "DETAIL_REQUIRED", path: ["detail"] },
);

const alternativeDraft = z.strictObject({
  productId: z.optional(id("prd")),
  partNumber: oneLine(1, 80),
  manufactorName: oneLine(1, 80),
  reason: oneLine(1, 300),
  fileIds: z._default(z.array(id("fil")).check(z.maxLength(5)), []),
});

/**
 * One line's quote: either `breaks`, or `unitPrice` with `moq`. `validUntil` alone extends the
 * current quote at the same price (D2-9).
 */
export const quoteDraft = z.strictObject({
  productEstimateId: lineId,
  version: z.optional(z.int()),
  currency: z.optional(currency),
  breaks: z.optional(priceBreaks),
  unitPrice: z.optional(unitPrice),
  moq: z.optional(pieces),
  orderMultiple: z.optional(pieces),
  maxQty: z.optional(pieces),
  leadTimeDays: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  condition: z.optional(condition),
  alternative: z.optional(alternativeDraft),
  shippingFeePayer: z.optional(shippingFeePayer),
  /** Minor units of the quote's currency. */
  shippingFee: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  /** This quote is open to orders below the seller's minimum (D36-4). */
  isMinimumWaived: z.optional(z.boolean()),
  vatMode: z.optional(vatMode),
  validUntil: z.optional(day),
  memo: z.optional(prose(0, 1000)),
  fileIds: z._default(z.array(id("fil")).check(z.maxLength(10)), []),
});
export type QuoteDraft = z.output<typeof quoteDraft>;

const drafts = z.strictObject({
  items: z.array(quoteDraft).check(z.minLength(1), z.maxLength(50)),
  /** Stores one private draft a line, without a transition or a notice. */
  draft: z._default(z.boolean(), false),
});

/** A quote as given: immutable, one revision of many. */
export const quote = z.object({
  id: id("rsp"),
  productEstimateId: lineId,
  revision: z.int(),
  round: z.int(),
  state: quoteState,
  currency,
  breaks: priceBreaks,
  moq: z.int(),
  orderMultiple: z.int(),
  maxQty: z.optional(z.int()),
  leadTimeDays: z.int(),
  condition,
  alternative: z.optional(
    z.object({
      productId: z.optional(id("prd")),
      partNumber: z.string(),
      manufactorName: z.string(),
      reason: z.string(),
      files: z.array(fileSummary),
    }),
  ),
  shippingFeePayer,
  shippingFee: z.optional(z.int()),
  /** The seller's terms when it was sent, as far as they hold for it (D36-2). */
  saleTerms: z.optional(saleTerms),
  vatMode,
  /** The end of that day in Seoul. */
  validUntil: day,
  memo: z.optional(z.string()),
  files: z.array(fileSummary),
  fxSnapshot: z.optional(z.object({ rateToKrw: z.number(), asOf: day })),
  hash: z.string(),
  prevHash: z.optional(z.string()),
  via: z.enum(["WEB", "LINK", "ADMIN", "SYSTEM"]),
  createdAt: instant,
});
export type Quote = z.output<typeof quote>;

/** INVALID_TRANSITION if the line already has a part, or none was proposed (D6-20). */
export const proposalProblems = [
  "NOT_FOUND",
  "ESTIMATE_CLOSED",
  "HAS_ACTIVE_ORDER",
  "INVALID_TRANSITION",
  "VERSION_CONFLICT",
  "BUSY",
] as const;

export const quoteRoutes = {
  create: route({
    method: "POST",
    path: "/product-estimate-responses",
    access: "seller",
    summary: "Quotes up to 50 lines of one estimate, all or nothing; also revises and drafts.",
    status: 201,
    body: z.union([drafts, quoteDraft]),
    reply: z.array(
      z.object({
        id: z.optional(id("rsp")),
        productEstimateId: lineId,
        revision: z.optional(z.int()),
      }),
    ),
    problems: [
      "NOT_FOUND",
      "MIXED_ESTIMATES",
      "ALTERNATIVE_NOT_ALLOWED",
      "ESTIMATE_CLOSED",
      "REVISIONS_USED_UP",
      "HAS_ACTIVE_ORDER",
      "VERSION_CONFLICT",
      "SELLER_BLOCKED",
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
  reject: route({
    method: "POST",
    path: "/product-estimate-responses/reject",
    access: "seller",
    summary: "Refuses up to 50 lines of one estimate with a reason, or withdraws their quotes.",
    body: z.strictObject(refusedLines).check(hasDetail),
    problems: [
      "NOT_FOUND",
      "MIXED_ESTIMATES",
      "VERSION_CONFLICT",
      "ESTIMATE_CLOSED",
      "HAS_ACTIVE_ORDER",
      "INVALID_TRANSITION",
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
  proposeProduct: route({
    method: "POST",
    path: "/product-estimate-responses/product",
    access: "seller",
    summary: "Proposes a part of the catalogue for a line that was asked for in words (NEW).",
    body: z.strictObject({ productEstimateId: lineId, productId: id("prd") }),
    problems: [...proposalProblems],
    cost: "write",
    idempotent: true,
  }),
  decideProduct: route({
    method: "PATCH",
    path: "/product-estimate-responses/product",
    access: "user",
    company: companyActs.ask,
    summary: "Says whether the proposed part is the one that was asked for (NEW).",
    body: z.strictObject({ productEstimateId: lineId, productId: id("prd"), isSame: z.boolean() }),
    problems: [...proposalProblems],
    cost: "write",
    idempotent: true,
  }),
  answerSheet: route({
    method: "POST",
    path: "/product-estimate-responses/answer-sheet",
    access: "seller",
    summary: "Makes a workbook of the lines that wait for one's answer, to fill in offline (NEW).",
    reply: z.object({ url: z.string(), expiresAt: instant, lineCount: z.int(), more: z.boolean() }),
    problems: ["SUBSCRIPTION_REQUIRED", "NOTHING_WAITS"],
    cost: "upload",
  }),
} satisfies Routes;
