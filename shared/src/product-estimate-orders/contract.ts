import * as z from "zod/mini";
import { fileProblems } from "../files/rules.ts";
import { rule } from "../kernel/rule.ts";
import { closeReason, estimateStatus } from "../estimate-groups/contract.ts";
import { estimateSearchTypes } from "../estimates/contract.ts";
import { fileSummary } from "../files/contract.ts";
import { humanNumber, id, lineId } from "../kernel/ids.ts";
import { currency } from "../kernel/money/money.ts";
import { page, pageQuery } from "../kernel/page.ts";
import { phoneNumber } from "../kernel/text/phone.ts";
import { route, type Routes } from "../kernel/route.ts";
import { keyword, oneLine, prose } from "../kernel/text/text.ts";
import { day, instant } from "../kernel/time.ts";
import { condition, shippingFeePayer } from "../merchandises/contract.ts";
import {
  hasDetail,
  rejection,
  rejectReason,
  vatMode,
} from "../product-estimate-responses/contract.ts";
import { region } from "../users/region.ts";

export const orderStatus = estimateStatus;
export const orderScopes = ["LINE", "BATCH"] as const;

export const shipTo = z.strictObject({
  name: oneLine(1, 40),
  phone: phoneNumber,
  zip: z.string().check(z.regex(/^\d{5}$/, { error: "ZIP" })),
  address: oneLine(1, 200),
  region,
});

const quantity = z.int().check(z.minimum(1), z.maximum(9_999_999));
export const orderDraft = z.strictObject({
  items: z
    .array(
      z.strictObject({
        productEstimateId: lineId,
        responseId: id("rsp"),
        quantity,
        acceptAlternative: z._default(z.boolean(), false),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(25),
      rule((items) => new Set(items.map((item) => item.productEstimateId)).size === items.length, {
        error: "DUPLICATE_LINES",
      }),
    ),
  shipTo,
  buyerPoNumber: z.optional(oneLine(0, 40)),
  desiredDate: z.optional(day),
  memo: z.optional(prose(0, 1000)),
  fileIds: z._default(z.array(id("fil")).check(z.maxLength(10)), []),
});
export type OrderDraft = z.output<typeof orderDraft>;

export const order = z.object({
  id: id("ord"),
  orderBatchId: id("pob"),
  poNumber: humanNumber,
  productEstimateId: lineId,
  groupId: id("egr"),
  estimateId: id("est"),
  responseId: id("rsp"),
  buyerId: id("usr"),
  buyerName: z.string(),
  sellerId: id("sel"),
  sellerName: z.string(),
  productName: z.string(),
  partNumber: z.optional(z.string()),
  manufactorName: z.optional(z.string()),
  isAlternative: z.boolean(),
  condition,
  unit: z.string(),
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
  buyerPoNumber: z.optional(z.string()),
  desiredDate: z.optional(day),
  memo: z.optional(z.string()),
  files: z.array(fileSummary),
  sellerMemo: z.optional(z.string()),
  expectedShipDate: z.optional(day),
  rejectReason: z.optional(rejectReason),
  rejectDetail: z.optional(z.string()),
  /** Why it was cancelled: a reason for closing a request. */
  cancelReason: z.optional(closeReason),
  krwRateSnapshot: z.optional(z.object({ rateToKrw: z.number(), asOf: day })),
  /** Pieces taken from the seller's listing on acceptance (D6-9). */
  stockTaken: z.optional(z.int()),
  version: z.int(),
  confirmedAt: z.optional(instant),
  createdAt: instant,
});
export type Order = z.output<typeof order>;

export const orderCounts = z.object({
  total: z.int(),
  PENDING: z.int(),
  CONFIRMED: z.int(),
  REJECTED: z.int(),
  COMPLETED: z.int(),
  CANCELLED: z.int(),
  /** Between days only so many orders are looked at: there are more. */
  isPartial: z.optional(z.boolean()),
});
/** Days in Seoul on which an order was placed, both included; all time where absent. */
const countsQuery = z.strictObject({ startDate: z.optional(day), endDate: z.optional(day) }).check(
  rule(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
    error: "DATE_RANGE",
    path: ["endDate"],
  }),
);
export type OrderCounts = z.output<typeof orderCounts>;

const orderQuery = z.extend(pageQuery, {
  status: z.optional(orderStatus),
  startDate: z.optional(day),
  endDate: z.optional(day),
  searchKeyword: z.optional(keyword),
});
const ofOrder = z.strictObject({ id: id("ord") });
const decided = z.object({ orders: z.array(order) });

export const orderRoutes = {
  counts: route({
    method: "GET",
    path: "/product-estimate-orders/counts",
    access: "user",
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
    summary: "Lists one's own orders, newest first.",
    query: orderQuery,
    reply: page(order),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/product-estimate-orders",
    access: "user",
    summary: "Orders up to 25 quoted lines of one seller in one currency, all or nothing.",
    status: 201,
    body: orderDraft,
    reply: z.object({
      orderBatchId: id("pob"),
      poNumber: humanNumber,
      orderIds: z.array(id("ord")),
    }),
    problems: [
      "NOT_FOUND",
      "MIXED_ORDER",
      "QUOTE_CHANGED",
      "QUOTE_EXPIRED",
      "QUOTE_NOT_ORDERABLE",
      "QUANTITY_NOT_ORDERABLE",
      "ALTERNATIVE_NOT_ACCEPTED",
      "DUPLICATE_ORDER",
      "ESTIMATE_CLOSED",
      "SELLER_BLOCKED",
      "ACCOUNT_BLOCKED",
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
    query: z.extend(orderQuery, { searchType: z.optional(z.enum(estimateSearchTypes)) }),
    reply: page(order),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/product-estimate-orders/{id}",
    access: "user",
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
    body: z.strictObject({
      expectedShipDate: z.optional(day),
      memo: z.optional(prose(0, 1000)),
      /** Accept although the listing has too few pieces: a back order. */
      force: z._default(z.boolean(), false),
      scope: z._default(z.enum(orderScopes), "LINE"),
    }),
    reply: decided,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "OUT_OF_STOCK", "BUSY"],
    cost: "write",
  }),
  reject: route({
    method: "PATCH",
    path: "/product-estimate-orders/seller/{id}/reject",
    access: "seller",
    summary: "Refuses an order, or with scope BATCH every waiting line of its PO, with a reason.",
    params: ofOrder,
    body: z
      .strictObject({ ...rejection, scope: z._default(z.enum(orderScopes), "LINE") })
      .check(hasDetail),
    reply: decided,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
