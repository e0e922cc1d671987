import { addMinutes } from "@bupum/shared/kernel/time";
import { codeOf } from "../../kernel/secrets/code.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { mayPay } from "../../kernel/messages/paid-messages.ts";
import { sendMail } from "../../providers/message/ses.ts";
import { sendText } from "../../providers/message/text.ts";
import * as deliveries from "./deliveries.ts";
import type { CodeDelivery } from "./deliveries.ts";
import { codeMail, codeText } from "./mail.ts";

type Code = MessageBody<"verification.requested">;

/** A code expires after this (D16-2), and an expired one is not sent. */
const lifeMinutes = { PHONE: 3, EMAIL: 10 };

/** Sends a verification code once. It is computed here, so that no message, row or log holds it. */
export async function sendCode(code: Code): Promise<void> {
  const delivery = await deliveries.opened(deliveries.codeDeliveryIdOf(code));
  if (!delivery || delivery.step === "DONE") return;
  if (now() > addMinutes(delivery.createdAt, lifeMinutes[code.channel])) {
    await deliveries.settle(delivery, channelOf(code), "EXPIRED", []);
    return;
  }
  if (code.channel === "PHONE") await bySms(delivery, code);
  else await byMail(delivery, code);
}

const channelOf = ({ channel }: Code) => (channel === "PHONE" ? "SMS" : "EMAIL");

async function bySms(delivery: CodeDelivery, code: Code): Promise<void> {
  // An existing group was already counted in the budget.
  if (!delivery.groupId && !(await mayPay(code.paidAs, now()))) {
    await deliveries.settle(delivery, "SMS", "DAY_SPENT", []);
    return;
  }
  let current = delivery;
  const outcome = await sendText(code.target, codeText(code, codeOf(code.verificationId)), {
    groupId: delivery.groupId,
    async remember(groupId) {
      current = await deliveries.remember(current, groupId);
    },
  });
  await deliveries.settle(current, "SMS", outcome.accepted ? "ACCEPTED" : outcome.code, []);
}

async function byMail(delivery: CodeDelivery, code: Code): Promise<void> {
  const claimed = await deliveries.claim(delivery);
  const outcome = await sendMail(codeMail(code, codeOf(code.verificationId)));
  await deliveries.settle(claimed, "EMAIL", outcome.sent ? "SENT" : outcome.code, []);
}
