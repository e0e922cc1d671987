import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../../kernel/context.ts";
import type { BillingNotice } from "../../kernel/messages/notice-messages.ts";
import { write } from "../../kernel/table.ts";
import { sendMail } from "../../providers/message/ses.ts";
import { type Account, findAccount } from "../../accounts/users/items.ts";
import * as deliveries from "./deliveries.ts";
import type { CodeDelivery } from "./deliveries.ts";
import { billingMail } from "./mail.ts";

/** One mail for one event, however often it is raised. */
const idOf = ({ userId, event, refId }: BillingNotice): string =>
  deliveries.idFrom(userId, event, refId);

/**
 * Sends a subscription notice by mail to a verified address, whatever the alarm type is: it is
 * about money, and no type of app notice fits (D13-13).
 */
export async function tellOfBilling(notice: BillingNotice): Promise<void> {
  const account = await accountOf(notice.userId);
  if (!account) return;
  const delivery = await openedFor(notice);
  if (!delivery || delivery.step === "DONE") return;
  const { email, emailVerified, name, language } = account;
  if (!email || !emailVerified) {
    await deliveries.settle(delivery, "EMAIL", "NO_ADDRESS", []);
    return;
  }
  const claimed = await deliveries.claim(delivery);
  const outcome = await sendMail(billingMail({ email, name, language }, notice, delivery.id));
  await deliveries.settle(claimed, "EMAIL", outcome.sent ? "SENT" : outcome.code, []);
}

async function accountOf(userId: BillingNotice["userId"]): Promise<Account | undefined> {
  try {
    return await findAccount(userId);
  } catch (error) {
    // An account that left gets no mail.
    if (error instanceof Problem && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}

async function openedFor(notice: BillingNotice): Promise<CodeDelivery | undefined> {
  const id = idOf(notice);
  const known = await deliveries.find(id);
  if (known) return known;
  const delivery: CodeDelivery = {
    id,
    step: "SEND",
    channels: ["EMAIL"],
    createdAt: now(),
    version: 1,
  };
  try {
    await write(deliveries.openDelivery(delivery));
    return delivery;
  } catch (error) {
    if (error !== deliveries.openDelivery.taken) throw error;
    return deliveries.find(id);
  }
}
