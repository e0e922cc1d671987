import { membershipTypes } from "../../billing/plans/plans.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { language } from "../../kernel/language/languages.ts";
import { e164, mobileNumber } from "../../kernel/text/phone.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { shownName } from "./names.ts";
import { email } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { verificationToken } from "../verifications/contract.ts";
import { region } from "../../reference/regions/region.ts";
import { ofSession, openSessions } from "../sessions/contract.ts";
import { password, userId } from "./rules.ts";

export const roles = ["ADMIN", "USER", "SELLER"] as const;
export const role = z.enum(roles);
export type Role = (typeof roles)[number];
export const writerRoles = ["NONE", "WRITER", "EXPERT"] as const;
export type WriterRole = (typeof writerRoles)[number];
export const alarmTypes = ["NOT_RECEIVE", "KAKAO", "EMAIL"] as const;
export const alarmType = z.enum(alarmTypes);
export const sellerApprovals = ["NONE", "PENDING", "REJECTED", "APPROVED"] as const;
export const sellerApproval = z.enum(sellerApprovals);
export type SellerApproval = (typeof sellerApprovals)[number];
export const writerApprovals = ["NONE", "PENDING", "CORRECTION", "REJECTED", "APPROVED"] as const;
export const writerApproval = z.enum(writerApprovals);
export type WriterApproval = (typeof writerApprovals)[number];

/** The versions of the texts that a user agreed to, each text on its own (D20-3). */
export const consents = z.strictObject({
  terms: z.literal(true, { error: "CONSENT_REQUIRED" }),
  privacy: z.literal(true, { error: "CONSENT_REQUIRED" }),
  age14: z.literal(true, { error: "CONSENT_REQUIRED" }),
  thirdParty: z._default(z.boolean(), false),
  marketing: z._default(z.boolean(), false),
});

export const user = z.object({
  id: id("usr"),
  userId,
  name: z.string(),
  companyName: z.optional(z.string()),
  region: z.optional(region),
  role,
  writerRole: z.enum(writerRoles),
  /** This field and the next are absent in accounts that are older than the review of writers. */
  writerApproval: z._default(writerApproval, "NONE"),
  /** The wiki categories that an EXPERT may edit. */
  expertCategories: z._default(z.array(id("wct")), []),
  membershipType: z.enum(membershipTypes),
  /** Whether PREMIUM's features are on, whatever the membership is called (D13-2). */
  isEntitled: z.boolean(),
  sellerApproval,
  email: z.optional(z.string()),
  emailVerified: z.boolean(),
  phone: z.optional(e164),
  phoneVerified: z.boolean(),
  alarmType,
  language,
  marketingConsent: z.boolean(),
  /**
   * Sends the seller a mail each morning about new posts that look for parts of these makers
   * (D12-11).
   */
  boardDigest: z._default(z.boolean(), false),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type User = z.output<typeof user>;

export const userChange = z.strictObject({
  name: z.optional(shownName(1, 40)),
  companyName: z.optional(shownName(1, 80)),
  region: z.optional(region),
  alarmType: z.optional(alarmType),
  language: z.optional(language),
  marketingConsent: z.optional(z.boolean()),
  boardDigest: z.optional(z.boolean()),
  /** A new address or number needs a token of an EDITMYINFO verification (D16-1). */
  email: z.optional(email),
  emailToken: z.optional(verificationToken),
  phone: z.optional(mobileNumber),
  phoneToken: z.optional(verificationToken),
  version: z.optional(z.int()),
});

export const userRoutes = {
  me: route({
    method: "GET",
    path: "/users/me",
    access: "user",
    summary: "Reads one's own account.",
    reply: user,
    problems: [],
    cost: "read",
  }),
  update: route({
    method: "PATCH",
    path: "/users/me",
    access: "user",
    summary: "Changes one's own account.",
    body: userChange,
    reply: user,
    problems: ["VERSION_CONFLICT", "VERIFICATION_INVALID", "PHONE_TAKEN", "EMAIL_TAKEN"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/users/me",
    access: "user",
    summary: "Leaves: ends all sessions and scrubs personal data. Refused while orders run.",
    body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(200)) }),
    problems: [
      "FORBIDDEN",
      "HAS_RUNNING_ORDERS",
      "LAST_OWNER",
      "ENTRY_LIMIT",
      "PAYMENT_PENDING",
      "LOGIN_LOCKED",
      "VERSION_CONFLICT",
    ],
    cost: "login",
  }),
  changePassword: route({
    method: "PATCH",
    path: "/users/me/password",
    access: "user",
    summary: "Changes one's own password and ends all sessions.",
    body: z.strictObject({
      currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
      newPassword: password,
    }),
    problems: ["LOGIN_LOCKED"],
    cost: "login",
  }),
  sessions: route({
    method: "GET",
    path: "/users/me/sessions",
    access: "user",
    summary: "Lists where one is logged in, newest first.",
    reply: openSessions,
    problems: [],
    cost: "read",
  }),
  endSession: route({
    method: "DELETE",
    path: "/users/me/sessions/{sessionId}",
    access: "user",
    // Whoever logs out of a view ends it; the member's sessions stay.
    view: "SHOWN",
    summary: "Ends one of one's own sessions.",
    params: ofSession,
    problems: ["VERSION_CONFLICT"],
    cost: "write",
  }),
  endOtherSessions: route({
    method: "DELETE",
    path: "/users/me/sessions",
    access: "user",
    summary: "Ends all of one's own sessions but the one that calls.",
    problems: ["VERSION_CONFLICT"],
    cost: "write",
  }),
  sellerCount: route({
    method: "GET",
    path: "/users/seller-count",
    access: "public",
    summary: "Counts approved sellers.",
    reply: z.object({ count: z.int() }),
    problems: [],
    cache: 600,
    cost: "read",
  }),
} satisfies Routes;
