import { pieces } from "../../kernel/money/pieces.ts";
import { companyActs } from "../../kernel/company-roles.ts";
import * as z from "zod/mini";
import { humanNumber, id, lineId } from "../../kernel/ids.ts";
import { currency } from "../../kernel/money/money.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { day, instant } from "../../kernel/time.ts";
import { vatMode } from "../product-estimate-responses/contract.ts";
import { awardPresets } from "./choices.ts";

const awardPreset = z.enum(awardPresets);

export const awardPlanDraft = z.strictObject({
  groupId: id("egr"),
  preset: awardPreset,
  items: z
    .array(z.strictObject({ productEstimateId: lineId, responseId: id("rsp"), quantity: pieces }))
    .check(
      z.minLength(1),
      z.maxLength(50),
      rule((items) => new Set(items.map((item) => item.productEstimateId)).size === items.length, {
        error: "DUPLICATE_LINES",
      }),
    ),
});
export type AwardPlanDraft = z.output<typeof awardPlanDraft>;

/** The quotes that a buyer ordered of a request, and their totals at that moment (D3-18). */
export const awardPlan = z.object({
  id: id("awp"),
  groupId: id("egr"),
  preset: awardPreset,
  /** The rate used for the comparison; absent if no rate was ever known. */
  rates: z.optional(
    z.object({ asOf: day, USD: z.optional(z.number()), CNY: z.optional(z.number()) }),
  ),
  shares: z.array(
    z.object({
      sellerId: id("sel"),
      sellerName: z.string(),
      /** Without VAT, for comparison; absent if a rate is missing. */
      goodsWon: z.optional(z.int()),
      shippingWon: z.int(),
      isFeeOpen: z.boolean(),
      leadTimeDays: z.int(),
      items: z.array(
        z.object({
          productEstimateId: lineId,
          responseId: id("rsp"),
          quantity: z.int(),
          unitPrice: z.string(),
          amount: z.int(),
          currency,
          vatMode,
        }),
      ),
    }),
  ),
  totalWon: z.optional(z.int()),
  groupNumber: humanNumber,
  createdAt: instant,
});
export type AwardPlan = z.output<typeof awardPlan>;

export const awardPlanRoutes = {
  list: route({
    method: "GET",
    path: "/award-plans",
    access: "user",
    company: companyActs.read,
    summary: "Lists what was awarded of one's own request, newest first (NEW).",
    query: z.strictObject({ groupId: id("egr") }),
    reply: z.object({ items: z.array(awardPlan) }),
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/award-plans",
    access: "user",
    company: companyActs.order,
    summary: "Keeps which quotes are about to be ordered, priced by the server (NEW).",
    status: 201,
    body: awardPlanDraft,
    reply: awardPlan,
    problems: [
      "NOT_FOUND",
      "MIXED_ORDER",
      "QUOTE_CHANGED",
      "QUOTE_EXPIRED",
      "QUOTE_NOT_ORDERABLE",
      "QUANTITY_NOT_ORDERABLE",
      "AMOUNT_TOO_LARGE",
      "SUBSCRIPTION_REQUIRED",
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
} satisfies Routes;
