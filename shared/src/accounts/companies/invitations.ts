import * as z from "zod/mini";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { email } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { givenRoles, memberRoles as roles, ofCompany as one } from "./fields.ts";

const companyInvitation = z.object({ email: z.string(), roles, expiresAt: instant });
export type CompanyInvitation = z.output<typeof companyInvitation>;
const invitationLink = z.extend(companyInvitation, { code: z.string() });
export type InvitationLink = z.output<typeof invitationLink>;

/** The address of who is invited. */
export const invitedAddress = z.strictObject({ email });

/** Who is invited, and the roles: one at least (D40-3). */
export const invitationDraft = z.extend(invitedAddress, { roles: givenRoles });

/** The code of an invitation, as its link has it. */
export const invitationCode = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** An invitation as the invited account sees it: of the company its name alone (D40-5). */
const ownInvitation = z.object({
  companyName: z.string(),
  /** The owner who invites. */
  inviterName: z.string(),
  roles,
  expiresAt: instant,
});
export type OwnInvitation = z.output<typeof ownInvitation>;

export const invitationRoutes = {
  invitations: route({
    method: "GET",
    path: "/companies/{companyId}/invitations",
    access: "user",
    summary: "Lists a company's open invitations. For owners.",
    params: one,
    query: pageQuery,
    reply: page(companyInvitation),
    problems: ["NOT_FOUND", "FORBIDDEN", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  invite: route({
    method: "POST",
    path: "/companies/{companyId}/invitations",
    access: "user",
    summary: "Mails an invitation to an address; an earlier one of it ends. For owners.",
    params: one,
    body: invitationDraft,
    reply: invitationLink,
    status: 201,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT"],
    cost: "code",
  }),
  takeBack: route({
    method: "DELETE",
    path: "/companies/{companyId}/invitations",
    access: "user",
    summary: "Takes an invitation back; one that is not there is passed over. For owners.",
    params: one,
    body: invitedAddress,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT"],
    cost: "write",
  }),
  ownInvitation: route({
    method: "POST",
    path: "/companies/{companyId}/own-invitation",
    access: "user",
    summary:
      "Shows what an invitation of one's own verified e-mail address is to; changes nothing.",
    params: one,
    body: invitationCode,
    reply: ownInvitation,
    problems: ["INVITATION_INVALID"],
    cost: "read",
  }),
} satisfies Routes;
