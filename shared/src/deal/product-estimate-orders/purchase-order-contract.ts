import { companyActs } from "../../kernel/company-roles.ts";
import * as z from "zod/mini";
import { estimateSearchTypes } from "../estimate-groups/sides.ts";
import { currency } from "../../kernel/money/money.ts";
import { page } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { id } from "../../kernel/ids.ts";
import { inOrder, rule } from "../../kernel/rule.ts";
import { day, instant } from "../../kernel/time.ts";
import {
  buyerNumberChange,
  cancellationOfLines,
  cancelProblems,
  holdingOfLines,
  movingOfLines,
  ofLines,
  shippingOfLines,
} from "./acts.ts";
import { decided, ofOrder, order, orderQuery } from "./contract.ts";
import { charged, chargedPeriod } from "./charged.ts";
import { orderCounts } from "./counts.ts";
import { shippingStates } from "./shipping.ts";
import { partiesAndProduct } from "./sides.ts";

const taxed = z.object({ supply: z.int(), vat: z.int() });

/** What it comes to (D3-9), in minor units of one currency. */
const breakdown = z.object({
  currency,
  goods: taxed,
  shipping: taxed,
  isShippingOpen: z.boolean(),
  shippingState: z.enum(shippingStates),
  supply: z.int(),
  vat: z.int(),
  total: z.int(),
  refused: z.int(),
});

/** A purchase order in a list: parties, what it is about, and its lines summed up (D3-29). */
export const purchaseOrder = z.extend(
  z.pick(order, {
    /** Of its first line, whose part stands for all. */
    id: true,
    orderBatchId: true,
    poNumber: true,
    buyerPoNumber: true,
    groupId: true,
    ...partiesAndProduct,
    isAlternative: true,
    insteadOf: true,
    substituteGrade: true,
    createdAt: true,
  }),
  {
    lines: z.int(),
    counts: z.omit(orderCounts, { total: true }),
    /** Accepted lines that were shipped, and those that somebody wants cancelled. */
    shipped: z.int(),
    /** Accepted lines of which some pieces have left and others not (D39-2). */
    partly: z.int(),
    cancelAsked: z.int(),
    /** Until when the other side may decide on the first request to cancel. */
    cancelDueAt: z.optional(instant),
    /** Lines with an open claim. */
    claimed: z.int(),
    breakdown,
    /** Of a company's order that names a cost centre; absent for the seller (D43-2). */
    charged: z.optional(charged),
    /** The first and the last day on which accepted lines that have not left are to be shipped. */
    firstShipDate: z.optional(day),
    lastShipDate: z.optional(day),
  },
);
export type PurchaseOrder = z.output<typeof purchaseOrder>;

const problems = ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"] as const;

export const purchaseOrderRoutes = {
  purchaseOrders: route({
    method: "GET",
    path: "/product-estimate-orders/batches",
    access: "user",
    company: companyActs.read,
    summary: "Lists one's own purchase orders, newest first, each once with its lines summed up.",
    query: z
      .extend(orderQuery, {
        /** Those that count there, in this period or in all (D43-5). */
        costCentreId: z.optional(id("ccr")),
        chargedIn: z.optional(chargedPeriod),
      })
      .check(
        inOrder(),
        rule(
          ({ costCentreId, chargedIn }) => chargedIn === undefined || costCentreId !== undefined,
          {
            error: "required",
            path: ["costCentreId"],
          },
        ),
      ),
    reply: page(purchaseOrder),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  purchaseOrdersOfSeller: route({
    method: "GET",
    path: "/product-estimate-orders/seller/batches",
    access: "seller",
    summary: "Lists the purchase orders one's company received, newest first, each once.",
    query: z
      .extend(orderQuery, { searchType: z.optional(z.enum(estimateSearchTypes)) })
      .check(inOrder()),
    reply: page(purchaseOrder),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  lines: route({
    method: "GET",
    path: "/product-estimate-orders/{id}/batch",
    access: "user",
    company: companyActs.read,
    summary: "Reads all lines of the purchase order that an order belongs to.",
    params: ofOrder,
    reply: z.extend(decided, {
      /** When its buyer pays, in the seller's words, as the PO prints it. */
      paymentTerms: z.optional(z.string()),
    }),
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  cancelLines: route({
    method: "PATCH",
    path: "/product-estimate-orders/{id}/batch/cancel",
    access: "user",
    company: companyActs.order,
    summary:
      "Cancels lines of a purchase order, or asks to, or agrees, as the call of one line would.",
    params: ofOrder,
    body: cancellationOfLines,
    reply: decided,
    problems: cancelProblems,
    cost: "write",
  }),
  keepLines: route({
    method: "PATCH",
    path: "/product-estimate-orders/{id}/batch/keep",
    access: "user",
    company: companyActs.order,
    summary: "Declines the other side's request to cancel lines, or takes back one's own.",
    params: ofOrder,
    body: ofLines,
    reply: decided,
    problems,
    cost: "write",
  }),
  completeLines: route({
    method: "PATCH",
    path: "/product-estimate-orders/{id}/batch/complete",
    access: "user",
    company: companyActs.order,
    summary: "Completes accepted lines of a purchase order, by its buyer.",
    params: ofOrder,
    body: ofLines,
    reply: decided,
    problems,
    cost: "write",
  }),
  setBuyerNumber: route({
    method: "PATCH",
    path: "/product-estimate-orders/{id}/batch/buyer-number",
    access: "user",
    company: companyActs.order,
    summary: "States or corrects the buyer's own order number of a purchase order that runs.",
    params: ofOrder,
    body: buyerNumberChange,
    reply: decided,
    problems: [...problems, "VERSION_CONFLICT"],
    cost: "write",
  }),
  shipLines: route({
    method: "PATCH",
    path: "/product-estimate-orders/seller/{id}/batch/shipment",
    access: "seller",
    summary: "States how one parcel with several lines of a purchase order was shipped.",
    params: ofOrder,
    body: shippingOfLines,
    reply: decided,
    problems: [...problems, "PIECES_NOT_OPEN", "VERSION_CONFLICT"],
    cost: "write",
  }),
  holdShipDate: route({
    method: "PATCH",
    path: "/product-estimate-orders/seller/{id}/batch/held",
    access: "seller",
    summary: "Says that the day of dispatch of accepted lines of a purchase order holds.",
    params: ofOrder,
    body: holdingOfLines,
    reply: decided,
    problems,
    cost: "write",
  }),
  moveShipDate: route({
    method: "PATCH",
    path: "/product-estimate-orders/seller/{id}/batch/ship-date",
    access: "seller",
    summary: "Moves the day of dispatch of lines that are not shipped, with a reason.",
    params: ofOrder,
    body: movingOfLines,
    reply: decided,
    problems,
    cost: "write",
  }),
} satisfies Routes;
