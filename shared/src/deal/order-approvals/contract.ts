import * as z from "zod/mini";
import { companyActs } from "../../kernel/company-roles.ts";
import { humanNumber, id, lineId } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { order, orderRoutes } from "../product-estimate-orders/contract.ts";
import { mostLines, orderDraft } from "../product-estimate-orders/draft.ts";
import { approvalStatuses } from "./states.ts";

/** Who decided, and when; `inPlaceOf`: whose stand-in it was (D41-5). */
const said = { by: id("usr"), at: instant, inPlaceOf: z.optional(id("usr")) };
const comment = prose(1, 500);
const refusal = z.object({ ...said, comment: z.string() });

/** One line as it would be ordered: for exactly this it is approved. */
const approvalLine = z.extend(
  z.pick(order, {
    productEstimateId: true,
    groupId: true,
    responseId: true,
    productId: true,
    productName: true,
    partNumber: true,
    manufactorName: true,
    isAlternative: true,
    insteadOf: true,
    ownNumber: true,
    condition: true,
    unit: true,
    quantity: true,
    unitPrice: true,
    amount: true,
    currency: true,
    vatMode: true,
    shippingFeePayer: true,
    shippingFee: true,
    leadTimeDays: true,
  }),
  {
    /** An approver left this line out. */
    refusal: z.optional(refusal),
  },
);
export type ApprovalLine = z.output<typeof approvalLine>;

const approvalStep = z.object({
  approvers: z.array(id("usr")),
  released: z.optional(z.object(said)),
});

/** A category of a rule that asked for the approval (D41-7). */
const categoriesMet = z.object({
  /** Absent: lines in words. */
  categoryTagId: z.optional(id("cat")),
  /** The lines that it is about; none where what left earlier that day is of it. */
  productEstimateIds: z.array(lineId),
});
export type CategoriesMet = z.output<typeof categoriesMet>;

/** An order in a company's name that waits, or waited, for its approval (D41). */
export const orderApproval = z.extend(
  z.pick(order, {
    buyerId: true,
    sellerId: true,
    sellerName: true,
    awardPlanId: true,
    buyerPoNumber: true,
    desiredDate: true,
    memo: true,
    costCentre: true,
    shipTo: true,
  }),
  {
    id: id("oap"),
    status: z.enum(approvalStatuses),
    /** The title of the request of its first line. */
    title: z.string(),
    askedBy: id("usr"),
    comment: z.optional(z.string()),
    lines: z.array(approvalLine),
    steps: z.array(approvalStep),
    categories: z.optional(z.array(categoriesMet)),
    mayReleaseOwn: z.boolean(),
    /** Why all of it was refused. */
    refusal: z.optional(refusal),
    /** The purchase order that it became, and one order of it. */
    poNumber: z.optional(humanNumber),
    orderId: z.optional(id("ord")),
    askedAt: instant,
    expiresAt: instant,
    version: z.int(),
    /** Whether the caller is an approver of the step that is due. */
    mayDecide: z.boolean(),
  },
);
export type OrderApproval = z.output<typeof orderApproval>;

/** An order that takes no files, since they would end before its approval. */
export const orderApprovalDraft = z.strictObject({
  ...z.omit(orderDraft, { fileIds: true }).shape,
  comment: z.optional(prose(0, 500)),
});
export type OrderApprovalDraft = z.output<typeof orderApprovalDraft>;

const one = z.object({ id: id("oap") });
/** The version that the caller saw: what is released is what was shown. */
const version = z.int();
const stepProblems = [
  "NOT_FOUND",
  "NOT_APPROVER",
  "INVALID_TRANSITION",
  "VERSION_CONFLICT",
] as const;
const ofNewOrders = ["APPROVAL_NEEDED", "LINE_IN_APPROVAL"];
const pricingProblems = orderRoutes.create.problems.filter((code) => !ofNewOrders.includes(code));

export const orderApprovalRoutes = {
  list: route({
    method: "GET",
    path: "/order-approvals",
    access: "user",
    company: companyActs.read,
    summary: "Lists the company's orders that need an approval, newest first.",
    query: z.extend(pageQuery, { state: z.optional(z.enum(["OPEN", "ENDED"])) }),
    reply: page(orderApproval),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  count: route({
    method: "GET",
    path: "/order-approvals/count",
    access: "user",
    company: companyActs.read,
    summary: "Counts the company's orders whose approval waits for the caller (NEW).",
    reply: z.object({ mine: z.int() }),
    problems: [],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/order-approvals",
    access: "user",
    company: companyActs.order,
    summary: "Asks for the approval of an order that the company's rules do not let out.",
    status: 201,
    body: orderApprovalDraft,
    reply: one,
    problems: [...pricingProblems, "APPROVAL_NOT_NEEDED", "NO_APPROVER", "LINE_IN_APPROVAL"],
    cost: "write",
    idempotent: true,
  }),
  get: route({
    method: "GET",
    path: "/order-approvals/{id}",
    access: "user",
    company: companyActs.read,
    summary: "Reads one order that needs an approval.",
    params: one,
    reply: orderApproval,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  release: route({
    method: "PATCH",
    path: "/order-approvals/{id}/release",
    access: "user",
    company: companyActs.read,
    summary:
      "Releases the step that is due, as one of its approvers; after the last one it is ordered.",
    params: one,
    body: z.strictObject({ version }),
    reply: orderApproval,
    problems: [...stepProblems, ...pricingProblems.filter((code) => code !== "NOT_FOUND")],
    cost: "write",
  }),
  refuse: route({
    method: "PATCH",
    path: "/order-approvals/{id}/refusal",
    access: "user",
    company: companyActs.read,
    summary: "Refuses it, or leaves out some of its lines, with a comment.",
    params: one,
    body: z.strictObject({
      version: z.optional(version),
      comment,
      productEstimateIds: z.optional(z.array(lineId).check(z.minLength(1), z.maxLength(mostLines))),
    }),
    reply: orderApproval,
    problems: [...stepProblems, ...pricingProblems.filter((code) => code !== "NOT_FOUND")],
    cost: "write",
  }),
  withdraw: route({
    method: "PATCH",
    path: "/order-approvals/{id}/withdrawal",
    access: "user",
    company: companyActs.order,
    summary: "Takes back an order that waits for its approval.",
    params: one,
    reply: orderApproval,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
