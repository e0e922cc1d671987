import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { businessNumber } from "../seller-infos/rules.ts";
import { givenRoles as roles, ofCompany as one } from "./fields.ts";
import { joinRequestDays, mostJoinRequests } from "./rules.ts";

/** To which company somebody wants to belong, and one line to its owners (D40-16). */
export const joinRequestDraft = z.strictObject({
  businessNumber,
  message: z.optional(oneLine(1, 200)),
});
export type JoinRequestDraft = z.output<typeof joinRequestDraft>;

const asked = {
  message: z.optional(z.string()),
  askedAt: instant,
  expiresAt: instant,
};

/** A request as its asker sees it: nothing of a company. */
export const ownJoinRequest = z.object({ businessNumber: z.string(), ...asked });
export type OwnJoinRequest = z.output<typeof ownJoinRequest>;

/** A request as the owners of a company see it. */
export const joinRequest = z.object({
  userId: id("usr"),
  name: z.string(),
  email: z.string(),
  ...asked,
});
export type JoinRequest = z.output<typeof joinRequest>;

export const joinRequestRoutes = {
  ownJoinRequests: route({
    method: "GET",
    path: "/companies/join-requests",
    access: "user",
    summary: `Lists one's own open requests to join companies; at most ${mostJoinRequests}.`,
    reply: z.object({ items: z.array(ownJoinRequest) }),
    problems: [],
    cost: "read",
  }),
  askToJoin: route({
    method: "POST",
    path: "/companies/join-requests",
    access: "user",
    summary:
      `Asks the companies that state a business number to be let in, for ${joinRequestDays} days.` +
      " The reply is the same whether there is one. A second request for a number replaces the message.",
    body: joinRequestDraft,
    reply: ownJoinRequest,
    status: 201,
    problems: ["EMAIL_REQUIRED", "ENTRY_LIMIT", "BUSY"],
    cost: "code",
  }),
  withdrawJoinRequest: route({
    method: "DELETE",
    path: "/companies/join-requests",
    access: "user",
    summary: "Takes one's own request back; one that is not there is passed over.",
    body: z.strictObject({ businessNumber }),
    problems: ["BUSY"],
    cost: "write",
  }),
  joinRequests: route({
    method: "GET",
    path: "/companies/{companyId}/join-requests",
    access: "user",
    summary: "Lists who asks to join a company, the first ones first. For owners.",
    params: one,
    reply: z.object({ items: z.array(joinRequest) }),
    problems: ["NOT_FOUND", "FORBIDDEN"],
    cost: "read",
  }),
  acceptJoinRequest: route({
    method: "POST",
    path: "/companies/{companyId}/join-requests",
    access: "user",
    summary: "Invites somebody who asked to a company, with roles. For owners.",
    params: one,
    body: z.strictObject({ userId: id("usr"), roles }),
    problems: ["NOT_FOUND", "FORBIDDEN", "JOIN_REQUEST_ENDED", "BUSY"],
    cost: "write",
  }),
  declineJoinRequest: route({
    method: "DELETE",
    path: "/companies/{companyId}/join-requests",
    access: "user",
    summary: "Declines a request, of which its asker is not told. For owners.",
    params: one,
    body: z.strictObject({ userId: id("usr") }),
    problems: ["NOT_FOUND", "FORBIDDEN", "JOIN_REQUEST_ENDED", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
