import type { Instant } from "@bupum/shared/kernel/time";
import { askAt, surelyUnknownAsk } from "@bupum/shared/billing/payment-orders/rules";
import { write } from "../../kernel/table.ts";
import { outcomeOf } from "../../providers/card/outcome.ts";
import { findPayment as findAtProvider } from "../../providers/card/toss.ts";
import type { Outcome } from "../../providers/card/card.ts";
import { type Acting, turnOf } from "../standings/writes.ts";
import { changePayment, type Opened } from "./open.ts";
import { neverMade } from "./rules.ts";
import { settle, type Settled } from "./settle.ts";
import type { PaymentItem } from "../standings/payments.ts";

/**
 * Asks the provider for the outcome of a PENDING payment. Settles it if the outcome is known;
 * otherwise counts the ask and sets the next one (D13-7). It never charges. May be called early and
 * by a webhook. Throws BUSY if the payment was settled or asked about meanwhile.
 */
export async function ask(by: Acting, paying: Opened): Promise<Settled> {
  const { payment } = paying;
  const found = await findAtProvider(payment.id);
  const outcome = outcomeNow(found, payment, by.now());
  if (outcome.state !== "UNKNOWN") return settle(by, paying, outcome);
  const asked: PaymentItem = { ...payment, asks: payment.asks + 1 };
  const after: PaymentItem = { ...asked, version: payment.version + 1 };
  const turn = turnOf(by, paying, { openPayment: after });
  await write(...turn.writes, changePayment(payment, asked));
  return settle(by, { ...turn.standing, payment: after }, outcome);
}

/**
 * From the second ask on, a payment that the provider does not know was never made. Events may not
 * bring this forward.
 */
function outcomeNow(
  found: Awaited<ReturnType<typeof findAtProvider>>,
  { asks, sentAt = "" }: PaymentItem,
  now: Instant,
): Outcome {
  if (found === "UNKNOWN") return { state: "UNKNOWN" };
  if (found) return outcomeOf(found);
  const isSure = asks + 1 >= surelyUnknownAsk && now >= askAt(surelyUnknownAsk - 1, sentAt);
  return isSure ? neverMade : { state: "UNKNOWN" };
}
