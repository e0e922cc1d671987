import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { shownName } from "../users/names.ts";
import { email, oneLine } from "../../kernel/text/text.ts";
import { instant, month } from "../../kernel/time.ts";
import { address } from "../seller-infos/contract.ts";
import { businessNumber } from "../seller-infos/rules.ts";
import { approvalRules, approvalRulesDraft, standIn } from "./approval-rules.ts";
import { costCentres, costCentresDraft } from "./cost-centres.ts";
import { deliveryAddresses, deliveryAddressesDraft } from "./delivery-addresses.ts";
import { factRoutes } from "./facts.ts";
import { givenRoles, memberRoles as roles, ofCompany as one } from "./fields.ts";
import { invitationCode, invitationRoutes } from "./invitations.ts";
import { joinRequestRoutes } from "./join-requests.ts";
import { orderNumbers, orderNumbersDraft } from "./order-numbers.ts";
import { mostCompanies } from "./rules.ts";

const said = {
  name: shownName(1, 80),
  representative: oneLine(1, 40),
  address,
  /** 업태 and 종목, as tax invoices name them. */
  businessType: oneLine(1, 40),
  businessItem: oneLine(1, 80),
};

/** What its founder says of a company. */
export const companyDraft = z.strictObject({ ...said, businessNumber, invoiceEmail: email });
export type CompanyDraft = z.output<typeof companyDraft>;

/** A company as its members see it (D40-1). */
export const company = z.object({
  id: id("cmp"),
  ...said,
  businessNumber: z.string(),
  invoiceEmail: z.string(),
  /** A picture for everybody who has its address (D40-19). */
  logoId: z.optional(id("fil")),
  memberCount: z.int(),
  /** The caller's. */
  roles,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Company = z.output<typeof company>;

export const companyMember = z.object({
  userId: id("usr"),
  name: z.string(),
  roles,
  joinedAt: instant,
  /** Who decides about orders in this member's place, and when (D41-5). */
  standIn: z.optional(standIn),
});
/** @public */
export type CompanyMember = z.output<typeof companyMember>;

const ofMember = z.object({ companyId: id("cmp"), userId: id("usr") });

export const companyRoutes = {
  mine: route({
    method: "GET",
    path: "/companies",
    access: "user",
    summary: `Lists the companies that one belongs to; at most ${mostCompanies}.`,
    reply: z.object({ items: z.array(company) }),
    problems: [],
    cost: "read",
  }),
  found: route({
    method: "POST",
    path: "/companies",
    access: "user",
    summary: "Founds a company; the caller is its owner.",
    body: companyDraft,
    reply: company,
    status: 201,
    problems: ["ENTRY_LIMIT", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  get: route({
    method: "GET",
    path: "/companies/{companyId}",
    access: "user",
    summary: "Shows a company to its members.",
    params: one,
    reply: company,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  update: route({
    method: "PATCH",
    path: "/companies/{companyId}",
    access: "user",
    summary: "Changes what a company says of itself. For owners.",
    params: one,
    body: z.extend(companyDraft, { version: z.optional(z.int()) }),
    reply: company,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT"],
    cost: "write",
  }),
  dissolve: route({
    method: "DELETE",
    path: "/companies/{companyId}",
    access: "user",
    summary: "Dissolves a company of which the caller is the only member left.",
    params: one,
    problems: ["NOT_FOUND", "FORBIDDEN", "COMPANY_HAS_MEMBERS", "HAS_RUNNING_ORDERS", "BUSY"],
    cost: "write",
  }),
  members: route({
    method: "GET",
    path: "/companies/{companyId}/members",
    access: "user",
    summary: "Lists the members of a company, the first ones first.",
    params: one,
    query: pageQuery,
    reply: page(companyMember),
    problems: ["NOT_FOUND", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  changeMember: route({
    method: "PATCH",
    path: "/companies/{companyId}/members/{userId}",
    access: "user",
    summary: "Gives a member other roles. For owners; the last owner stays one.",
    params: ofMember,
    body: z.strictObject({ roles: givenRoles }),
    problems: ["NOT_FOUND", "FORBIDDEN", "LAST_OWNER", "VERSION_CONFLICT"],
    cost: "write",
  }),
  removeMember: route({
    method: "DELETE",
    path: "/companies/{companyId}/members/{userId}",
    access: "user",
    summary: "Removes a member, or leaves. The last owner cannot leave.",
    params: ofMember,
    problems: ["NOT_FOUND", "FORBIDDEN", "LAST_OWNER", "VERSION_CONFLICT"],
    cost: "write",
  }),
  standIn: route({
    method: "PUT",
    path: "/companies/{companyId}/stand-in",
    access: "user",
    summary: "Names who decides about orders in one's place for some days, or nobody.",
    params: one,
    body: z.strictObject({ standIn: z.optional(standIn) }),
    problems: ["NOT_FOUND", "VERSION_CONFLICT"],
    cost: "write",
  }),
  approvalRules: route({
    method: "GET",
    path: "/companies/{companyId}/approval-rules",
    access: "user",
    summary: "Shows members which orders of the company need an approval.",
    params: one,
    reply: approvalRules,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  setApprovalRules: route({
    method: "PUT",
    path: "/companies/{companyId}/approval-rules",
    access: "user",
    summary: "States which orders of the company need an approval. For owners.",
    params: one,
    body: approvalRulesDraft,
    reply: approvalRules,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT"],
    cost: "write",
  }),
  costCentres: route({
    method: "GET",
    path: "/companies/{companyId}/cost-centres",
    access: "user",
    summary: "Shows members the company's cost centres, and what a month took of their budgets.",
    params: one,
    query: z.strictObject({
      /** In Seoul; this month where absent. */
      month: z.optional(month),
    }),
    reply: costCentres,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  setCostCentres: route({
    method: "PUT",
    path: "/companies/{companyId}/cost-centres",
    access: "user",
    summary: "States the company's cost centres and budgets. For owners.",
    params: one,
    body: costCentresDraft,
    reply: costCentres,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT"],
    cost: "write",
  }),
  deliveryAddresses: route({
    method: "GET",
    path: "/companies/{companyId}/delivery-addresses",
    access: "user",
    summary: "Shows members where goods of the company go, and who takes them there.",
    params: one,
    reply: deliveryAddresses,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  setDeliveryAddresses: route({
    method: "PUT",
    path: "/companies/{companyId}/delivery-addresses",
    access: "user",
    summary: "States the company's delivery addresses. For owners.",
    params: one,
    body: deliveryAddressesDraft,
    reply: deliveryAddresses,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT"],
    cost: "write",
  }),
  orderNumbers: route({
    method: "GET",
    path: "/companies/{companyId}/order-numbers",
    access: "user",
    summary: "Shows members how the company numbers its orders, and what the next number counts.",
    params: one,
    reply: orderNumbers,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  setOrderNumbers: route({
    method: "PUT",
    path: "/companies/{companyId}/order-numbers",
    access: "user",
    summary: "States the template of the company's own order numbers, or none. For owners.",
    params: one,
    body: orderNumbersDraft,
    reply: orderNumbers,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT"],
    cost: "write",
  }),
  join: route({
    method: "POST",
    path: "/companies/{companyId}/join",
    access: "user",
    summary: "Accepts an invitation of one's own verified e-mail address.",
    params: one,
    body: invitationCode,
    reply: company,
    problems: ["INVITATION_INVALID", "ENTRY_LIMIT", "BUSY"],
    cost: "write",
  }),
  ...factRoutes,
  ...invitationRoutes,
  ...joinRequestRoutes,
} satisfies Routes;
