import { Problem } from "@bupum/shared/kernel/problem";
import { featuresUntil } from "@bupum/shared/billing/subscribes/rules";
import { retireCard } from "../credit-cards/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { accountKey } from "../../kernel/request/identity.ts";
import type { Guard, Write } from "../../kernel/table.ts";
import {
  lookKeys,
  type Standing,
  type Subscriber,
  subscribeKey,
  subscriberKey,
  type SubscriptionItem,
  subscriptionKeys,
} from "./items.ts";
import { cancelled, lookAtOf, type State } from "./rules.ts";

/** Who acts, and the clock: `ctx` of an operation; `systemAt(now())` of a worker. */
export type Acting = Pick<Context, "actor" | "now">;

/** Somebody else was faster with the same subscriber: read its standing again. */
export const overtaken = new Problem("BUSY");
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Problem && error.code === "BUSY";

const asRead = (version: number): Guard =>
  version === 0
    ? { exists: false, refused: overtaken }
    : { equals: { version }, refused: overtaken };

/** The account is there: whoever leaves ends its subscription first (D13-14). */
export const mustStay = ({ account }: Standing): Write => ({
  check: accountKey(account.id),
  guard: { exists: true, lacks: ["deletedAt"], refused: overtaken },
});

/** The same of an account that is to be charged, and is not blocked (D13-17). */
export const mustBeChargeable = ({ account }: Standing): Write => ({
  check: accountKey(account.id),
  guard: { exists: true, lacks: ["deletedAt", "blockedReason"], refused: overtaken },
});

/**
 * The row of a subscriber as it will be: the lock of all that moves its money, and when the clock
 * looks at it next, by the standing as it will be. Every write about a subscription has this one
 * beside it.
 */
export function subscriberWrite(
  by: Acting,
  before: Subscriber,
  after: Omit<Standing, "subscriber"> & { subscriber: Subscriber },
): { write: Write; subscriber: Subscriber } {
  const isBlocked = after.account.blockedReason !== undefined;
  const lookAt = lookAtOf(after.subscription, after.payment, by.now(), isBlocked);
  const { userId, subscribeId, cardId, openPaymentId } = after.subscriber;
  const subscriber: Subscriber = {
    userId,
    ...(subscribeId && { subscribeId }),
    ...(cardId && { cardId }),
    ...(openPaymentId && { openPaymentId }),
    ...(lookAt !== undefined && { lookAt }),
    version: before.version + 1,
  };
  const row = {
    ...subscriberKey(userId),
    ...subscriber,
    ...(lookAt !== undefined && lookKeys(userId, lookAt)),
  };
  return { write: { put: row, guard: asRead(before.version) }, subscriber };
}

/** What becomes of a standing, in one transaction. */
export interface Turn {
  /** Absent where it stays as it is. */
  subscription?: State | undefined;
  /** null takes it away. */
  openPayment?: Standing["payment"] | null;
  card?: Standing["card"] | null;
  /** Why, for the audit. */
  reason?: string | undefined;
  /** The account is scrubbed beside it, and takes its copies away itself. */
  isLeaving?: boolean;
}

/**
 * The writes of a turn: the subscriber's row, the subscription with its keys, what the account
 * copies of it (D13-2), and the audit event; and the standing as it is once they are written.
 * Refused with `overtaken` where anything was written since the standing was read.
 */
export function turnOf(
  by: Acting,
  standing: Standing,
  turn: Turn,
): { writes: Write[]; standing: Standing } {
  const { subscriber, account } = standing;
  const next = turn.subscription && stored(turn.subscription);
  const { card, payment, subscription, ...rest } = standing;
  const nextCard = turn.card === null ? undefined : (turn.card ?? card);
  const nextPayment = turn.openPayment === null ? undefined : (turn.openPayment ?? payment);
  const nextSubscription = next ?? subscription;
  const after: Standing = {
    ...rest,
    subscriber: {
      userId: subscriber.userId,
      ...(nextSubscription && { subscribeId: nextSubscription.id }),
      ...(nextCard && { cardId: nextCard.id }),
      ...(nextPayment && { openPaymentId: nextPayment.id }),
      version: subscriber.version,
    },
    ...(nextCard && { card: nextCard }),
    ...(nextPayment && { payment: nextPayment }),
    ...(nextSubscription && { subscription: nextSubscription }),
  };
  const moved = subscriberWrite(by, subscriber, after);
  const writes = [moved.write];
  if (next) writes.push(...subscriptionWrites(by, standing, next, turn));
  return {
    writes,
    standing: {
      ...after,
      subscriber: moved.subscriber,
      ...(next && { account: { ...account, ...copyOf(next) } }),
    },
  };
}

const stored = (state: State): SubscriptionItem => ({
  ...state,
  ...subscribeKey(state.id),
  ...subscriptionKeys(state),
  version: state.version + 1,
});

/** What the account keeps of a subscription (D13-2). */
const copyOf = (one: SubscriptionItem) => ({
  subscribeStatus: one.status,
  entitledUntil: featuresUntil(one),
});

function subscriptionWrites(
  by: Acting,
  { subscription: before, account }: Standing,
  next: SubscriptionItem,
  { reason, isLeaving }: Turn,
): Write[] {
  const from = before?.id === next.id ? before.status : "NONE";
  const copy: Write = {
    change: accountKey(account.id),
    set: copyOf(next),
    guard: { exists: true, lacks: ["deletedAt"], refused: overtaken },
  };
  return [
    { put: { ...next }, guard: asRead(next.version - 1) },
    ...(isLeaving ? [] : [copy]),
    audit(by, { entity: "subscribe", id: next.id, from, to: next.status, reason }),
  ];
}

/** What a leaving account has ends at once: subscription and card (D13-14). */
export function leaving(by: Acting, standing: Standing): Write[] {
  const { subscription, card } = standing;
  const isOver = !subscription || subscription.status === "CANCELLED";
  if (isOver && !card) return [];
  const turn: Turn = { card: null, isLeaving: true, reason: "CLOSED" };
  const { writes } = turnOf(by, standing, {
    ...turn,
    ...(!isOver && { subscription: cancelled(subscription, by.now()) }),
  });
  return [...writes, ...(card ? retireCard(card, by.now(), overtaken) : [])];
}
