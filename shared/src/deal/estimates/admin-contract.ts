import { trail } from "../../kernel/trail.ts";
import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import {
  changesSomething,
  group,
  groupChange,
  groupDraft,
  groupFields,
  groupRow,
} from "../estimate-groups/contract.ts";
import { groupLine } from "../estimate-groups/line.ts";
import { humanNumber, id, requestLineId } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder, rule } from "../../kernel/rule.ts";
import { keyword } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { ledgerSorts } from "../product-estimate-orders/sorts.ts";
import { orderRow } from "../product-estimate-orders/admin-contract.ts";
import { lineRow } from "../product-estimates/admin-contract.ts";

/** An open request with its lines that no seller is asked for (D1-11). */
const unassignedGroup = z.extend(
  z.pick(groupRow, { id: true, number: true, title: true, dueAt: true, createdAt: true }),
  {
    buyerId: id("usr"),
    buyerName: z.string(),
    lines: z.array(groupLine),
  },
);
export type UnassignedGroup = z.output<typeof unassignedGroup>;

/** A request as admins list it. */
export const groupEntityRow = z.extend(
  z.pick(groupRow, {
    id: true,
    number: true,
    title: true,
    status: true,
    open: true,
    closeReason: true,
    lineCount: true,
    sellerCount: true,
    quotedCount: true,
    orderedCount: true,
    dueAt: true,
    createdAt: true,
  }),
  { buyerId: id("usr"), buyerName: z.string(), deletedAt: z.optional(instant) },
);
export type GroupEntityRow = z.output<typeof groupEntityRow>;

/** A request with its lines, orders and audit events. */
const wholeGroup = z.extend(group, {
  buyerName: z.string(),
  /** The lines of every seller, deleted ones included. */
  sellerLines: z.array(lineRow),
  deletedAt: z.optional(instant),
  /** Oldest first. */
  orders: z.array(z.extend(orderRow, { orderBatchId: id("pob") })),
  history: trail,
});
export type WholeGroupEntity = z.output<typeof wholeGroup>;

/** Creates a request for a buyer, or adds a seller to an open request. */
const estimateDraft = z
  .strictObject({
    ...z.partial(groupDraft).shape,
    buyerId: z.optional(id("usr")),
    groupId: z.optional(id("egr")),
    sellerId: z.optional(id("sel")),
    requestLineIds: z.optional(z.array(requestLineId).check(z.minLength(1))),
  })
  .check(
    rule(({ groupId, sellerId }) => !groupId || sellerId !== undefined, {
      error: "required",
      path: ["sellerId"],
    }),
    rule(({ groupId, buyerId }) => Boolean(groupId ?? buyerId), {
      error: "required",
      path: ["buyerId"],
    }),
    rule(({ groupId, lines, contact }) => Boolean(groupId) || Boolean(lines && contact), {
      error: "required",
      path: ["lines"],
    }),
  );
export type AdminEstimateDraft = z.output<typeof estimateDraft>;

/** The fields of an open request that the buyer could change, and its contact. */
export const adminGroupChange = z
  .strictObject({ ...groupChange.shape, contact: z.optional(groupFields.contact) })
  .check(changesSomething());
export type AdminGroupChange = z.output<typeof adminGroupChange>;

export const adminEstimateRoutes = {
  unassigned: route({
    method: "GET",
    path: "/estimates/unassigned",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists open requests with lines without a seller, longest waiting first (NEW).",
    query: pageQuery,
    reply: page(unassignedGroup),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  list: route({
    method: "GET",
    path: "/estimates/groups",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists requests by status (REMOVED: deleted ones), days and buyer's name (NEW).",
    query: z
      .extend(pageQuery, {
        /** A piece of the buyer's name. */
        searchKeyword: z.optional(keyword),
        /** Days in Seoul of the creation, both included. */
        startDate: z.optional(day),
        endDate: z.optional(day),
        sort: sortOf(ledgerSorts),
        filter: filterOf(["status"]),
      })
      .check(inOrder()),
    reply: page(groupEntityRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  get: route({
    method: "GET",
    path: "/estimates/groups/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one request with lines by seller, orders and history (NEW).",
    params: z.strictObject({ id: id("egr") }),
    reply: wholeGroup,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/estimates",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Asks sellers for a buyer, in a new or an open request.",
    status: 201,
    body: estimateDraft,
    reply: z.object({
      groupId: id("egr"),
      number: humanNumber,
      estimateIds: z.array(id("est")),
      unassignedLineIds: z.array(requestLineId),
    }),
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
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/estimates/groups/{id}",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Changes an open request for its buyer.",
    params: z.strictObject({ id: id("egr") }),
    body: adminGroupChange,
    reply: group,
    problems: ["NOT_FOUND", "ESTIMATE_CLOSED", "LINE_ANSWERED", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/estimates/groups/{id}",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Ends a request without running orders; it leaves its buyer's lists.",
    params: z.strictObject({ id: id("egr") }),
    problems: ["NOT_FOUND", "HAS_ACTIVE_ORDER", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
