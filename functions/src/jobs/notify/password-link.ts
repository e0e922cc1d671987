import { addHours } from "@bupum/shared/kernel/time";
import { addPasswordLink, passwordLinkHours } from "../../accounts/auth/items.ts";
import { findAnyAccount } from "../../accounts/users/items.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { linkTokenOf } from "../../kernel/secrets/code.ts";
import { write } from "../../kernel/table.ts";
import { sendMail } from "../../providers/message/ses.ts";
import * as deliveries from "./deliveries.ts";
import { passwordLinkMail } from "./mail.ts";

type Asked = MessageBody<"password-link.requested">;

/**
 * Mails a link to choose a new password, once (D20-9). Its token is computed here, so that no
 * message, row or log holds it. It belongs to the session version of the request: a repeat after
 * the password was changed revives nothing.
 */
export async function sendPasswordLink({ linkId, userId, sessionVersion }: Asked) {
  const delivery = await deliveries.opened(linkId);
  if (!delivery || delivery.step === "DONE") return;
  const { createdAt: at } = delivery;
  const account = await findAnyAccount(userId);
  const isOver =
    account.deletedAt !== undefined ||
    account.sessionVersion !== sessionVersion ||
    now() > addHours(at, passwordLinkHours);
  if (isOver || !account.email || !account.emailVerified) {
    await deliveries.settle(delivery, "EMAIL", "EXPIRED", []);
    return;
  }
  const claimed = await deliveries.claim(delivery);
  const token = linkTokenOf(`password ${linkId}`);
  await write(addPasswordLink(token, account, at));
  const { email, name, language = "ko" } = account;
  const outcome = await sendMail(passwordLinkMail({ email, name, language }, token, linkId));
  await deliveries.settle(claimed, "EMAIL", outcome.sent ? "SENT" : outcome.code, []);
}
