import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { fileSummary } from "../files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { e164, phoneNumber } from "../../kernel/text/phone.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { shownName } from "../users/names.ts";
import { email, keyword, oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { merchandise } from "../../catalogue/products/merchandise-fields.ts";
import { sellerApproval } from "../users/contract.ts";
import { region } from "../../reference/regions/region.ts";
import { verificationToken } from "../verifications/contract.ts";
import { reliability } from "./reliability.ts";
import { saleTerms } from "./sale-terms.ts";
import { businessNumber, closure, closureDraft } from "./rules.ts";

export const address = z.strictObject({
  zip: z.string().check(z.regex(/^\d{5}$/, { error: "ZIP" })),
  address: oneLine(1, 120),
  detail: z.optional(oneLine(0, 120)),
});

/** Kinds of numbers as given (D23-2), each shown to buyers or not. @public */
export const phoneKinds = ["PHONE_NUMBER", "TEL_NUMBER", "FAX_NUMBER"] as const;
const contactNumber = z.strictObject({
  number: phoneNumber,
  visible: z._default(z.boolean(), true),
});
/** A number without a stated visibility is hidden (D11-6). */
const storedNumber = z.object({ number: e164, visible: z._default(z.boolean(), false) });

const common = {
  companyName: shownName(1, 80),
  businessNumber,
  representative: oneLine(1, 40),
  /** 업태 and 종목 of the business registration, as quotations print them. */
  businessType: z.optional(oneLine(1, 40)),
  businessItem: z.optional(oneLine(1, 80)),
  address,
  region,
  email,
  categories: z.array(oneLine(1, 40)).check(z.minLength(1), z.maxLength(10)),
  manufactorIds: z._default(z.array(id("mkr")).check(z.maxLength(30)), []),
  introduction: z.optional(prose(0, 2000)),
  bank: z.optional(
    z.strictObject({ name: oneLine(1, 30), holder: oneLine(1, 40), account: oneLine(4, 30) }),
  ),
  /** When buyers pay (결제조건), in the seller's words. */
  paymentTerms: z.optional(oneLine(1, 100)),
};

export const sellerInfoDraft = z.strictObject({
  ...common,
  phone: contactNumber,
  tel: z.optional(contactNumber),
  fax: z.optional(contactNumber),
  businessFileId: id("fil"),
  /** SELLER_INFO verification of the company's mobile number or e-mail address. */
  verificationToken,
});
/** A change may keep the verified contact and the file; it then needs no new token. */
export const sellerInfoChange = z.extend(sellerInfoDraft, {
  businessFileId: z.optional(id("fil")),
  verificationToken: z.optional(verificationToken),
  version: z.optional(z.int()),
});

/** One copy of the seller's profile: the draft under review, or the approved one. */
export const sellerProfile = z.object({
  ...common,
  businessNumber: z.string(),
  email: z.string(),
  manufactorIds: z.array(id("mkr")),
  phone: storedNumber,
  tel: z.optional(storedNumber),
  fax: z.optional(storedNumber),
  businessFile: z.optional(fileSummary),
});
export type SellerProfile = z.output<typeof sellerProfile>;

export const sellerInfo = z.object({
  id: id("sel"),
  userId: id("usr"),
  status: sellerApproval,
  draft: z.optional(sellerProfile),
  approved: z.optional(sellerProfile),
  /** The submission that was refused last, until one is approved: what changed since is marked. */
  refused: z.optional(sellerProfile),
  /**
   * New estimates and orders are paused: business number, representative or bank changed (D11-5).
   */
  tradingPaused: z.boolean(),
  /** New estimates and orders are paused until then, because of penalty points (D10-3). */
  sellerBlockedUntil: z.optional(instant),
  submittedAt: z.optional(instant),
  reviewDueAt: z.optional(instant),
  approvedAt: z.optional(instant),
  lastRejection: z.optional(z.object({ reason: z.string(), at: instant })),
  correctionNote: z.optional(z.string()),
  /** Days of absence; effective at once, without a review. */
  closure: z.optional(closure),
  /** The least value of an order and the freight; effective for quotes sent from then on (D36-1). */
  saleTerms: z.optional(saleTerms),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type SellerInfo = z.output<typeof sellerInfo>;

/** The caller's own profile, with the penalty points that still count (D10-3). */
export const ownSellerInfo = z.extend(sellerInfo, {
  /** Absent without points. The reports and their senders are not disclosed. */
  penalties: z.optional(z.array(z.object({ points: z.int(), at: instant, lapsesAt: instant }))),
});
export type OwnSellerInfo = z.output<typeof ownSellerInfo>;

/** What lists show of an approved seller. */
export const sellerCard = z.object({
  id: id("sel"),
  userId: id("usr"),
  companyName: z.string(),
  region,
  categories: z.array(z.string()),
  introduction: z.optional(z.string()),
  /** Absent until the seller's first deal. */
  reliability: z.optional(reliability),
  merchandiseCount: z.int(),
  approvedAt: instant,
  /** Absent once the absence is over. */
  closure: z.optional(closure),
});
export type SellerCard = z.output<typeof sellerCard>;

/** Seller identity, which buyers must be able to see before they order (D22-2). */
export const sellerPage = z.extend(sellerCard, {
  representative: z.string(),
  businessNumber: z.string(),
  address: z.object({ zip: z.string(), address: z.string(), detail: z.optional(z.string()) }),
  email: z.optional(z.string()),
  phone: z.optional(e164),
  tel: z.optional(e164),
  fax: z.optional(e164),
  manufactorIds: z.array(id("mkr")),
});

const paged = ["CURSOR_INVALID", "PAGE_TOO_DEEP"] as const;

export const sellerInfoRoutes = {
  list: route({
    method: "GET",
    path: "/seller-infos",
    access: "public",
    summary: "Lists approved sellers, newest first, or the one of an account.",
    query: z.extend(pageQuery, { userId: z.optional(id("usr")) }),
    reply: page(sellerCard),
    problems: paged,
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/seller-infos",
    access: "user",
    summary: "Submits seller information for review within 12 weekday hours.",
    status: 201,
    body: sellerInfoDraft,
    reply: sellerInfo,
    problems: [
      "FORBIDDEN",
      "SELLER_INFO_EXISTS",
      "BUSINESS_NUMBER_TAKEN",
      "VERIFICATION_INVALID",
      ...fileProblems,
    ],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PUT",
    path: "/seller-infos",
    access: "user",
    summary: "Submits changed seller information: it needs approval again.",
    body: sellerInfoChange,
    reply: sellerInfo,
    problems: [
      "SELLER_INFO_MISSING",
      "BUSINESS_NUMBER_TAKEN",
      "VERIFICATION_INVALID",
      "VERSION_CONFLICT",
      ...fileProblems,
    ],
    cost: "write",
  }),
  close: route({
    method: "PATCH",
    path: "/seller-infos/closure",
    access: "seller",
    summary: "Sets the days of one's absence, at most 180, or takes them away; without a review.",
    body: z.strictObject({ closure: z.nullable(closureDraft) }),
    reply: sellerInfo,
    problems: ["SELLER_INFO_MISSING"],
    cost: "write",
  }),
  setSaleTerms: route({
    method: "PUT",
    path: "/seller-infos/sale-terms",
    access: "seller",
    summary: "Sets one's least value of an order and freight for quotes from now on (NEW).",
    body: saleTerms,
    reply: sellerInfo,
    problems: ["SELLER_INFO_MISSING"],
    cost: "write",
  }),
  me: route({
    method: "GET",
    path: "/seller-infos/me",
    access: "user",
    summary: "Reads one's own seller information, its review and one's penalty points.",
    reply: ownSellerInfo,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  product: route({
    method: "GET",
    path: "/seller-infos/product",
    access: "public",
    summary: "Lists the offers of a part: approved sellers with their listing.",
    query: z.extend(pageQuery, { productId: id("prd") }),
    reply: page(z.object({ seller: sellerCard, merchandise })),
    problems: paged,
    cost: "read",
  }),
  search: route({
    method: "GET",
    path: "/seller-infos/search",
    access: "public",
    summary: "Finds approved sellers by any part of their company name.",
    query: z.extend(pageQuery, {
      searchKeyword: z.optional(keyword),
      region: z.optional(region),
    }),
    reply: page(sellerCard),
    problems: [...paged, "SEARCH_PAGE_TOO_DEEP"],
    cost: "search",
  }),
  get: route({
    method: "GET",
    path: "/seller-infos/{id}",
    access: "user",
    summary: "Reads one approved seller.",
    params: z.strictObject({ id: id("sel") }),
    reply: sellerPage,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
} satisfies Routes;
