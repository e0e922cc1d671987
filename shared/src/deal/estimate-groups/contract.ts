import { pieces } from "../../kernel/money/pieces.ts";
import { companyActs } from "../../kernel/company-roles.ts";
import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { inOrder, rule } from "../../kernel/rule.ts";
import { ownNumberText } from "../../accounts/own-numbers/text.ts";
import { fileSummary } from "../../accounts/files/contract.ts";
import { humanNumber, id, requestLineId } from "../../kernel/ids.ts";
import { currency, unitPrice } from "../../kernel/money/money.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { phoneNumber } from "../../kernel/text/phone.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { email, keyword, oneLine, prose } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { planFigures } from "../../billing/subscribes/features.ts";
import { conditions, shippingFeePayer } from "../../selling/merchandises/contract.ts";
import { region } from "../../reference/regions/region.ts";
import { groupLine } from "./line.ts";
import { askedSeller } from "./asked-seller.ts";
import { closeReason, estimateStatus } from "./fields.ts";

/**
 * D1-2: at most 50 lines and 10 sellers, 20 requests a buyer and day; 35 files including those of
 * the lines, since the transaction that creates a request needs two rows for each file.
 */
export const estimateLimits = {
  lines: planFigures.lines.premium,
  files: 35,
  sellers: planFigures.sellers.premium,
  groupsPerDay: 20,
  autoSellers: 5,
} as const;
/** The most requests that one long list of parts is split into (D1-12). */
export const mostBomGroups = 10;
export const mostBomLines = mostBomGroups * estimateLimits.lines;

const bomPart = z.int().check(z.minimum(1), z.maximum(mostBomGroups));
/** Which part of a long list this request is (D1-12). */
const bom = z.strictObject({ id: z.uuid(), part: bomPart, parts: bomPart });

const files = (most: number) => z._default(z.array(id("fil")).check(z.maxLength(most)), []);

const lineFields = {
  quantity: pieces,
  unit: z._default(oneLine(1, 20), "EA"),
  targetPrice: z.optional(unitPrice),
  allowAlternative: z._default(z.boolean(), true),
  requiredCondition: z._default(z.enum(["ANY", ...conditions]), "ANY"),
  memo: z.optional(prose(0, 500)),
  ownNumber: z.optional(ownNumberText),
};
/** A line names a part, a listing, or says in words what is wanted. */
export const groupLineDraft = z
  .strictObject({
    productId: z.optional(id("prd")),
    merchandiseId: z.optional(id("mch")),
    partName: z.optional(oneLine(1, 200)),
    partNumber: z.optional(oneLine(1, 80)),
    manufactorName: z.optional(oneLine(1, 80)),
    ...lineFields,
    fileIds: files(5),
    /** Asks other sellers for this line than for the rest of the request. */
    sellerIds: z.optional(z.array(id("sel")).check(z.minLength(1), z.maxLength(10))),
  })
  .check(
    rule((body) => Boolean(body.productId ?? body.merchandiseId ?? body.partName), {
      error: "PRODUCT_OR_TEXT",
      path: ["partName"],
    }),
  );
export type GroupLineDraft = z.output<typeof groupLineDraft>;

export const contact = z.strictObject({
  name: oneLine(1, 40),
  phone: z.optional(phoneNumber),
  email: z.optional(email),
});

/** The fields of a request besides lines and sellers; each has a default. */
export const groupFields = {
  title: z.optional(oneLine(1, 100)),
  memo: z.optional(prose(0, 2000)),
  dueAt: z.optional(instant),
  strictDeadline: z._default(z.boolean(), false),
  desiredDeliveryDate: z.optional(day),
  region: z.optional(region),
  shippingFeePayer: z.optional(shippingFeePayer),
  preferredCurrency: z.optional(currency),
  contact,
  fileIds: files(10),
  bom: z.optional(
    bom.check(rule(({ part, parts }) => part <= parts, { error: "invalid_value", path: ["part"] })),
  ),
  allowDuplicate: z._default(z.boolean(), false),
};

export const groupDraft = z.strictObject({
  ...groupFields,
  lines: z.array(groupLineDraft).check(z.minLength(1), z.maxLength(estimateLimits.lines)),
  sellerIds: z.optional(
    z.array(id("sel")).check(z.minLength(1), z.maxLength(estimateLimits.sellers)),
  ),
  sellerSelection: z.optional(
    z.strictObject({
      mode: z.literal("AUTO"),
      max: z.int().check(z.minimum(1), z.maximum(estimateLimits.autoSellers)),
    }),
  ),
});
export type GroupDraft = z.output<typeof groupDraft>;

export const groupRow = z.object({
  id: id("egr"),
  number: humanNumber,
  title: z.string(),
  status: estimateStatus,
  open: z.boolean(),
  closeReason: z.optional(closeReason),
  lineCount: z.int(),
  sellerCount: z.int(),
  /** Request lines with at least one quote, and with at least one accepted order. */
  quotedCount: z.int(),
  orderedCount: z.int(),
  bom: z.optional(bom),
  dueAt: instant,
  createdAt: instant,
});
export type GroupRow = z.output<typeof groupRow>;

const storedContact = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});
export const group = z.extend(groupRow, {
  buyerId: id("usr"),
  /** The admin who created it on the buyer's behalf, else the buyer. */
  createdBy: z.optional(id("usr")),
  /** The member who asked, of a request in the name of a company (D40-11). */
  askedBy: z.optional(id("usr")),
  memo: z.optional(z.string()),
  /** The buyer's reason of the cancellation. */
  closeDetail: z.optional(z.string()),
  strictDeadline: z.boolean(),
  desiredDeliveryDate: z.optional(day),
  region: z.optional(region),
  shippingFeePayer: z.optional(shippingFeePayer),
  preferredCurrency: z.optional(currency),
  contact: storedContact,
  files: z.array(fileSummary),
  lines: z.array(groupLine),
  unassignedLineIds: z.array(requestLineId),
  /** The lines are still being distributed to the sellers. */
  dispatching: z.boolean(),
  estimates: z.array(askedSeller),
  version: z.int(),
});
export type Group = z.output<typeof group>;

/** The fields of an open request that may change. */
/** A version without any change is refused. */
export const changesSomething = <Change extends object>() =>
  rule<Change>((change) => Object.keys(change).some((name) => name !== "version"), {
    error: "required",
    path: ["title"],
  });

export const groupChange = z
  .strictObject({
    title: z.optional(oneLine(1, 100)),
    memo: z.optional(prose(0, 2000)),
    dueAt: z.optional(instant),
    dropRequestLineIds: z.optional(
      z.array(requestLineId).check(z.minLength(1), z.maxLength(estimateLimits.lines)),
    ),
    version: z.optional(z.int()),
  })
  .check(changesSomething());
export type GroupChange = z.output<typeof groupChange>;

export const groupRoutes = {
  list: route({
    method: "GET",
    path: "/estimate-groups",
    access: "user",
    company: companyActs.read,
    summary: "Lists one's own requests, newest first.",
    query: z
      .extend(pageQuery, {
        searchKeyword: z.optional(keyword),
        /** The requests of one list of parts, in their order; other filters are ignored. */
        bomId: z.optional(z.uuid()),
        status: z.optional(estimateStatus),
        startDate: z.optional(day),
        endDate: z.optional(day),
      })
      .check(inOrder()),
    reply: page(groupRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/estimate-groups",
    access: "user",
    company: companyActs.ask,
    summary: "Asks several sellers for estimates of several parts in one go.",
    status: 201,
    body: groupDraft,
    reply: z.object({
      id: id("egr"),
      number: humanNumber,
      estimateIds: z.array(id("est")),
      unassignedLineIds: z.array(requestLineId),
    }),
    problems: [
      "BOM_PART_SENT",
      "SELF_REQUEST",
      "SELLER_BLOCKED",
      "DUPLICATE_REQUEST",
      "REQUEST_LIMIT",
      "SUBSCRIPTION_REQUIRED",
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
  get: route({
    method: "GET",
    path: "/estimate-groups/{id}",
    access: "user",
    company: companyActs.read,
    summary: "Reads one of one's own requests with the state of each seller.",
    params: z.strictObject({ id: id("egr") }),
    reply: group,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  update: route({
    method: "PATCH",
    path: "/estimate-groups/{id}",
    access: "user",
    company: companyActs.ask,
    summary: "Renames a request, moves its deadline to later, drops unanswered lines (NEW).",
    params: z.strictObject({ id: id("egr") }),
    body: groupChange,
    reply: group,
    problems: ["NOT_FOUND", "ESTIMATE_CLOSED", "LINE_ANSWERED", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  cancel: route({
    method: "PATCH",
    path: "/estimate-groups/{id}/cancel",
    access: "user",
    company: companyActs.ask,
    summary: "Takes a request back: waiting orders are cancelled, and its sellers are told (NEW).",
    params: z.strictObject({ id: id("egr") }),
    body: z.strictObject({ reason: z.optional(prose(0, 500)) }),
    reply: group,
    problems: ["NOT_FOUND", "ESTIMATE_CLOSED", "HAS_CONFIRMED_ORDERS", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  close: route({
    method: "PATCH",
    path: "/estimate-groups/{id}/close",
    access: "user",
    company: companyActs.ask,
    summary: "Ends a request whose buyer needs no more quotes; accepted orders go on (NEW).",
    params: z.strictObject({ id: id("egr") }),
    reply: group,
    problems: ["NOT_FOUND", "ESTIMATE_CLOSED", "HAS_PENDING_ORDERS", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  changeStatus: route({
    method: "POST",
    path: "/estimate-groups/test/change-status/{id}",
    access: "user",
    company: companyActs.ask,
    summary:
      "For tests of pages: gives a request of one's own a status. In prod it does not exist.",
    params: z.strictObject({ id: id("egr") }),
    body: z.strictObject({ status: estimateStatus }),
    reply: group,
    problems: ["NOT_FOUND", "VERSION_CONFLICT"],
    cost: "write",
  }),
} satisfies Routes;
