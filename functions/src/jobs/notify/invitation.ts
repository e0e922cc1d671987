import { invitationCode, readCompanies, readInvitation } from "../../accounts/companies/items.ts";
import { accountKey, now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { read } from "../../kernel/table.ts";
import { sendMail } from "../../providers/message/ses.ts";
import * as deliveries from "./deliveries.ts";
import { invitationMail } from "./mail.ts";

type Invited = MessageBody<"company.invited">;

/**
 * Mails an invitation to the invited address, once (D40-5). Its code is computed here, so that no
 * message, row or log holds it. One that was taken back or replaced meanwhile, or whose owner left, is
 * not sent.
 */
export async function sendInvitation(invited: Invited): Promise<void> {
  const { companyId, email, invitedAt, language } = invited;
  const delivery = await deliveries.opened(deliveries.idFrom(companyId, email, invitedAt));
  if (!delivery || delivery.step === "DONE") return;
  const [[company], invitation] = await Promise.all([
    readCompanies([companyId]),
    readInvitation(companyId, email),
  ]);
  const inviter = invitation && (await read(accountKey(invitation.invitedBy)));
  const isOpen = invitation?.invitedAt === invitedAt && invitation.expiresAt > now();
  if (!company || !isOpen || !inviter || inviter["deletedAt"]) {
    await deliveries.settle(delivery, "EMAIL", "EXPIRED", []);
    return;
  }
  const claimed = await deliveries.claim(delivery);
  const outcome = await sendMail(
    invitationMail(
      { email, language },
      {
        company,
        inviter: {
          name: String(inviter["name"]),
          email: inviter["emailVerified"] === true ? String(inviter["email"]) : undefined,
        },
      },
      invitationCode(companyId, invitation),
      delivery.id,
    ),
  );
  await deliveries.settle(claimed, "EMAIL", outcome.sent ? "SENT" : outcome.code, []);
}
