import * as z from "zod/mini";
import { companyActs } from "../../kernel/company-roles.ts";
import { humanNumber, id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { day, instant, month } from "../../kernel/time.ts";
import { amendmentDraft } from "./amendment-draft.ts";
import { invoiceParty as party, sums, taxed } from "./fields.ts";
import { expected, supply } from "./open.ts";
import {
  amendReasons,
  issuingModes,
  signingStates,
  taxInvoiceStatuses,
  taxTypes,
} from "./states.ts";

const status = z.enum(taxInvoiceStatuses);
const taxType = z.enum(taxTypes);
const reason = z.enum(amendReasons);
/** TI-261130-0A1B2C3D4E: the day it was made and the end of its id; the provider's document number. */
const number = z.string().check(z.regex(/^TI-\d{6}-[0-9A-HJKMNP-TV-Z]{10}$/));
const line = z.object({
  /** Absent for the fee of the delivery, and for lines of an amendment. */
  orderId: z.optional(id("ord")),
  poNumber: z.optional(humanNumber),
  /** The buyer's own number of the order. */
  buyerPoNumber: z.optional(z.string()),
  suppliedOn: day,
  kind: z.enum(["GOODS", "SHIPPING", "AMENDMENT"]),
  name: z.optional(z.string()),
  /** Maker and part number. */
  spec: z.optional(z.string()),
  quantity: z.optional(z.int()),
  unit: z.optional(z.string()),
  /** Without VAT. */
  unitPrice: z.optional(z.string()),
  ...taxed,
});
export type InvoiceLine = z.output<typeof line>;

/** Why the provider or the tax service did not take something, in its own code and words. */
const refusal = z.object({ code: z.string(), message: z.optional(z.string()) });

const amendment = z.object({
  id: id("tin"),
  number,
  status,
  reason,
  ...taxed,
  /** The claim by the end of which it was made. */
  claimId: z.optional(id("clm")),
});

/** One electronic tax invoice of a seller to a company (D42). */
export const taxInvoice = z.object({
  id: id("tin"),
  number,
  status,
  taxType,
  sellerId: id("sel"),
  buyerId: id("usr"),
  /** 공급자 and 공급받는자, as they were when it was made. */
  seller: party,
  buyer: party,
  /** 작성일자, and the last day on which it could be issued in time. */
  writtenOn: day,
  dueOn: day,
  ...sums,
  lines: z.array(line),
  /** What it amends. */
  amends: z.optional(
    z.object({
      id: id("tin"),
      number,
      approvalNumber: z.string(),
      writtenOn: day,
      reason,
      claimId: z.optional(id("clm")),
    }),
  ),
  /** The other document of the same amendment, where it has two. */
  twinId: z.optional(id("tin")),
  /** What amends it, the first one first. */
  amendments: z.array(amendment),
  /** What it is worth after its amendments. */
  remaining: z.object(sums),
  remark: z.optional(z.string()),
  /** The tax service's number (승인번호). */
  approvalNumber: z.optional(z.string()),
  issuedAt: z.optional(instant),
  sentAt: z.optional(instant),
  cancelledAt: z.optional(instant),
  refusal: z.optional(refusal),
  version: z.int(),
  createdAt: instant,
});
export type TaxInvoice = z.output<typeof taxInvoice>;

/** An invoice in a list: without its lines. */
export const listedInvoice = z.omit(taxInvoice, { lines: true });
export type ListedInvoice = z.output<typeof listedInvoice>;

/** An invoice of a purchase order, which may state others as well. */
const orderInvoice = z.extend(listedInvoice, {
  /** What it states of this one, as it was issued. */
  share: z.object(sums),
  /** The lines of this one on it. */
  orderIds: z.array(id("ord")),
});
export type OrderInvoice = z.output<typeof orderInvoice>;

/** How a seller's invoices are issued. */
export const invoicing = z.object({
  mode: z.enum(issuingModes),
  signing: z.enum(signingStates),
  certificateUntil: z.optional(day),
});
export type Invoicing = z.output<typeof invoicing>;

/** The most purchase orders of one invoice: all of them change in one transaction. */
export const mostOrders = 50;
/** The most lines of one invoice. */
export const mostInvoiceLines = 500;

const ofInvoice = z.strictObject({ id: id("tin") });
/** The version of the invoice that the sender saw. */
const version = z.int();
const made = z.object({ ids: z.array(id("tin")) });
const listQuery = z.extend(pageQuery, {
  /** Of the day that it states. */
  month: z.optional(month),
});

export const taxInvoiceRoutes = {
  list: route({
    method: "GET",
    path: "/tax-invoices",
    access: "user",
    company: companyActs.read,
    summary: "Lists the tax invoices that one's company received, the latest day first.",
    query: listQuery,
    reply: page(listedInvoice),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  listOfSeller: route({
    method: "GET",
    path: "/tax-invoices/seller",
    access: "seller",
    summary: "Lists the tax invoices that one issued, the latest day first.",
    query: listQuery,
    reply: page(listedInvoice),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  supplies: route({
    method: "GET",
    path: "/tax-invoices/supplies",
    access: "seller",
    summary: "Lists what one has supplied to companies and not invoiced, the oldest first.",
    reply: z.object({ items: z.array(supply), more: z.boolean() }),
    problems: [],
    cost: "search",
  }),
  expected: route({
    method: "GET",
    path: "/tax-invoices/expected",
    access: "user",
    company: companyActs.read,
    summary:
      "Lists what one's company was supplied with and has no invoice of, by seller and month, the oldest first.",
    reply: z.object({ items: z.array(expected), more: z.boolean() }),
    problems: [],
    cost: "search",
  }),
  ofOrder: route({
    method: "GET",
    path: "/tax-invoices/orders/{orderId}",
    access: "user",
    company: companyActs.read,
    summary:
      "Reads the tax invoices of the purchase order that an order belongs to, by either side.",
    params: z.strictObject({ orderId: id("ord") }),
    reply: z.object({
      /** The oldest first; for the buyer those that were issued. */
      items: z.array(orderInvoice),
      /** Its completed lines without an invoice, and the last day for the first of them. */
      open: z.optional(z.object({ lines: z.int(), dueOn: day })),
    }),
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  settings: route({
    method: "GET",
    path: "/tax-invoices/settings",
    access: "seller",
    summary: "Reads how one's tax invoices are issued, and whether the provider may sign them.",
    reply: invoicing,
    problems: [],
    cost: "read",
  }),
  updateSettings: route({
    method: "PATCH",
    path: "/tax-invoices/settings",
    access: "seller",
    summary: "Says when one's tax invoices are issued.",
    body: z.strictObject({ mode: z.enum(issuingModes) }),
    reply: invoicing,
    problems: ["CERTIFICATE_REQUIRED", "BUSY"],
    cost: "write",
  }),
  prepare: route({
    method: "POST",
    path: "/tax-invoices/signing",
    access: "seller",
    summary:
      "Joins the provider, or asks it anew; replies where to register the certificate if there is none.",
    reply: z.extend(invoicing, {
      url: z.optional(z.url()),
      /** Why the provider did not take the seller as a member. */
      refusal: z.optional(refusal),
    }),
    problems: ["UNAVAILABLE", "BUSY"],
    cost: "write",
  }),
  create: route({
    method: "POST",
    path: "/tax-invoices",
    access: "seller",
    summary:
      "Issues what was supplied to one company in one month by these purchase orders: one invoice, two where some of it is free of VAT.",
    status: 201,
    body: z.strictObject({
      orderBatchIds: z.array(id("pob")).check(z.minLength(1), z.maxLength(mostOrders)),
      month,
      /** Issues it after its last day, which costs a penalty. */
      late: z._default(z.boolean(), false),
    }),
    reply: made,
    problems: ["NOT_FOUND", "NOTHING_TO_INVOICE", "CERTIFICATE_REQUIRED", "INVOICE_LATE", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  get: route({
    method: "GET",
    path: "/tax-invoices/{id}",
    access: "user",
    company: companyActs.read,
    summary: "Reads one tax invoice, by either side.",
    params: ofInvoice,
    reply: taxInvoice,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  cancel: route({
    method: "PATCH",
    path: "/tax-invoices/{id}/cancellation",
    access: "seller",
    summary: "Cancels a tax invoice that has not gone to the tax service.",
    params: ofInvoice,
    body: z.strictObject({ version }),
    reply: taxInvoice,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  amend: route({
    method: "POST",
    path: "/tax-invoices/{id}/amendments",
    access: "seller",
    summary: "Amends a tax invoice for one of the six reasons; some need two documents.",
    status: 201,
    params: ofInvoice,
    body: amendmentDraft,
    reply: made,
    problems: [
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "VERSION_CONFLICT",
      "CERTIFICATE_REQUIRED",
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
} satisfies Routes;
