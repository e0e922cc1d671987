import { companyActs } from "../../kernel/company-roles.ts";
import { grades } from "../../catalogue/products/rules.ts";
import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { estimateStatus } from "../estimate-groups/fields.ts";
import { estimateSearchTypes } from "../estimate-groups/sides.ts";
import { fileSummary } from "../../accounts/files/contract.ts";
import { humanNumber, id, lineId } from "../../kernel/ids.ts";
import { currency } from "../../kernel/money/money.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder } from "../../kernel/rule.ts";
import { keyword } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { condition, shippingFeePayer } from "../../catalogue/products/merchandise-fields.ts";
import { rejectReason, vatMode } from "../product-estimate-responses/contract.ts";
import { confirmedProduct } from "../product-estimate-responses/proposed-product.ts";
import { region } from "../../reference/regions/region.ts";
import { acceptance, cancellation, cancelProblems, refusal, shipping } from "./acts.ts";
import { cancelFields } from "./cancel-fields.ts";
import { companyFields } from "./company-fields.ts";
import { claimFields } from "./claim-fields.ts";
import { countsQuery, orderCounts } from "./counts.ts";
import { deliveryFields } from "./delivery-fields.ts";
import { orderDraft } from "./draft.ts";
import { shipDateFields } from "./ship-date-fields.ts";
import { stockFields } from "./stock-fields.ts";
import { orderSides } from "./sides.ts";

export const orderStatus = estimateStatus;

export const order = z.object({
  id: id("ord"),
  orderBatchId: id("pob"),
  poNumber: humanNumber,
  awardPlanId: z.optional(id("awp")),
  productEstimateId: lineId,
  groupId: id("egr"),
  estimateId: id("est"),
  responseId: id("rsp"),
  buyerId: id("usr"),
  buyerName: z.string(),
  ...companyFields,
  sellerId: id("sel"),
  sellerName: z.string(),
  /** The part that was ordered, where the catalogue has it; for a substitute the substitute. */
  productId: z.optional(id("prd")),
  /** As asked for; for a substitute the part that it replaces. */
  productName: z.string(),
  partNumber: z.optional(z.string()),
  manufactorName: z.optional(z.string()),
  /** For a line in words: the part that the buyer had confirmed before the order (D6-20). */
  confirmedProduct: z.optional(confirmedProduct),
  /** By which the buyer knows the part that was asked for (D31-5). */
  ownNumber: z.optional(z.string()),
  isAlternative: z.boolean(),
  /** For a substitute: the number, else the name, of the part that was asked for. */
  insteadOf: z.optional(z.string()),
  /** How far it holds, where the catalogue knew it when it was ordered (D37-7). */
  substituteGrade: z.optional(z.enum(grades)),
  condition,
  unit: z.string(),
  /** Without the pieces that were cancelled (D39-1). */
  quantity: z.int(),
  unitPrice: z.string(),
  currency,
  /** Minor units of the line, without shipping. */
  amount: z.int(),
  vatMode,
  shippingFeePayer,
  shippingFee: z.optional(z.int()),
  leadTimeDays: z.int(),
  status: orderStatus,
  /** Only name and region for the seller until the order is accepted (D7-4). */
  shipTo: z.object({
    name: z.string(),
    phone: z.optional(z.string()),
    zip: z.optional(z.string()),
    address: z.optional(z.string()),
    region,
    masked: z.boolean(),
  }),
  /** The buyer's own order number (D45-1). */
  buyerPoNumber: z.optional(z.string()),
  /** It was drawn from its company's template and stays; absent for the seller (D45-3). */
  isNumberDrawn: z.optional(z.literal(true)),
  /** The own order number before it was last corrected (D45-5). */
  formerBuyerPoNumber: z.optional(z.string()),
  desiredDate: z.optional(day),
  memo: z.optional(z.string()),
  files: z.array(fileSummary),
  sellerMemo: z.optional(z.string()),
  expectedShipDate: z.optional(day),
  ...shipDateFields,
  rejectReason: z.optional(rejectReason),
  rejectDetail: z.optional(z.string()),
  rejectedAt: z.optional(instant),
  /** Who accepted or refused it, if it was not the seller. */
  decidedBy: z.optional(z.literal("ADMIN")),
  ...cancelFields,
  ...deliveryFields,
  completedBy: z.optional(z.enum(orderSides)),
  completedAt: z.optional(instant),
  ...claimFields,
  krwRateSnapshot: z.optional(z.object({ rateToKrw: z.number(), asOf: day })),
  ...stockFields,
  version: z.int(),
  confirmedAt: z.optional(instant),
  createdAt: instant,
});
export type Order = z.output<typeof order>;

/**
 * `lines` of OUT_OF_STOCK: each line without enough stock, and how many pieces there are (D6-22).
 */
export const shortLines = z.array(
  z.object({ orderId: id("ord"), requested: z.int(), available: z.int() }),
);

export const orderQuery = z.extend(pageQuery, {
  status: z.optional(orderStatus),
  startDate: z.optional(day),
  endDate: z.optional(day),
  searchKeyword: z.optional(keyword),
});
export const ofOrder = z.strictObject({ id: id("ord") });
export const decided = z.object({ orders: z.array(order) });

export const orderRoutes = {
  counts: route({
    method: "GET",
    path: "/product-estimate-orders/counts",
    access: "user",
    company: companyActs.read,
    summary: "Counts one's own orders by status, of all time or between days.",
    query: countsQuery,
    reply: orderCounts,
    problems: [],
    // Between days it reads the orders themselves, as a search does.
    cost: "search",
  }),
  sellerCounts: route({
    method: "GET",
    path: "/product-estimate-orders/seller/counts",
    access: "seller",
    summary: "Counts the orders one's company received by status, of all time or between days.",
    query: countsQuery,
    reply: orderCounts,
    problems: [],
    // Between days it reads the orders themselves, as a search does.
    cost: "search",
  }),
  list: route({
    method: "GET",
    path: "/product-estimate-orders",
    access: "user",
    company: companyActs.read,
    summary: "Lists one's own orders, newest first.",
    query: orderQuery.check(inOrder()),
    reply: page(order),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/product-estimate-orders",
    access: "user",
    company: companyActs.order,
    summary: "Orders up to 25 quoted lines of one seller in one currency, all or nothing.",
    status: 201,
    body: orderDraft,
    reply: z.object({
      orderBatchId: id("pob"),
      poNumber: humanNumber,
      orderIds: z.array(id("ord")),
    }),
    problems: [
      "SELF_REQUEST",
      "NOT_FOUND",
      "MIXED_ORDER",
      "QUOTE_CHANGED",
      "QUOTE_EXPIRED",
      "QUOTE_NOT_ORDERABLE",
      "QUANTITY_NOT_ORDERABLE",
      "AMOUNT_TOO_LARGE",
      "BELOW_MINIMUM",
      "ALTERNATIVE_NOT_ACCEPTED",
      "DUPLICATE_ORDER",
      "ESTIMATE_CLOSED",
      "SELLER_BLOCKED",
      "ACCOUNT_BLOCKED",
      "APPROVAL_NEEDED",
      "LINE_IN_APPROVAL",
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
  listOfSeller: route({
    method: "GET",
    path: "/product-estimate-orders/seller",
    access: "seller",
    summary: "Lists the orders one's company received, newest first.",
    query: z
      .extend(orderQuery, { searchType: z.optional(z.enum(estimateSearchTypes)) })
      .check(inOrder()),
    reply: page(order),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/product-estimate-orders/{id}",
    access: "user",
    company: companyActs.read,
    summary: "Reads one order, as its buyer or its seller.",
    params: ofOrder,
    reply: order,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  accept: route({
    method: "PATCH",
    path: "/product-estimate-orders/seller/{id}/accept",
    access: "seller",
    summary: "Accepts an order, or with scope BATCH every waiting line of its PO; takes stock.",
    params: ofOrder,
    body: acceptance,
    reply: decided,
    problems: [
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "OUT_OF_STOCK",
      "PIECES_NOT_OPEN",
      "VERSION_CONFLICT",
      "BUSY",
    ],
    cost: "write",
  }),
  reject: route({
    method: "PATCH",
    path: "/product-estimate-orders/seller/{id}/reject",
    access: "seller",
    summary: "Refuses an order, or with scope BATCH every waiting line of its PO, with a reason.",
    params: ofOrder,
    body: refusal,
    reply: decided,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  cancel: route({
    method: "PATCH",
    path: "/product-estimate-orders/{id}/cancel",
    access: "user",
    company: companyActs.order,
    summary:
      "Cancels a waiting order of one's own; of an accepted one either side asks and the other agrees.",
    params: ofOrder,
    body: cancellation,
    reply: order,
    problems: cancelProblems,
    cost: "write",
  }),
  keep: route({
    method: "PATCH",
    path: "/product-estimate-orders/{id}/keep",
    access: "user",
    company: companyActs.order,
    summary: "Declines the other side's request to cancel, or takes back one's own.",
    params: ofOrder,
    reply: order,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
  complete: route({
    method: "PATCH",
    path: "/product-estimate-orders/{id}/complete",
    access: "user",
    company: companyActs.order,
    summary: "Completes an accepted order, by its buyer.",
    params: ofOrder,
    reply: order,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
  ship: route({
    method: "PATCH",
    path: "/product-estimate-orders/seller/{id}/shipment",
    access: "seller",
    summary: "States or corrects how an accepted order was shipped.",
    params: ofOrder,
    body: shipping,
    reply: order,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "PIECES_NOT_OPEN", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
