import { trail } from "../../kernel/trail.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id, lineId } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder } from "../../kernel/rule.ts";
import { keyword } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { estimateStatuses } from "../estimate-groups/statuses.ts";
import {
  cancellation,
  cancellationOfLines,
  cancelProblems,
  ofLines,
  shippingOfLines,
} from "./acts.ts";
import { order, orderRoutes } from "./contract.ts";
import { partiesAndProduct } from "./sides.ts";
import { purchaseOrder } from "./purchase-order-contract.ts";
import { ledgerSearchTypes, ledgerSorts } from "./sorts.ts";

/** Values of an enumeration, separated by commas. */
export const someOf = (values: readonly string[]) =>
  z.string().check(z.regex(new RegExp(`^(${values.join("|")})(,(${values.join("|")}))*$`)));

/** What lists of orders and lines are narrowed by; without a type the keyword is a part number. */
export const ledgerQuery = z.extend(pageQuery, {
  searchType: z.optional(z.enum(ledgerSearchTypes)),
  searchKeyword: z.optional(keyword),
  /** Days in Seoul of the creation, both included. */
  startDate: z.optional(day),
  endDate: z.optional(day),
  sort: sortOf(ledgerSorts),
  filter: filterOf(["state"]),
});

/** The parties of an order or a line, its part, and how much of it. */
export const parties = { ...partiesAndProduct, quantity: true, unit: true } as const;

export const orderRow = z.extend(
  z.pick(order, {
    id: true,
    poNumber: true,
    ...parties,
    amount: true,
    currency: true,
    status: true,
    createdAt: true,
  }),
  {
    /** Absent in rows that are older than the naming of substitutes (D4-13). */
    isAlternative: z.optional(z.boolean()),
    insteadOf: z.optional(z.string()),
    /** Its request. */
    groupId: z.optional(id("egr")),
    /** A cancel request is open: until when the other side may reply to it. */
    cancelDueAt: z.optional(instant),
    deletedAt: z.optional(instant),
  },
);
export type OrderEntityRow = z.output<typeof orderRow>;

const orderEntity = z.extend(order, {
  productEstimateId: lineId,
  deletedAt: z.optional(instant),
});
/** A line of a purchase order before an admin's eyes. */
export type OrderEntityLine = z.output<typeof orderEntity>;
export const orderEntityDetail = z.extend(orderEntity, { history: trail });
export type OrderEntity = z.output<typeof orderEntityDetail>;

const ofOrder = z.strictObject({ id: id("ord") });
const decided = z.object({ orders: z.array(orderEntity) });
const listQuery = z
  .extend(ledgerQuery, { statuses: z.optional(someOf(estimateStatuses)) })
  .check(inOrder());

export const orderEntityRoutes = {
  list: route({
    method: "GET",
    path: "/product-estimate-order-entities",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists everybody's orders by status, days and the names they hold; with filter state," +
      " deleted ones or those with an open request to cancel.",
    query: listQuery,
    reply: page(orderRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  get: route({
    method: "GET",
    path: "/product-estimate-order-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one order, also a deleted one, with all that is on record of its request.",
    params: ofOrder,
    reply: orderEntityDetail,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  purchaseOrders: route({
    method: "GET",
    path: "/product-estimate-order-entities/batches",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists everybody's purchase orders, each once, by what their lines are in and hold; with" +
      " filter state those with deleted lines, or with an open request to cancel.",
    query: listQuery,
    reply: page(purchaseOrder),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  lines: route({
    method: "GET",
    path: "/product-estimate-order-entities/{id}/batch",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads all lines of the purchase order that an order belongs to, deleted ones too.",
    params: ofOrder,
    reply: decided,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  cancelLines: route({
    method: "PATCH",
    path: "/product-estimate-order-entities/{id}/batch/cancel",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Cancels waiting or accepted lines of a purchase order.",
    params: ofOrder,
    body: cancellationOfLines,
    reply: decided,
    problems: cancelProblems,
    cost: "write",
  }),
  keepLines: route({
    method: "PATCH",
    path: "/product-estimate-order-entities/{id}/batch/keep",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Declines open requests to cancel lines of a purchase order: they go on.",
    params: ofOrder,
    body: ofLines,
    reply: decided,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
  shipLines: route({
    method: "PATCH",
    path: "/product-estimate-order-entities/{id}/batch/shipment",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "States how accepted lines went out, on behalf of their seller; both are told.",
    params: ofOrder,
    body: shippingOfLines,
    reply: decided,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "PIECES_NOT_OPEN", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  completeLines: route({
    method: "PATCH",
    path: "/product-estimate-order-entities/{id}/batch/complete",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Completes accepted lines of a purchase order; both are told.",
    params: ofOrder,
    body: ofLines,
    reply: decided,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
  accept: route({
    method: "PATCH",
    path: "/product-estimate-order-entities/{id}/accept",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Accepts an order on behalf of its seller, as the seller could; both are told.",
    params: ofOrder,
    body: orderRoutes.accept.body,
    reply: decided,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "OUT_OF_STOCK", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  reject: route({
    method: "PATCH",
    path: "/product-estimate-order-entities/{id}/reject",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Refuses an order on behalf of its seller, with a reason; both are told.",
    params: ofOrder,
    body: orderRoutes.reject.body,
    reply: decided,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  cancel: route({
    method: "PATCH",
    path: "/product-estimate-order-entities/{id}/cancel",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Cancels a waiting or accepted order, as where nobody decided on a request to cancel.",
    params: ofOrder,
    body: cancellation,
    reply: orderEntity,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "CLAIM_OPEN", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  keep: route({
    method: "PATCH",
    path: "/product-estimate-order-entities/{id}/keep",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Declines an open request to cancel: the order goes on.",
    params: ofOrder,
    reply: orderEntity,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/product-estimate-order-entities/{id}",
    access: "admin",
    roles: ["SUPPORT"],
    summary:
      "Deletes an order that is neither waiting nor accepted and has no open claim: only admins" +
      " see it then.",
    params: ofOrder,
    problems: ["NOT_FOUND", "HAS_ACTIVE_ORDER", "CLAIM_OPEN", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
