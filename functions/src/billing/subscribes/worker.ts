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
import { readStanding, readSubscriber, type Standing, type SubscriptionItem } from "./items.ts";
import { endedNotice, priceNotice, renewalNotice, suspendedNotice } from "./notices.ts";
import { cancelled, type State, suspended } from "./rules.ts";
import { type Acting, isOvertaken, turnOf } from "./writes.ts";

/** Of one account at one time: to tell, to charge, to end; more only where the clock stood still. */
const mostSteps = 20;
const acting = (): Acting => systemAt(now());

/**
 * Does what time has to do with an account, step by step, each on the standing as it is then and
 * guarded by it, so that doubled and late messages come to the same (D13-11). At last the row knows
 * when it is looked at next; whoever finds nothing to do only writes that.
 */
async function look({ userId }: MessageBody<"billing.waited">): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps++) {
    // oxlint-disable-next-line no-await-in-loop -- each step stands on the one before
    const isDone = await retry(isOvertaken, () => step(userId, steps > 0), 5);
    if (isDone) return;
  }
  throw new Error(`There is no end to what is due of ${userId}.`);
}

/** One step; true where none is due. */
async function step(userId: Id<"usr">, isPlaced: boolean): Promise<boolean> {
  const standing = await standingOf(userId);
  if (!standing) return true;
  const due = dueOf(standing, now());
  if (due.act !== "NOTHING") {
    await act(standing, due);
    // What is still unknown is asked again at another look, also where several are late.
    return due.act === "ASK" || due.act === "REFUND" ? isOpen(userId) : false;
  }
  // Every step has written when to look next.
  if (!isPlaced) await write(...turnOf(acting(), standing, {}).writes);
  return true;
}

const isOpen = async (userId: Id<"usr">) =>
  (await readSubscriber(userId)).openPaymentId !== undefined;

async function standingOf(userId: Id<"usr">): Promise<Standing | undefined> {
  try {
    const standing = await readStanding(userId);
    // Whoever left has ended all but a refund that is under way (D13-14).
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

/** A refund that the provider refuses is over, and its admin sees that nothing was given back. */
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

/** The next attempt for the period that is due, by the price that was agreed to (D13-8). */
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
 * The card's key did not open: that is ours, so nothing counts, and it is tried again in some hours
 * (D13-8). The alarm of the card provider rings, since nobody can pay.
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
 * The provider says that something has happened to a payment. Anybody may say so: it only makes the
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
