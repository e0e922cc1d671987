import * as z from "zod/mini";
import { adminRoles, everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { mobileNumber } from "../../kernel/text/phone.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { sheetType } from "../../kernel/sheet.ts";
import { email, keyword, oneLine } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { region } from "../../reference/regions/region.ts";
import { password, userId } from "./rules.ts";
import { openSessions } from "../sessions/contract.ts";
import { userSorts } from "./sorts.ts";
import { alarmType, role, sellerApproval, user } from "./contract.ts";

/** Roles that an admin may set. SELLER follows from the approval alone (D11-2). */
export const assignableRoles = ["USER", "ADMIN"] as const;
const assignableRole = z.enum(assignableRoles);
export const userSearchTypes = ["NAME", "SELLER", "PHONE_NUMBER", "USER_ID"] as const;
const adminRole = z.enum(adminRoles);
const adminUser = z.extend(user, {
  /** Of an admin; absent in accounts that are older than the roles, which are owners (D20-10). */
  adminRole: z.optional(adminRole),
  /** The name by which services outside know the account; it discloses nothing about it. */
  uuid: z.optional(z.uuid()),
  blockedReason: z.optional(z.string()),
  deletedAt: z.optional(instant),
  lastLoginAt: z.optional(instant),
});
export type AdminUser = z.output<typeof adminUser>;
const ofUser = z.strictObject({ id: id("usr") });
const userQuery = z.extend(pageQuery, {
  searchType: z.optional(z.enum(userSearchTypes)),
  searchKeyword: z.optional(keyword),
  sort: sortOf(userSorts),
  filter: filterOf(["role", "sellerApproval", "writerRole", "writerApproval"]),
});

/** Approval statuses as given (D23-2); that of a seller is never CORRECTION. */
const approvalTypes = "(NONE|PENDING|CORRECTION|REJECTED|APPROVED)";
const approvals = {
  /** Comma-separated approval statuses. */
  approvalTypes: z.optional(
    z.string().check(z.regex(new RegExp(`^${approvalTypes}(,${approvalTypes})*$`))),
  ),
  isApproved: z.optional(z.enum(["true", "false"])),
};

const userStatistics = z.object({
  /** Accounts that exist; accounts that left are counted in `left`. */
  total: z.int(),
  left: z.int(),
  byRole: z.record(role, z.int()),
  bySellerApproval: z.record(sellerApproval, z.int()),
  /** The first day of the sign-ups below. Withdrawals do not change them. */
  signupsFrom: day,
  /** The last 12 months in Seoul, oldest first. */
  signupsByMonth: z.array(
    z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), count: z.int() }),
  ),
  /** The last 30 days in Seoul, oldest first. */
  signupsByDay: z.array(z.object({ day, count: z.int() })),
});
export type UserStatistics = z.output<typeof userStatistics>;

export const userEntityRoutes = {
  search: route({
    method: "GET",
    path: "/user-entities/user",
    access: "admin",
    roles: everyAdmin,
    summary: "Finds users by name, company, phone number or user id, by approval and as writers.",
    query: z.extend(userQuery, approvals),
    reply: page(adminUser),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "search",
  }),
  xlsx: route({
    method: "GET",
    path: "/user-entities/xlsx",
    access: "admin",
    roles: [],
    summary: "Saves the users of a search, up to 50,000, as an Excel file.",
    query: z.extend(z.omit(userQuery, { page: true, itemsPerPage: true, cursor: true }), approvals),
    file: { type: sheetType },
    problems: [],
    cost: "search",
  }),
  statistics: route({
    method: "GET",
    path: "/user-entities/statistics",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Counts accounts by role and seller approval, and sign-ups by day and month, from counters" +
      " that move in the transaction of each sign-up, change of role, review and withdrawal.",
    reply: userStatistics,
    problems: [],
    cost: "read",
  }),
  list: route({
    method: "GET",
    path: "/user-entities",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists users.",
    query: userQuery,
    reply: page(adminUser),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/user-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one user.",
    params: ofUser,
    reply: adminUser,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  update: route({
    method: "PATCH",
    path: "/user-entities/{id}",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Changes a user; a new role or password, or a block, ends the user's sessions.",
    params: ofUser,
    body: z.strictObject({
      name: z.optional(oneLine(1, 40)),
      companyName: z.optional(oneLine(1, 80)),
      region: z.optional(region),
      email: z.optional(email),
      phone: z.optional(mobileNumber),
      alarmType: z.optional(alarmType),
      role: z.optional(assignableRole),
      /** Of an admin; only owners set it (D20-11). */
      adminRole: z.optional(adminRole),
      password: z.optional(password),
      /** An empty text lifts the block. */
      blockedReason: z.optional(oneLine(0, 200)),
      version: z.optional(z.int()),
    }),
    reply: adminUser,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT", "PHONE_TAKEN", "EMAIL_TAKEN"],
    cost: "write",
  }),
  signup: route({
    method: "POST",
    path: "/user-entities/signup",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Creates a user on somebody's behalf.",
    status: 201,
    body: z.strictObject({
      userId,
      password,
      name: oneLine(1, 40),
      companyName: z.optional(oneLine(1, 80)),
      region: z.optional(region),
      email: z.optional(email),
      phone: z.optional(mobileNumber),
      role: z._default(assignableRole, "USER"),
      /** Of an admin; SUPPORT if absent. */
      adminRole: z.optional(adminRole),
    }),
    reply: adminUser,
    problems: ["USER_ID_TAKEN", "PHONE_TAKEN", "EMAIL_TAKEN"],
    cost: "write",
  }),
  passwordLink: route({
    method: "POST",
    path: "/user-entities/{id}/password-link",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Mails a link to choose a new password to a user's verified address.",
    params: ofUser,
    problems: ["NOT_FOUND", "EMAIL_REQUIRED"],
    cost: "write",
  }),
  sessions: route({
    method: "GET",
    path: "/user-entities/{id}/sessions",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Lists where a user is logged in, newest first; an admin only to owners.",
    params: ofUser,
    reply: openSessions,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  endSessions: route({
    method: "DELETE",
    path: "/user-entities/{id}/sessions",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Ends all sessions of a user; of an admin only by an owner.",
    params: ofUser,
    problems: ["NOT_FOUND", "VERSION_CONFLICT"],
    cost: "write",
  }),
  openView: route({
    method: "POST",
    path: "/user-entities/{id}/views",
    access: "admin",
    roles: ["SUPPORT"],
    summary:
      "Opens the buyers' site as a user sees it, for 30 minutes and to read only, at an address" +
      " that works once within a minute; on record with its reason (NEW).",
    status: 201,
    params: ofUser,
    body: z.strictObject({ reason: oneLine(2, 200) }),
    reply: z.object({ address: z.url() }),
    problems: ["NOT_FOUND", "ACCOUNT_BLOCKED"],
    cost: "write",
  }),
  deleteUser: route({
    method: "DELETE",
    path: "/user-entities/delete-user",
    access: "admin",
    roles: [],
    summary:
      "Deletes a user by user id (the login name); cannot be restored. Where there is another owner," +
      " it takes the approval of one (D20-12).",
    query: z.strictObject({ userId }),
    problems: [
      "NOT_FOUND",
      "SECOND_PERSON",
      "HAS_RUNNING_ORDERS",
      "LAST_OWNER",
      "ENTRY_LIMIT",
      "PAYMENT_PENDING",
      "VERSION_CONFLICT",
    ],
    cost: "write",
  }),
} satisfies Routes;
