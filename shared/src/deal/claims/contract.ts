import { pieces } from "../../kernel/money/pieces.ts";
import { companyActs } from "../../kernel/company-roles.ts";
import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { fileProblems } from "../../kernel/problem.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { order } from "../product-estimate-orders/contract.ts";
import { partiesAndProduct } from "../product-estimate-orders/sides.ts";
import { claimKinds, claimStatuses } from "../product-estimate-orders/claim-states.ts";
import { mostClaimFiles } from "./rules.ts";
import { claimRemedies } from "./states.ts";

const claimKind = z.enum(claimKinds);
const remedy = z.enum(claimRemedies);
/** Minor units of the order's currency, in its VAT mode. */
const amount = z.optional(z.int().check(z.minimum(1)));
/** The version of the claim that the sender saw (D0-7). */
const version = z.optional(z.int());

/** A claim of a buyer about one ordered line (D34). */
export const claim = z.extend(
  z.pick(order, {
    orderBatchId: true,
    poNumber: true,
    ...partiesAndProduct,
    isAlternative: true,
    insteadOf: true,
    unit: true,
    unitPrice: true,
    currency: true,
    vatMode: true,
  }),
  {
    id: id("clm"),
    orderId: id("ord"),
    kind: claimKind,
    /** Claimed pieces, and those of the line. */
    quantity: z.int(),
    ordered: z.int(),
    /** The most that can be paid back (D34-5). */
    cost: z.int(),
    detail: z.optional(z.string()),
    files: z.array(fileSummary),
    status: z.enum(claimStatuses),
    /** Until when the side whose turn it is has time; absent once it ended. */
    dueAt: z.optional(instant),
    /** What the seller offers, or why nothing. */
    proposal: z.optional(
      z.object({
        remedy,
        amount,
        carrier: z.optional(z.string()),
        trackingNo: z.optional(z.string()),
        detail: z.optional(z.string()),
        at: instant,
      }),
    ),
    /** Who asked the admins, or that the seller's time had passed. */
    escalation: z.optional(
      z.object({
        by: z.enum(["BUYER", "SYSTEM"]),
        detail: z.optional(z.string()),
        at: instant,
      }),
    ),
    /** What holds between the two, whoever said it. Nothing of it is charged here. */
    settlement: z.optional(
      z.object({
        remedy,
        amount,
        detail: z.optional(z.string()),
        by: z.enum(["BUYER", "SYSTEM", "ADMIN"]),
        at: instant,
      }),
    ),
    withdrawnAt: z.optional(instant),
    version: z.int(),
    createdAt: instant,
  },
);
export type Claim = z.output<typeof claim>;

export const claimDraft = z.strictObject({
  orderId: id("ord"),
  kind: claimKind,
  quantity: pieces,
  detail: prose(5, 1000),
  fileIds: z._default(z.array(id("fil")).check(z.maxLength(mostClaimFiles)), []),
});
export type ClaimDraft = z.output<typeof claimDraft>;

/** A refusal is explained, a label is named, a credit has an amount; a return gives all back. */
export const proposalRules = [
  rule<{ remedy: string; detail?: string | undefined }>(
    (of) => of.remedy !== "REFUSAL" || (of.detail ?? "").length >= 5,
    { error: "DETAIL_REQUIRED", path: ["detail"] },
  ),
  rule<{ remedy: string; carrier?: string | undefined }>(
    (of) => of.remedy !== "RETURN" || of.carrier !== undefined,
    { error: "required", path: ["carrier"] },
  ),
  rule<{ remedy: string; trackingNo?: string | undefined }>(
    (of) => of.remedy !== "RETURN" || of.trackingNo !== undefined,
    { error: "required", path: ["trackingNo"] },
  ),
] as const;
export const creditHasAmount = rule<{ remedy: string; amount?: unknown }>(
  (of) => of.remedy !== "CREDIT" || of.amount !== undefined,
  { error: "required", path: ["amount"] },
);

export const proposalFields = {
  remedy,
  detail: z.optional(prose(0, 1000)),
  carrier: z.optional(oneLine(1, 40)),
  trackingNo: z.optional(oneLine(1, 40)),
};
const proposal = z
  .strictObject({ ...proposalFields, amount, version })
  .check(...proposalRules, creditHasAmount);
export type ClaimProposal = z.output<typeof proposal>;

const claimQuery = z.extend(pageQuery, { state: z.optional(z.enum(["OPEN", "ENDED"])) });
const ofClaim = z.strictObject({ id: id("clm") });
const problems = ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT", "BUSY"] as const;

export const claimRoutes = {
  list: route({
    method: "GET",
    path: "/claims",
    access: "user",
    company: companyActs.read,
    summary: "Lists the claims that one made, newest first; also only open or ended ones.",
    query: claimQuery,
    reply: page(claim),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  listOfSeller: route({
    method: "GET",
    path: "/claims/seller",
    access: "seller",
    summary: "Lists the claims that one's company received, newest first.",
    query: claimQuery,
    reply: page(claim),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/claims",
    access: "user",
    company: companyActs.order,
    summary: "Makes a claim about a delivered line of one's order; one open claim a line.",
    status: 201,
    body: claimDraft,
    reply: z.object({ id: id("clm") }),
    problems: ["NOT_FOUND", "CLAIM_OPEN", "CLAIM_NOT_POSSIBLE", ...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  get: route({
    method: "GET",
    path: "/claims/{id}",
    access: "user",
    company: companyActs.read,
    summary: "Reads one claim, by either side.",
    params: ofClaim,
    reply: claim,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  propose: route({
    method: "PATCH",
    path: "/claims/seller/{id}/proposal",
    access: "seller",
    summary: "Offers a replacement, a return with its label or a credit, or refuses with a reason.",
    params: ofClaim,
    body: proposal,
    reply: claim,
    problems,
    cost: "write",
  }),
  accept: route({
    method: "PATCH",
    path: "/claims/{id}/accept",
    access: "user",
    company: companyActs.order,
    summary: "Accepts what the seller offers: the claim ends with it.",
    params: ofClaim,
    body: z.strictObject({ version }),
    reply: claim,
    problems,
    cost: "write",
  }),
  escalate: route({
    method: "PATCH",
    path: "/claims/{id}/escalation",
    access: "user",
    company: companyActs.order,
    summary: "Asks the admins to decide instead of accepting what the seller offers.",
    params: ofClaim,
    body: z.strictObject({ detail: z.optional(prose(0, 1000)), version }),
    reply: claim,
    problems,
    cost: "write",
  }),
  withdraw: route({
    method: "PATCH",
    path: "/claims/{id}/withdrawal",
    access: "user",
    company: companyActs.order,
    summary: "Takes back one's open claim.",
    params: ofClaim,
    body: z.strictObject({ version }),
    reply: claim,
    problems,
    cost: "write",
  }),
} satisfies Routes;
