import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours } from "@bupum/shared/kernel/time";
import { periodEndOf } from "@bupum/shared/billing/subscribes/periods";
import { nextPeriodOf, oursHours } from "@bupum/shared/billing/subscribes/rules";
import { systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import { log } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { ask } from "../payment-orders/ask.ts";
import { findPayment } from "../payment-orders/items.ts";
import { closeUnsent, type Opened } from "../payment-orders/open.ts";
import { continueRefund } from "../payment-orders/refund.ts";
import { pay } from "../payment-orders/writes.ts";
import { type Due, dueOf } from "./due.ts";
import {
  readStanding,
  readSubscriber,
  type Standing,
  type SubscriptionItem,
} from "../standings/items.ts";
import { endedNotice, priceNotice, renewalNotice, suspendedNotice } from "../standings/notices.ts";
import { cancelled, type State, suspended } from "../standings/rules.ts";
import { type Acting, isOvertaken, turnOf } from "../standings/writes.ts";

/**
 * The most steps for one account in one run: notices, charge, end; more happen only after a pause
 * of the clock.
 */
const mostSteps = 20;
const acting = (): Acting => systemAt(now());

/**
 * Takes all steps that are due for an account, one by one. Each step reads the account anew and is
 * guarded by what it read, so that repeated and late messages change nothing (D13-11). At the end
 * the row says when it is looked at next.
 */
async function look({ userId }: MessageBody<"billing.waited">): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps++) {
    // oxlint-disable-next-line no-await-in-loop -- each step stands on the one before
    const isDone = await retry(isOvertaken, () => step(userId, steps > 0), 5);
    if (isDone) return;
  }
  throw new Error(`There is no end to what is due of ${userId}.`);
}

/** One step; true if none is due. */
async function step(userId: Id<"usr">, isPlaced: boolean): Promise<boolean> {
  const standing = await standingOf(userId);
  if (!standing) return true;
  const due = dueOf(standing, now());
  if (due.act !== "NOTHING") {
    await act(standing, due);
    // An outcome that is still unknown is asked for again at the next look.
    return due.act === "ASK" || due.act === "REFUND" ? isOpen(userId) : false;
  }
  // Every step has set the time of the next look.
  if (!isPlaced) await write(...turnOf(acting(), standing, {}).writes);
  return true;
}

const isOpen = async (userId: Id<"usr">) =>
  (await readSubscriber(userId)).openPaymentId !== undefined;

async function standingOf(userId: Id<"usr">): Promise<Standing | undefined> {
  try {
    const standing = await readStanding(userId);
    // An account that left has nothing open except a refund in progress (D13-14).
    const isOver = standing.account.deletedAt !== undefined && standing.payment === undefined;
    return isOver ? undefined : standing;
  } catch (error) {
    // An account that was never there has nothing to charge.
    if (error instanceof Problem && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}

async function act(standing: Standing, due: Exclude<Due, { act: "NOTHING" }>): Promise<void> {
  const { payment, subscription: one } = standing;
  if (payment) return actOnPayment({ ...standing, payment }, due.act);
  // `dueOf` finds these steps only where there is a subscription.
  await actOn(standing, one!, due);
}

async function actOnPayment(paying: Opened, act: Due["act"]): Promise<void> {
  if (act === "CLOSE") await closeUnsent(acting(), paying);
  else if (act === "ASK") await ask(acting(), paying);
  else await goOnWithRefund(paying);
}

/** A refund that the provider refuses is over; its admin sees that nothing was refunded. */
async function goOnWithRefund(paying: Opened): Promise<void> {
  try {
    await continueRefund(acting(), paying);
  } catch (error) {
    if (!(error instanceof Problem && error.code === "PAYMENT_REFUSED")) throw error;
    log("error", { event: "refund refused", payment: paying.payment.id, ...error.params });
  }
}

async function actOn(standing: Standing, one: SubscriptionItem, due: Due): Promise<void> {
  const at = now();
  switch (due.act) {
    case "CHARGE":
      return chargeRenewal(standing, one);
    case "TELL_RENEWAL":
      return turn(standing, { ...one, toldRenewal: one.periodEnd }, renewalNotice(one, at));
    case "TELL_PRICE":
      return turn(standing, { ...one, toldConsent: one.periodEnd }, priceNotice(one, at));
    case "SUSPEND": {
      const until = due.reason === "PRICE" ? one.periodEnd : at;
      const after = suspended(one, due.reason, until);
      return turn(standing, after, suspendedNotice(after, at));
    }
    default: {
      const reason = one.status === "ACTIVE" ? "BLOCKED" : one.suspendReason;
      return turn(standing, cancelled(one, at), endedNotice(one, at), reason);
    }
  }
}

async function turn(
  standing: Standing,
  subscription: State,
  notice: Write,
  reason: string | undefined = subscription.suspendReason,
): Promise<void> {
  const { writes } = turnOf(acting(), standing, { subscription, reason });
  await write(...writes, notice);
}

/** The next attempt for the due period, at the consented price (D13-8). */
async function chargeRenewal(standing: Standing, one: SubscriptionItem): Promise<void> {
  const { subscribeType, amount } = nextPeriodOf(one);
  const { periodEnd: periodStart, anchorDay, dunningStage, isCardNew } = one;
  const period = {
    periodStart,
    periodEnd: periodEndOf(periodStart, subscribeType, anchorDay),
    anchorDay,
  };
  try {
    await pay(acting(), standing, {
      kind: dunningStage === 0 ? "RENEWAL" : "RETRY",
      attempt: dunningStage + 1,
      subscribeType,
      amount,
      period,
      ...(isCardNew && { isExtra: true }),
    });
  } catch (error) {
    if (!(error instanceof Problem && error.code === "UNAVAILABLE")) throw error;
    await postpone(standing.account.id);
  }
}

/**
 * The card's key could not be decrypted: that is our fault, so the attempt does not count and is
 * repeated in some hours (D13-8). The alarm of the card provider rings, since no member can pay.
 */
async function postpone(userId: Id<"usr">): Promise<void> {
  measure({ Job: "billing" }, { CardProviderRefused: [1, "Count"] }, {});
  const standing = await readStanding(userId);
  const { subscription: one, payment } = standing;
  if (!one || payment) return;
  const next = addHours(now(), oursHours);
  const entitledUntil = one.entitledUntil > next ? one.entitledUntil : next;
  const subscription = { ...one, nextBillingAt: next, entitledUntil };
  await write(...turnOf(acting(), standing, { subscription, reason: "UNAVAILABLE" }).writes);
}

/**
 * The provider reports a change of a payment. Anybody could send this event, so it only makes the
 * clock ask now what it would ask later (D13-7).
 */
async function askNow({ paymentOrderId }: MessageBody<"payment-order.hinted">): Promise<void> {
  await retry(isOvertaken, async () => {
    const { userId } = await findPayment(paymentOrderId);
    const { payment, ...standing } = await readStanding(userId);
    if (payment?.id !== paymentOrderId) return;
    const paying = { ...standing, payment };
    if (payment.status === "PENDING") await ask(acting(), paying);
    else if (payment.refund) await goOnWithRefund(paying);
  });
}

export const handlers = { "billing.waited": look, "payment-order.hinted": askNow };
