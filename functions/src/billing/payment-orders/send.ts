import { Problem } from "@bupum/shared/kernel/problem";
import { log, textOf } from "../../kernel/log.ts";
import { decryptBillingKey } from "../../kernel/secrets/billing-key.ts";
import { write } from "../../kernel/table.ts";
import type { Outcome } from "../../providers/card/card.ts";
import { charge } from "../../providers/card/toss.ts";
import { type Acting, turnOf } from "../standings/writes.ts";
import { changePayment, closeUnsent, type Paying } from "./open.ts";
import { orderNameOf } from "./rules.ts";
import type { PaymentItem } from "../standings/payments.ts";

/**
 * Sends a READY payment. It becomes PENDING before the provider is called, so that a later run
 * after a crash asks and does not charge (D13-7). Its id is the provider's order id and idempotency
 * key. Throws UNAVAILABLE, with the lock released, if the card's key cannot be decrypted; BUSY if
 * it was sent or closed meanwhile.
 */
export async function send(
  by: Acting,
  paying: Paying,
): Promise<{ paying: Paying; outcome: Outcome }> {
  const billingKey = await openedKey(by, paying);
  const { payment, card, account } = paying;
  const sent: PaymentItem = { ...payment, status: "PENDING", sentAt: by.now() };
  const after: PaymentItem = { ...sent, version: payment.version + 1 };
  const turn = turnOf(by, paying, { openPayment: after });
  await write(...turn.writes, changePayment(payment, sent));
  const outcome = await charge({
    billingKey,
    customerKey: card.customerKey,
    orderId: payment.id,
    orderName: orderNameOf[payment.subscribeType],
    amount: payment.amount,
    ...(account.emailVerified && fits(account.email) && { email: account.email }),
  });
  return { paying: { ...turn.standing, payment: after, card }, outcome };
}

/** The provider accepts up to 100 characters; a longer address would make it refuse the charge. */
const fits = (email: string | undefined): email is string =>
  email !== undefined && email.length <= 100;

async function openedKey(by: Acting, paying: Paying): Promise<string> {
  try {
    return await decryptBillingKey(paying.account.id, paying.card.sealedKey ?? "");
  } catch (error) {
    log("error", { event: "billing key does not open", error: textOf(error) });
    await closeUnsent(by, paying);
    throw new Problem("UNAVAILABLE");
  }
}
